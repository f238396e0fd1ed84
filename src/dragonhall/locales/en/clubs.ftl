# The pages of clubs.
club-line = A club is a group of members with its own tables, rankings and history. People join through a link.
club-members-only = Clubs are for members of this hall. Become one: all it takes is a name. Then open the link again.
club-mine = My clubs
club-none = You are not in a club yet. Start one, or ask for an invitation.
club-found = Start a club
club-found-do = Start the club
club-name = Name of the club
club-about = Description
club-role-owner = owner
club-role-helper = helper
club-role-member = member
club-role-of = Role of { $name }
club-count = { $n ->
    [one] one member
   *[other] { $n } members
}
club-since = Since { $day }
club-invited = You are invited to this club.
club-join = Join the club
club-closed = This club is by invitation only: ask one of its members for the link.
club-tables = Tables
club-no-tournaments = The club has no tournament yet.
club-no-tables = The club has no open or running tables.
club-lay = New table: { $game }
club-members = Members
club-hand-over = owner (hands the club over)
club-remove = Remove
club-invite = Invite people
club-invite-line = Anyone who has this link can join. A new link replaces the old one.
club-renew = New link
club-game = Game
club-kind = Duels or larger tables
club-no-ratings = Nobody in the club has played a rated game of this kind.
club-history = History
club-no-history = The club has not finished a game yet.
club-won = Won by { $names }
club-older = Older
club-self = Your membership
club-change = Change
club-leave = Leave the club
club-delete = Delete the club
club-delete-line = This deletes the club, its history and all memberships for good. Type its name, { $name }, to confirm.
