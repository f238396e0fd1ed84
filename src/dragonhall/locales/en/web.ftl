# The pages in the browser. Each game has a file of its own for its table (web-<game>.ftl).

web-skip = Skip to the table
web-nav = Pages
web-nav-play = Play
web-nav-daily = Daily
web-me-named = My account: { $name }
web-puzzles-line = Positions from real games with one clearly best move. Find it.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzles-next = Next puzzle
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-continue = Continue
web-home = Back to the hall
web-retry = Try again
web-go = Go
web-hero = Dragon board games for you and your friends
web-hero-line = Share a link to play with friends, or let bots take the empty seats. In your browser, on any screen, without an account.
web-games = The games
web-seats = { $low } to { $high } players
web-play-now = Play now
web-play-now-note = Play now: you and two bots ({ $level }), about 5 minutes
web-solo = Against bots
web-solo-line = { $played ->
    [one] 1 game
   *[other] { $played } games
  } against bots, { $won } won. Best bot beaten: { $best }
web-solo-apart = Games against bots alone are counted separately and never rated.
web-solo-ladder = The ladder of bots
web-streak = { $days ->
    [one] Daily streak: 1 day
   *[other] Daily streak: { $days } days
  }
web-invite = With friends
web-learn = Lesson
web-rules = Rules
web-my-tables = Earlier games
web-going = Your games
web-forget = Remove table { $code } from this list
web-have-code = Do you have a code?
web-code = Table code or link
web-open-record = Open a saved game
web-bad-record = This file is not the record of a finished game.
web-public-tables = Public tables
web-no-public = There is no public table at the moment. Open one: friends and strangers can join.
web-seats-free = { $free ->
    [one] 1 seat
   *[other] { $free } seats
  } of { $seats } free
web-state-open = not started yet
web-state-running = in progress
web-state-over = finished
web-clock-ends = time runs out { $when }
web-credits = Credits
web-who = Who is playing?
web-your-name = Your name
# The name of a player who has given none.
web-me = You
web-first-learn = Learn it in two minutes
web-first-play = Just play
web-first-here = Start here
web-language = Language

web-set-theme = Appearance
web-set-theme-auto = as on this device
web-set-theme-dark = candlelight
web-set-theme-light = daylight
web-set-pace = Pace of play
web-set-pace-slow = slow
web-set-pace-normal = normal
web-set-pace-fast = fast
web-set-pace-instant = instant
web-set-size = Card size
web-set-size-small = small
web-set-size-normal = normal
web-set-size-large = large
web-set-confirm = Confirm my moves
web-set-confirm-always = always
web-set-confirm-risky = only before risky moves
web-set-confirm-never = never
web-set-monograms = Letters on cards and pieces, besides colours and pictures
web-set-aids = Table aids: possible combinations, powers that would trigger, odds. The “?” button turns each of them on or off.
web-set-sound = Sound and vibration
web-set-volume = Volume
web-set-notify = Notify me when it is my turn

web-new-table = { $game }: new table
web-who-plays = Players
web-only-here = The hall cannot be reached: only this device and bots can play at this table.
web-how-many = Number of players
web-sit-me = me
web-sit-friend = a friend, by link
web-sit-second = someone else on this device
web-their-name = Their name
web-sit-bot = bot: { $level }
web-sit-hint = Bots can take the seats that are still free at the start.
web-public = Public
web-public-line = Listed in the hall; anyone can join.
web-private = Among friends
web-private-line = Only those you invite can find it.
web-link-only = Require the full link; the short code alone will not open the table
web-many-seats = Guests may add more players on their own device
web-setup-time = Time
web-setup-guests = Guests
web-setup-variants = Game variants
web-setup-variants-line = These are the standard rules. Change whatever you like.
web-setup-more = More
web-own-number = another number
web-variant = { $name }
web-variant-line = { $name }: { $value }
web-time-free = No clock
web-time-free-line = Everybody takes the time they need.
web-time-clock = With a clock
web-time-clock-line = A bot steps in for a player who runs out of time.
web-time-days = Over several days
web-time-days-line = Drop in when it suits you; nobody is replaced for being away.
web-for-a-decision = Time per decision
web-n-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }
web-n-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
web-n-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
web-no-limit = no limit
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-free-chat = Guests may write freely in the chat
web-lay-table = Open the table
web-lay-and-invite = Open the table and get the link
web-is-member = Member of this hall
web-level-hatchling = Hatchling
web-level-whelp = Whelp
web-level-cockatrice = Cockatrice
web-level-drake = Drake
web-level-wyvern = Wyvern
web-level-amphiptere = Amphiptere
web-level-lindworm = Lindworm
web-level-wyrm = Wyrm
web-level-wyrm-classic = Wyrm
web-level-strength = { $level }, { $strength }
web-strength-hatchling = random moves
web-strength-whelp = very easy
web-strength-cockatrice = easy
web-strength-drake = medium
web-strength-wyvern = fairly hard
web-strength-amphiptere = hard
web-strength-lindworm = very hard
web-strength-wyrm = the hardest

web-seats-title = At the table
web-free-seat = Free seat
web-bot-name = { $level } { $seat }
web-host = host
web-sit-here = Sit here
web-sit-too = Add someone here
web-second-name = Guest { $n }
web-add-bot = Bot
web-level = Level of the bot
web-free-it = leave open
web-stand = Leave the seat
web-remove = Remove
web-start = Start
web-start-fill = { $free ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $free } free seats
  }
web-wait-host = { $host } will start the game as soon as everybody is here.
web-invite-title = Invite
web-invite-line = Anyone who opens this link can sit down.
web-link-for = Who should be able to open the link?
web-link-here = only browsers on this computer
web-link-network = everybody in your network ({ $address })
web-link-only-here = This link and its QR code work on this computer only. For guests on other devices, start the hall with “dragonhall serve --host 0.0.0.0”.
web-copy-link = Share the link
web-copied = Copied
web-qr = QR code of the link
web-playing-as = You play as { $name }.
web-invited = { $host } invites you to { $game }
web-join = Sit down

web-opening = The table is being set up…
web-reconnecting = Connection lost. Reconnecting…
web-pending-move = { $move }: waiting for the connection. It will be sent as soon as the hall answers.
web-watching = You are watching.
web-bot-plays-for-you = A bot plays for you.
web-i-am-back = I’m back
web-is-away = { $name } is away.
web-let-bot = Let a bot take over
web-stand-in = played by a bot
web-away = away
web-to-act = to move
web-winner = winner
web-opponents = Opponents
web-my-place = Your place
web-players = Players
web-undo = Take back
web-took-back = { $name } takes the last move back.
web-undo-asked = { $name } would like to take back a move. Do you agree?
web-undo-waiting = Waiting for the others to agree to a take-back.
web-your-turn = Your turn. What will you do?
web-your-turn-short = Your turn
web-your-turn-title = Your turn: { $table }
web-waiting-for = Waiting for { $names }…
web-confirm = Confirm: { $move }
web-unpick = Clear selection
web-less = One fewer
web-more = One more
web-all-moves = All { $count }
web-all-moves-title = Everything you can do
web-log = Log
web-help = Help
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-send = Send
web-keys = Keyboard shortcuts
web-key-tab = go from area to area
web-key-arrows = move within an area
web-key-enter = select; press again to confirm
web-key-numbers = press the first, second … button
web-key-confirm = confirm the selection
web-key-escape = clear the selection
web-key-moves = list everything you can do
web-key-inspect = explain the card or token
web-key-undo = take back a move
web-key-log = open the log
web-key-talk = open the chat
web-why-not = You can’t use this now. Everything you can use is highlighted.
web-nothing-more = There is nothing more to explain here.

web-pass-to = Pass the screen to { $name }
web-curtain-line = Everybody else, please look away.
web-curtain-open = I am { $name }

web-end = The end
web-line = Line
web-score = Score
web-score-sheet = Score sheet
web-rematch = Rematch
web-change-players = Change players
web-go-rematch = Go to the rematch
web-replay = Replay
web-uploaded = Uploaded by a guest; not played in this hall.
web-share = Share
web-record = Save record
web-look-at-table = Look at the table
web-back-to-table = Back to the table
web-seen-by = View as
web-spectator = spectator
web-first = To the start
web-previous = One move back
web-next = One move forward
web-last = To the end
web-run = Play
web-pause = Pause

web-review = Review: who was ahead, and why
web-review-begins = Starting the review…
web-review-cost = This decision lowered the chance of winning by { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

web-menu = Table menu
web-notes = Messages
web-dock = Your decision
web-bot-for-me = Let a bot play for me
web-bot-for = Let a bot play for { $name }
web-resign = Resign
web-resign-line = You leave the game for good, and a bot plays on for you. This cannot be undone.
web-vote = Vote to remove { $name }
web-vote-count = Remove { $name }: { $yes } of { $needed } votes

web-how-to-play = How to play
web-chapters = Chapters

web-trouble = The dragon is asleep
web-trouble-other = Something went wrong. Try again, or go back to the hall.
web-trouble-offline = The hall cannot be reached. Are you online, and is the server running? Your game is safe: it will continue where it stopped.
web-trouble-no-table = No table has this code. There may be a typo, or the table was deleted. Ask for the link again, or open a table of your own.
web-trouble-no-page = There is no such page.
web-trouble-no-ply = The game never got that far.
web-trouble-bad-token = Your key no longer opens this table. Reload the page to enter as a guest.
web-trouble-no-game = This hall does not have that game.
web-trouble-seat-taken = Somebody else was quicker: that seat is taken.
web-trouble-already-started = That game has already started. You can watch.
web-trouble-bad-name = Names must be 1 to 24 characters long.
web-trouble-old-protocol = This page is out of date. Reload it.
web-trouble-too-fast = Too many requests. Wait a moment and try again.
web-trouble-stale = Something has changed at the table. Look again, then decide.
web-trouble-cannot-undo = That cannot be taken back: something has been rolled, drawn or revealed since.

web-credits-icons = Icons
web-credits-icons-line = From game-icons.net, licence CC BY 3.0, recoloured and combined by us. Icons made by:
web-credits-fonts = Fonts
web-credits-own = Original art
web-credits-own-line = The five racing dragons, the mandrake, the five-headed dragon, doors, cards, coins, dice, eggs and tokens were drawn for Dragonhall.
web-credits-games = The games
web-credits-games-line = Dragonhall is made by fans. The games belong to their authors and publishers; we wrote the rules in our own words.

# The story: what happened, beat by beat.
web-lately = What just happened
web-to-my-turn = Skip to my turn
web-forced = You have only one possible move, so it is made for you.
web-go-on = Continue
web-pause-title = Results so far
web-pause-brought = Everybody gained:
web-see-moment = Show this moment
web-peek = This is the table after move { $ply }.
web-back-to-now = Back to now
web-telling = Tap anywhere to continue; hold to skip ahead to your turn.

# Bots have names of their own; eight for each level, so that no two at a table are called the same.
web-bots-hatchling = Pip, Crumb, Nibble, Tumble, Squeak, Button, Wick, Ember
web-bots-whelp = Scamper, Thimble, Pebble, Mottle, Fidget, Bobbin, Acorn, Sprig
web-bots-cockatrice = Crest, Russet, Spindle, Gorse, Pinion, Tansy, Burdock, Cobble
web-bots-drake = Flint, Brindle, Sorrel, Cinder, Marrow, Quill, Bramble, Rook
web-bots-wyvern = Vesper, Sable, Thorn, Isolde, Merrow, Corvane, Hexa, Galen
web-bots-amphiptere = Zephyr, Halcyon, Tamsin, Peregrine, Skye, Auriel, Larkspur, Nimbus
web-bots-lindworm = Sigrid, Yarrow, Fenwick, Hesper, Runa, Talwyn, Skald, Ilvane
web-bots-wyrm = Ashmaw, Grimhild, Tarragon, Morwenna, Oldscale, Ysgrim, Bellowmere, Hoarfang
web-bots-wyrm-classic = { web-bots-wyrm }
web-set-face = Your portrait
web-set-face-n = portrait { $n }
web-you = you
web-why = Why this question?
web-aids = Table aids
web-sure = { $move }: are you sure?
web-sure-because = { $move }? { $risk }

web-plain-choose = Choose { $name }
web-plain-hand = Your hand
web-plain-pile = { $label }: { $count }
web-plain-revealed = Just shown
web-pile-empty = There are no cards here.
web-member = My account
web-rate-it = Rated game: members and bots only, with a clock and without hints. The result counts towards the rankings.
web-boards = Rankings
web-clubs = Clubs
web-people = People at this table
web-for-club = For a club
web-for-no-club = No club
web-tournaments = Tournaments
web-to-tournament = Go to the tournament
web-statistics = Statistics

# Hints

web-hint = Hint
web-hint-thinking = Thinking about it…
web-hint-best = Hint: { $move }
web-hint-share = wins about { $share }% of the time, judging by what you can see
web-hint-only = There is only one move: { $move }.
web-hint-close = Another move is about as good.
web-hint-even = These moves are about equally good.
web-hint-mixed = Your choice is secret, so vary your play and stay unpredictable.
web-hint-others = Other moves
web-hint-other = { $move }: { $share }%
web-hints-on = Allow hints at this table
web-hints-off = Switch hints off at this table
web-hinted = Hints used: { $list }.
web-hinted-by = { $name } ({ $count })
web-key-hint = a hint, where the table allows it

# Lessons

web-lesson = Lesson
web-lesson-step = Lesson, step { $step } of { $steps }
web-lesson-next = Next
web-lesson-play-on = Play on
web-lesson-leave = Leave the lesson
web-lesson-watch = See what happens…
web-lesson-read = Read this first, then press Next.

# Puzzles

web-puzzles = Puzzles
web-puzzle = Puzzle
web-puzzle-grade = Difficulty: { $grade } of 4 stars
web-puzzle-streak = in a row: { $streak }, best { $best }
web-puzzle-ask = Judging by what you can see, one move is clearly best. Find it.
web-puzzle-wrong = That is not it: another move wins more often. Try again.
web-puzzle-wrong-share = “{ $move }” wins { $share }% of the time; another move wins { $best }%. Try again.
web-puzzle-right = Right!
web-puzzle-answer = This is the move: { $move }.
web-puzzle-shares = It wins { $share }% of the time; the next best move wins { $next }%.
web-puzzle-missed = Missed by: { $levels }.
web-puzzle-show = Show the move
web-puzzle-next = Next puzzle
web-puzzle-copied = The link is copied.

# Asking the rules.
web-search-rules = Search the rules
web-search-found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
  }
web-search-near = No exact match. These rules come close:
# Words of a question that a search leaves out, and groups of words with the same meaning: each word stands for all that begin with it.
web-search-ignored =
    a an and are as at be been by can could did do does for from get had has have how i if in into is it its may me
    must my no not of on or our shall should so go goes than that the their them then there these they this to two
    up us was we what when where which who whom whose why will with would you your happen happens
web-search-alike =
    tie tied equal level draw; first begin start lead open; look see peek examine count; end over finish last; buy
    purchase pay; throw roll dice die; lose out eliminat; win won victory; steal take rob
web-rule-number = Rule { $number }
web-why-not-turn = It is not your turn: { $names } must decide first.
web-uses = You can use it to:
web-uses-more = and { $more } more
web-hints = Hints
web-hints-alone = only while one person is playing
web-hints-yes = always
web-hints-no = never
web-not-now = Not possible now
web-what-happens = What happens if…
web-what-happens-pick = Pick a card or a piece: the moves with it are listed here.
web-what-happens-open = The rest depends on luck or on hidden cards. For example:
web-what-happens-nothing = Nothing else happens right away.
# The deal of the day

web-daily = The deal of the day
web-daily-line = One deal per game every day: the same cards and the same bots for everybody.

# A big screen that shows the table, with hands on phones

web-screen = Show on a television
web-screen-line = The board on the big screen, each hand on a phone.
web-screen-join = Scan to sit down
web-screen-watching = All players see their own cards on their phones.
web-screen-late = Scan to take over from a bot
web-screen-wait = The host starts the game on their own device.
web-screen-full = Full screen
web-hand-board = Show the board
web-hand-only = Show my hand only
web-take-bot-seat = Take over from a bot
web-watching-full = All seats are taken: you are watching.
