# The deal of the day, in the browser.

daily-about = Everybody plays the same deal of each game against the same bots. A new one comes every day at midnight, universal time.
daily-past = This day is over: you can still play it, marked as late.
daily-table = { $seats } seats, you have seat { $seat }, against { $level }.
daily-play = Play
daily-go-on = Go on
daily-count = { $count ->
    [one] 1 result here
   *[other] { $count } results here
  }
daily-mine = You: place { $place } of { $seats }.
daily-points = Points by seat: { $points }
daily-late = late
daily-see-mine = Look back
daily-house-line = The house: place { $place } of { $seats }.
daily-house-ask = What would the house do?
daily-house-thinks = The house plays…
daily-see-house = See its game
daily-send = Add my result to this hall’s table
daily-place = { $place }.
daily-place-count = place { $place }: { $count }
daily-calendar = Calendar
daily-month-before = Previous month
daily-month-after = Next month
daily-day-done = { $date }, { $done } of { $games } played
daily-results = The day’s results
daily-fair = It is for fun: there are no hints and nothing is taken back, a hall checks every move of the bots, and the first result of each person counts. But the deal follows from the date, so anyone who wants to cheat can.
daily-guests = Guests are told apart only by their names; a member’s name belongs to that member alone.
