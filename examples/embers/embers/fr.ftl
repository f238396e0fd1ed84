# Braises

embers-title = Braises
embers-about = Trois Galets et une Braise chacun, posés face cachée. Annoncez combien de pierres vous osez soulever, sans rencontrer de Braise.
embers-length = environ 15 minutes

embers-option-crowns = couronnes pour gagner la partie

embers-stone-pebble = Galet
    .short = G
    .does = Sans danger. Autant de Galets qu'annoncé rapportent une couronne.
embers-stone-ember = Braise
    .short = B
    .does = Brûle qui la soulève : une pierre est perdue pour le reste de la partie.

embers-move-lay = poser { $stone }
embers-move-bid = annoncer { $number }
embers-move-pass = passer
embers-move-lift = soulever la pierre du dessus de { $seat }
embers-move-lose = perdre { $stone }

embers-news-round = Nouvelle manche : { $seat } commence.
embers-news-laid = { $seat } pose une pierre face cachée.
embers-news-laid-stone = La pierre est { $stone }.
embers-news-bid = { $seat } annonce { $bid }.
embers-news-passed = { $seat } passe.
embers-news-lifts = { $seat } doit soulever { $bid }.
embers-news-lifted = { $seat } soulève une pierre de { $other } : { $stone }.
embers-news-crowned = { $seat } n'a soulevé aucune Braise et a maintenant { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}.
embers-news-burnt = { $seat } se brûle à la Braise de { $other }.
embers-news-lost = { $seat } perd une pierre, face cachée.
embers-news-lost-stone = La pierre est { $stone }.
embers-news-out = { $seat } n'a plus de pierre et est éliminé.
embers-news-won = { $seat } gagne.

embers-view-phase = Maintenant
    .kind = none
embers-view-goal = Couronnes pour gagner
embers-view-bid = Plus haute annonce
    .zero = none
embers-view-hand = Votre main
    .kind = hand
embers-view-own-cairn = Votre cairn, du bas vers le haut
    .kind = own
embers-view-own-lost = Vous avez perdu
    .kind = own
embers-view-crowns = Couronnes
embers-view-stones = Main
    .kind = pile
embers-view-cairn = Cairn
    .kind = pile
embers-view-lifted = Soulevées
embers-view-lost = Perdues
    .zero = none
    .kind = pile
embers-view-passed = A passé
embers-view-out = Éliminé
embers-view-pebbles-seen = Galets vus à la fois
    .kind = none
embers-view-ember-seen = Pierres perdues quand la Braise a été vue
