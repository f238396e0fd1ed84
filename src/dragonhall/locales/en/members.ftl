# The pages of members.
member-become = A name of your own
member-become-line = Guests can play everything. Members also keep their name, find their tables on every device and can play rated games. No e-mail address, no password.
member-new = I am new
member-join = Become a member
member-private = The hall stores your name, your tables and your results. You can download or delete everything at any time.
member-back = I am a member
member-sign-in = Sign in
member-passkey = Sign in with a passkey
member-passkey-not = Signing in with the passkey failed.
member-add-passkey = Add a passkey ({ $n })
member-phrase = Recovery phrase
member-phrase-line = Write these six words down now: they are shown only once. You can sign in with them on any device. Nobody can recover them for you.
member-copy = Copy
member-written = I have written them down
member-new-phrase = New recovery phrase
member-since = Member since { $day }
member-tables = My tables
member-no-tables = You have not played at a table in this hall yet.
member-older = Older
member-place = { $place ->
    [1] { $shared ->
        [1] Won
       *[other] Shared the win
    }
   *[other] Place { $place }
}
member-rated = rated
member-ratings = Ratings
member-no-ratings = Only rated games count here. Choose “rated” when you open a table.
member-boards-line = Drake, a bot that plays by simple rules, is rated 1500. Bot ratings never change, so a rating means the same in every hall. Members are ranked by the lower end of their 95% interval. A tilde (~) marks a rating based on few games.
member-bot = { $name } (bot)
member-duel = duels
member-table = 3 or more players
member-provisional = provisional
member-fixed = fixed
member-matches = { $n ->
    [one] one game
   *[other] { $n } games
}
member-devices = Devices
member-device = A device
member-this = this one
member-sign-out = Sign out
member-self = Name and data
member-change = Change my name
member-export = Download all my data
member-delete = Delete my account
member-delete-line = This permanently deletes: your name and portrait, recovery phrase, passkeys and devices, history, ratings, statistics and deals of the day, clubs, mutes, blocks and reports, and your addresses for notifications. In old games and tournaments a dash replaces your name. Backups that the host made before stay as they are. Type your name, { $name }, to confirm.
member-delete-do = Delete everything
member-clubs-line = Clubs have tables, rankings and tournaments of their own.
member-clubs = My clubs
