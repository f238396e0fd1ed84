# The deal of the day, in the browser.

daily-about = Everybody plays the same deal of each game against the same bots. New deals every day at midnight UTC. Doing as well as our strongest bot is a very good result.
daily-past = This day is over. You can still play, but your result will be marked as late.
daily-table = { $seats } players; you are player { $seat }. Bots: { $level }.
daily-play = Play
daily-go-on = Continue
daily-count = { $count ->
    [one] 1 result here
   *[other] { $count } results here
  }
daily-mine = You finished { house-rank } of { $seats }.
daily-points = Points by player: { $points }
daily-late = late
daily-see-mine = Replay my game
daily-house-line = Our strongest bot: { house-rank } of { $seats }.
daily-you = You
daily-strongest = Our strongest bot
daily-ghost = Your game beside our strongest bot’s
daily-beat-house = You did better than our strongest bot!
daily-house-beat = Our strongest bot did better.
daily-like-house = You did as well as our strongest bot.
daily-share = Share as a picture
daily-house-ask = How would our strongest bot do?
daily-house-thinks = The bot is playing…
daily-see-house = See the bot’s game
daily-send = Add my result to this hall’s leaderboard
daily-place = { house-rank }
daily-place-count = { house-rank }: { $count }
daily-calendar = Calendar
daily-month-before = Previous month
daily-month-after = Next month
daily-day-done = { $date }, { $done } of { $games } played
daily-results = The day’s results
daily-fair = This is just for fun. There are no hints and no take-backs, the hall checks every bot move, and only your first result counts. Still, the deal depends only on the date, so cheating is possible.
daily-guests = Guests are told apart only by name. Nobody else can use a member’s name.
