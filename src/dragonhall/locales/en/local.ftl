# Tables in this browser, pages without a network, games in a link.

local-hero-line = Play against bots or pass one device around, even offline. No account, nothing to install.
local-have-record = Do you have a saved game?
local-set-up = Set up a table
local-docs = Documentation
local-at-hall = Needs a connection: only the hall has the rules of this game.
local-missed =
    { $count ->
        [one] { $games } cannot be played now: it was installed in the hall, only the hall has its rules, and the hall cannot be reached.
       *[other] { $games } cannot be played now: they were installed in the hall, only the hall has their rules, and the hall cannot be reached.
    }
local-update = A newer version of these pages is available.
local-update-now = Reload
local-update-later = Later
local-brought-record = A shared game
local-brought-position = A shared position
local-brought-line =
    { $game }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, after { $ply ->
        [one] one move
       *[other] { $ply } moves
    }. You play in this browser; bots take the other seats.
local-brought-seat = My seat
local-brought-play = Play on
local-brought-bad = This link is broken, or it was not made by Dragonhall.
local-link = Link to this position
local-link-copied = Link copied
local-to-hall = Continue with friends
local-to-hall-line = Moves this table to the hall as it is; friends can join through its link.
local-play-here = Continue in this browser
local-play-here-line = Continues without the hall, even offline.
local-keep-here = Keep in this browser
local-keep-here-line = To watch it again or play on, even offline.
local-carried = This game was started elsewhere, so the player who imported it may have seen hidden cards. From here on, the dice are new.
web-trouble-long-link = This game is too long for a link: save it as a file.
