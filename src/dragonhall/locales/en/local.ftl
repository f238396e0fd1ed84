# Tables in this browser, pages without a network, games in a link.

local-hero-line = Against bots or around one device, also without a network. No account, nothing to install.
local-have-record = You have a saved game?
local-set-up = Set up a table
local-docs = Documentation
local-update = A newer version of these pages is here.
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
local-brought-seat = I play
local-brought-play = Play on
local-brought-bad = This link is broken, or it was not made by Dragonhall.
local-link = Link to this position
local-link-copied = Link copied
web-trouble-long-link = This game is too long for a link: save it as a file.
