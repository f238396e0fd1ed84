# Tables in this browser, pages without a network, games in a link.

local-hero-line = Against bots or around one device, even without a network. No account, nothing to install.
local-have-record = Do you have a saved game?
local-set-up = Set up a table
local-docs = Documentation
local-update = There is a newer version of these pages.
local-update-now = Load it
local-update-later = Later
local-brought-record = A game in a link
local-brought-position = A position in a link
local-brought-line = { $game }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, after { $ply ->
        [one] one move
       *[other] { $ply } moves
    }. It is played in this browser; bots take the other seats.
local-brought-seat = My seat
local-brought-play = Play on
local-brought-bad = This link is broken, or it was not made by Dragonhall.
local-link = Link to this position
local-link-copied = Link copied
local-to-hall = Continue with friends
local-to-hall-line = The table moves to this hall as it stands; friends join by its link.
local-play-here = Continue in this browser
local-play-here-line = From here on without the hall, even without a network.
local-keep-here = Keep in this browser
local-keep-here-line = To watch it again or play on, even without a network.
local-carried = This table was begun elsewhere: whoever brought it may know what was hidden then. The dice are new.
web-trouble-long-link = This game is too long for a link: save it as a file.
