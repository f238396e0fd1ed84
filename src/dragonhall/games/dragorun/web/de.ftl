# Die Rennstrecke im Browser.

web-dragorun-track = Die Strecke
web-dragorun-dice = Die Würfel
web-dragorun-free = Wähle einen Marker
web-dragorun-marker = Marker von { $dragon }
web-dragorun-on = auf Feld { $space } von { $track }

web-dragorun-ask-turn = { $dragon ->
    [none] Würfle, oder tippe einen Drachen an, um die Marker zu tauschen.
   *[other] Du hast { $dragon }. Würfle, oder tippe einen anderen Drachen an, um die Marker zu tauschen.
  }
web-dragorun-ask-rolled = { $colour ->
    [white] Weiß: Wähle einen Drachen, der zieht ({ $movement }), oder würfle einmal neu.
   *[other] { $dragon } zieht ({ $movement }): Nimm den Wurf, oder würfle einmal neu.
  }
web-dragorun-ask-white = Wieder Weiß: Welcher Drache zieht? ({ $movement })
web-dragorun-ask-must-roll = Alle haben getauscht: Würfle.
web-dragorun-ask-marker = Wähle den Marker eines Drachen.

web-dragorun-tip-turn = Du gewinnst, wenn du den Marker des Drachen hast, der als Erster durchs Ziel läuft. Dein Marker liegt neben deinem Namen. Würfle, um einen Drachen ziehen zu lassen, oder tippe einen anderen Drachen an, um seinen Marker zu nehmen: Bis zu deinem nächsten Zug kann ihn dir dann niemand wegnehmen. Wird mit Eiern gespielt, ziehst du auch eines.
web-dragorun-tip-rolled = Ein Würfel sagt, welcher Drache zieht, der andere, wie weit. Nur freie Felder zählen, also überspringen Drachen einander. Der Pokal bringt einen Drachen an die Spitze, die Schnecke ans Ende. Einmal pro Zug darfst du einen oder beide Würfel neu werfen: Tippe einen Würfel an oder nimm die Schaltflächen.
web-dragorun-tip-white = Weiß heißt: ein beliebiger Drache. Tippe den an, der ziehen soll.
web-dragorun-tip-marker = Jeder Marker gehört zu einem Drachen. Wähle den, auf den du jetzt setzen würdest; tauschen kannst du später.

web-dragorun-why-egg = Eier kann man nicht spielen: Ein Ei wirkt, wenn es gezogen wird, und der Giftpilz, solange du ihn hast. (5.6, 6.3)
web-dragorun-why-rolled = Der Farbwürfel sagt, welcher Drache zieht. (4.3)
web-dragorun-why-rerolled = Du darfst nur einmal pro Zug neu würfeln. (4.2)
web-dragorun-why-marker = Diesen Marker hat schon jemand. (2.5)
web-dragorun-why-first = Beantworte zuerst die Frage; dann würfle oder tausche. (3.1)
web-dragorun-why-own = Das ist dein eigener Marker. (5.1)
web-dragorun-why-protected = Dieser Marker wurde gerade genommen und liegt verdeckt: Bis sein Besitzer wieder am Zug ist, kann ihn niemand nehmen. (5.2)
web-dragorun-why-must-roll = Alle haben gerade getauscht, also musst du würfeln. (5.8)
web-dragorun-why-swap-instead = Du hast gewürfelt: In einem Zug würfelst oder tauschst du, nicht beides. (5.1)
web-dragorun-why-all-protected = Alle anderen Marker liegen verdeckt, also kannst du nicht tauschen. (5.4)
web-dragorun-why-return = Deine Eier darfst du nur zurücklegen, wenn dein Drache zu Beginn deines Zuges Letzter ist. (3.3)

web-dragorun-about-dragon = Wer den Marker des Drachen hat, der als Erster ins Ziel kommt, gewinnt das Rennen. (7.1)
web-dragorun-about-movement-plus-1 = Auf das erste freie Feld voraus. (4.5)
web-dragorun-about-movement-plus-2 = Auf das zweite freie Feld voraus. (4.5)
web-dragorun-about-movement-plus-3 = Auf das dritte freie Feld voraus. (4.5)
web-dragorun-about-movement-minus-1 = Zurück auf das nächste freie Feld. (4.7)
web-dragorun-about-movement-trophy = Auf das Feld direkt vor dem führenden Drachen. (4.8)
web-dragorun-about-movement-snail = Auf das Feld direkt hinter dem letzten Drachen. (4.11)
web-dragorun-about-colour = Der Farbwürfel sagt, welcher Drache zieht. (4.3)
web-dragorun-about-colour-white = Weiß: Du wählst, welcher Drache zieht. (4.3)
web-dragorun-about-egg = Bringt diesen Drachen auf das nächste freie Feld voraus, wenn es gezogen wird. (6.1)
web-dragorun-about-egg-snail = Bringt den Drachen, dessen Marker du gerade genommen hast, auf den letzten Platz. (6.2)
web-dragorun-about-egg-mushroom = Der Giftpilz: Solange du ihn hast, kannst du nicht gewinnen. (6.3)


web-dragorun-short =
    Fünf Drachen laufen um die Wette, und jeder hat den Marker von einem.
    In deinem Zug wirfst du beide Würfel (einmal darfst du neu würfeln); der gezeigte Drache zieht.
    Oder du tauschst deinen Marker gegen einen beliebigen offenen Marker und ziehst ein Ei.
    Wer den Marker des Drachen hat, der als Erster ins Ziel kommt, gewinnt, außer mit dem Giftpilz.
web-dragorun-do-swap = Gegen { $dragon } tauschen
web-dragorun-do-move = { $dragon } auf Feld { $space }
web-dragorun-do-finish = { $dragon } läuft durchs Ziel!
web-dragorun-do-stay = { $dragon } bleibt auf Feld { $space }
web-dragorun-mine = dein Drache

# Warum es so kam.
web-dragorun-aside-leapt = { $leapt ->
    [one] Das besetzte Feld zählt nicht.
   *[other] Die { $leapt } besetzten Felder zählen nicht.
  }
web-dragorun-aside-trophy = Der Pokal bringt ihn direkt vor den führenden Drachen.
web-dragorun-aside-snail = Die Schnecke bringt ihn auf den letzten Platz.
web-dragorun-aside-stays-trophy = Der Pokal hat keine Wirkung: Dieser Drache führt schon.
web-dragorun-aside-stays-snail = Die Schnecke hat keine Wirkung: Dieser Drache ist schon Letzter.
web-dragorun-aside-swap = Den neuen Marker kann niemand nehmen, bis sein Besitzer wieder am Zug ist.
web-dragorun-aside-egg = Zu jedem Tausch gehört ein Ei; dieses bringt seinen Drachen voran.
web-dragorun-aside-egg-snail = Zu jedem Tausch gehört ein Ei; dieses bringt den eben genommenen Drachen auf den letzten Platz.
web-dragorun-aside-egg-mushroom = Zu jedem Tausch gehört ein Ei; wer dieses hat, kann nicht gewinnen.
web-dragorun-aside-white = Weiß: Wer gewürfelt hat, wählt den Drachen.
web-dragorun-aside-won = Es zählt der Marker, nicht wer den Drachen gezogen hat.
web-dragorun-aside-returned = Das darf nur ein Spieler, dessen Drache Letzter ist.

web-dragorun-setup-track = Die Strecke
web-dragorun-setup-markers = Marker und Rennen
web-dragorun-setup-eggs = Eier

# Spielhilfen: die Wahrscheinlichkeiten der Würfel und der Eier.
web-dragorun-aid-odds = Wahrscheinlichkeiten
web-dragorun-aid-key-roll = Würfeln: { $list }
web-dragorun-aid-key-reroll-both = Beide Würfel neu werfen: { $list }
web-dragorun-aid-key-reroll-colour = Den Farbwürfel neu werfen: { $list }
web-dragorun-aid-key-reroll-movement = Den Bewegungswürfel neu werfen: { $list }
web-dragorun-aid-key-swap = Wenn du tauschst, dein Ei: { $list }
web-dragorun-aid-item-wins = du gewinnst: { $percent } %
web-dragorun-aid-item-forward = dein Drache kommt voran: { $percent } %
web-dragorun-aid-item-back = zurück: { $percent } %
web-dragorun-aid-item-loses = jemand anders gewinnt: { $percent } %
web-dragorun-aid-item-egg-wins = { $thing } gewinnt: { $percent } %
web-dragorun-aid-item-egg-loses = mit { $thing } gewinnt jemand anders: { $percent } %
web-dragorun-aid-item-egg-snail = Schnecke: { $percent } %
web-dragorun-aid-item-egg-mushroom = Giftpilz: { $percent } %
