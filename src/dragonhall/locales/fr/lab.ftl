# Ce que disent les robots et le laboratoire.

bot-hatchling = Dragonnet { $seat }
bot-drake = Drac { $seat }
bot-wyvern = Vouivre { $seat }
bot-wyrm = Grand Dragon { $seat }
bot-own = { $name } { $seat }

hint-only = Il n’y a qu’un coup possible : { $move }.
hint-best = Je choisirais « { $move } » : d’après ce que vous pouvez savoir, cela gagne { $share } % du temps, « { $other } » { $less } % ({ $count } essais).
hint-close = Je choisirais « { $move } », mais « { $other } » semble à peu près aussi bon : { $share } % et { $less } % ({ $count } essais).
hint-mixed = Ici, tout le monde choisit en même temps : ne faites pas toujours la même chose.

duel-title = { $a } contre { $b } à { $game }, { $seats } joueurs
duel-goes-on = On reprend : { $blocks } blocs étaient déjà joués.
duel-result = { $a } gagne { $share } % de { $games } parties en { $blocks } blocs symétriques (intervalle à 95 % : de { $low } % à { $high } % ; à force égale, { $even } %).
duel-stronger = { $a } est plus fort.
duel-not-stronger = { $a } n’est pas nettement plus fort.
duel-open = On ne sait pas encore qui est le plus fort : jouez plus de parties.

review-title = { $game }, { $plies } coups, partie revue
review-curve = Chance de gagner après chaque coup, telle que chaque place pouvait la connaître
review-costly = Les décisions les plus coûteuses
review-no-costly = Aucune décision n’a clairement coûté quelque chose.
review-decision = Coup { $ply }, { $name } : « { $move } » promettait { $share } %, « { $better } » { $best } %.
review-luck-title = Chance et adresse
review-luck = { $name } : { $result } % de la victoire ; adresse { $skill }, chance { $luck } points.
review-seat = Place
review-result = Résultat
review-skill = Adresse
review-luck-head = Chance
review-meaning = L’adresse est ce que les coups choisis promettaient de plus qu’un joueur suivant des règles simples, en points de chance de gagner ; la chance est le reste au-delà d’une part égale : dés, cartes et les autres.
review-how = Jugé par { $count } parties simulées en { $seconds } s.
review-saved = La page est dans { $file }.
review-progress = Coup { $ply } sur { $plies }
review-waiting = D’autres parties sont revues d’abord

puzzles-none = { $game } n’apporte pas de problèmes.
puzzles-count = { $game } : { $count } problèmes ; { $missed }.
puzzles-missed = { $level } en manque { $count }
puzzles-made = { $kept } problèmes tirés de { $games } parties : { $decisions } décisions examinées, dont { $clear } avec un coup nettement en tête au premier regard. Enregistrés dans { $file }.
