# What the bots and the laboratory say.

bot-hatchling = Hatchling { $seat }
bot-drake = Drake { $seat }
bot-wyvern = Wyvern { $seat }
bot-wyrm = Wyrm { $seat }
bot-own = { $name } { $seat }

hint-only = There is only one move: { $move }.
hint-best = I would { $move }: as far as you can know, that wins { $share } % of the time, “{ $other }” { $less } % ({ $count } tries).
hint-close = I would { $move }, but “{ $other }” looks about as good: { $share } % and { $less } % ({ $count } tries).
hint-mixed = Everybody chooses at the same time here: do not always do the same thing.

duel-title = { $a } against { $b } at { $game }, { $seats } players
duel-goes-on = Going on: { $blocks } blocks were played before.
duel-result = { $a } wins { $share } % of { $games } games in { $blocks } mirrored blocks (95 % interval: { $low } % to { $high } %; equals would get { $even } %).
duel-stronger = { $a } is stronger.
duel-not-stronger = { $a } is not clearly stronger.
duel-open = It is not clear yet which one is stronger: play more games.

review-title = { $game }, { $plies } plies, looked at again
review-curve = Chance to win after every ply, as each seat could know it
review-costly = The decisions that cost most
review-no-costly = No decision clearly cost anything.
review-decision = Ply { $ply }, { $name }: "{ $move }" promised { $share } %, "{ $better }" { $best } %.
review-luck-title = Luck and skill
review-luck = { $name }: { $result } % of the win; skill { $skill }, luck { $luck } points.
review-seat = Seat
review-result = Result
review-skill = Skill
review-luck-head = Luck
review-meaning = Skill is what the chosen moves promised beyond a player by rules of thumb, in points of win chance; luck is the rest beyond an even share: dice, cards, and the others.
review-how = Judged by { $count } playouts in { $seconds } s.
review-saved = The page is in { $file }.
review-progress = Looking at ply { $ply } of { $plies }
review-waiting = Other reviews come first

puzzles-none = { $game } brings no puzzles.
puzzles-count = { $game }: { $count } puzzles; { $missed }.
puzzles-missed = { $level } misses { $count }
puzzles-made = { $kept } puzzles from { $games } games: { $decisions } decisions looked at, { $clear } with a move far ahead at first sight. Saved in { $file }.
