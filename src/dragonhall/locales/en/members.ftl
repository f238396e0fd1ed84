# What members of a hall read.
member-become = A name of your own
member-become-line = Guests play everything here. As a member you also keep your name, find your tables on every device, and may play rated matches. No e-mail address, no password.
member-new = I am new
member-join = Become a member
member-private = The hall keeps your name, your tables and results. You can take all of it along, or delete it, at any time.
member-back = I am a member
member-sign-in = Sign in
member-passkey = Sign in with a passkey
member-passkey-not = The passkey did not work.
member-add-passkey = Add a passkey ({ $n })
member-phrase = Recovery phrase
member-phrase-line = Write these six words down now: they are shown only once. With them you can sign in on any device. Nobody can look them up for you.
member-copy = Copy
member-written = I have written them down
member-new-phrase = New recovery phrase
member-since = Member since { $day }
member-tables = My tables
member-no-tables = You have not sat at a table of this hall yet.
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
member-no-ratings = Only rated matches count here; choose that when you open a table.
member-boards-line = 1500 is Drake, a bot that plays by rules of thumb. The bots’ ratings never change, so a rating means the same in every hall. Members are ranked by the lower end of the interval, which contains the true value with a probability of 95%. A tilde marks a rating after few matches.
member-bot = { $name } (bot)
member-duel = duels
member-table = three or more
member-fixed = fixed
member-matches = { $n ->
    [one] one match
   *[other] { $n } matches
}
member-devices = Devices
member-device = A device
member-this = this one
member-sign-out = Sign out
member-self = Name and data
member-change = Change my name
member-export = Download all my data
member-delete = Delete my account
member-delete-line = This deletes your name, your history and your ratings for good; at old tables a dash stands for you. Type your name, { $name }, to confirm.
member-delete-do = Delete everything
