# Was die Türen für Programme sagen: Antworten, Ergebnisse, und was an einer Frage falsch war.
# Schlüssel, Farben, Plätze und Optionen stehen da, wie man sie eingibt.

# -- Züge in Sätzen

# $says: die Folge eines Zuges
doors-play = { $says }, { NUMBER($number, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }.
# $kind: eine gezogene Karte; eine, die noch eine zieht; eine Karte von Dog; eine Hand aus fünf; eine
# Hand von Dog
doors-may-pass = { $count ->
    [0] { $kind ->
        [draws] Kein Zug ist möglich, der Spieler passt und zieht noch eine Karte.
        [stuck] Diese Karte ist nicht spielbar.
        [dead] Keine Karte ist spielbar, der Spieler wirft eine davon ab.
        [folds] Keine Karte ist spielbar, der Spieler legt die Hand ab.
       *[drawn] Kein Zug ist möglich, der Spieler passt.
    }
   *[other] { $kind ->
        [dead] Der Spieler muss keine Karte spielen und darf stattdessen eine abwerfen.
       *[drawn] Der Spieler darf stattdessen passen.
    }
}

# -- was an einer Zeile falsch ist

doors-empty-line = Die Zeile ist leer. Gib ein JSON-Objekt je Zeile.
doors-long-line = Die Zeile ist länger als eine Million Bytes. Eine Anfrage braucht ein paar hundert.
doors-not-utf-8 = Die Zeile ist kein Text in UTF-8. Gib ein JSON-Objekt je Zeile.
doors-broken-json = Die Zeile ist kein JSON, Zeichen { NUMBER($column, useGrouping: 0) } ist falsch. Gib ein JSON-Objekt je Zeile.
doors-too-deep = Die Zeile ist zu tief verschachtelt. Gib ein JSON-Objekt mit den Schlüsseln einer Anfrage.
doors-huge-number = Eine Zahl in der Zeile hat zu viele Ziffern. Kein Wert braucht mehr als drei.
doors-no-number = { $given } ist in JSON keine Zahl. Gib ein JSON-Objekt je Zeile.

# -- was an einer Anfrage falsch ist

doors-no-object = Die Anfrage ist kein Objekt. Gib ein JSON-Objekt mit game, pawns, turn und card oder hand.
doors-key-twice = { $given } steht zweimal da. Gib es nur einmal an.
doors-unknown-key = Einen Schlüssel { $given } gibt es nicht. Die Schlüssel sind { $accepted }.
doors-missing-key = Der Schlüssel { $key } fehlt. Eine Anfrage braucht game, pawns, turn und card oder hand.
doors-card-and-hand = Eine Anfrage hat card oder hand, nicht beides.
doors-no-card = Eine Anfrage braucht card oder hand.
# $where: ein Schlüssel, eine Farbe oder eine Option
doors-wrong-type = Der Wert von { $where } ist von der falschen Art. Es muss { $wanted ->
    [text] ein Text
    [flag] true oder false
    [object] ein Objekt
    [value] ein Text oder eine kleine ganze Zahl
   *[list] eine Liste von Texten
} sein.
doors-pawns-text = { $given } hat keinen Doppelpunkt. Schreib die Figuren wie red: start, 12, safety 2, home; yellow: start, start, 0, start
doors-unknown-colour = Eine Farbe { $given } gibt es nicht. Die Farben sind { $accepted }.
doors-colour-count = { $count ->
    [0] Keine Farbe hat Figuren.
    [one] Nur eine Farbe hat Figuren.
   *[other] { $count } Farben haben Figuren.
} Gib zwei bis vier von { $accepted } an.
doors-not-playing = { $given } kann nicht dran sein, weil diese Farbe keine Figuren hat. Im Spiel sind { $accepted }.
doors-pawn-count = { $count ->
    [one] { $colour } hat eine Figur.
   *[other] { $colour } hat { NUMBER($count, useGrouping: 0) } Figuren.
} Jede Farbe hat vier.
doors-unknown-place = { $colour } kann nicht auf { $given } stehen. Plätze sind { $accepted }.
doors-two-pawns = { $one } und { $two } stehen beide auf { $place }. Dort ist Platz für eine Figur.
doors-no-fresh = In diesem Spiel gibt es keine frischen Figuren. Lass den Schlüssel fresh weg.
doors-unknown-pawn = Eine Figur { $given } gibt es nicht. Figuren sind red 1 bis red 4, ebenso blue, yellow und green.
doors-not-fresh = { $pawn } ist nicht frisch. Eine frische Figur steht auf dem Feld, auf dem sie ins Spiel kam, bei dieser Farbe Feld { $square }.
doors-unknown-card = Eine Karte { $given } gibt es nicht. Die Karten sind { $accepted }.
doors-hand-count = { $count ->
    [0] Die Hand hat keine Karte.
    [one] Die Hand hat eine Karte.
   *[other] Die Hand hat { NUMBER($count, useGrouping: 0) } Karten.
} Gib 1 bis { $most } an.
doors-too-many-cards = Die Hand hat { $count } Karten { $card }. Im Spiel sind { $most }.

# -- was an einer Entscheidung falsch ist

doors-unknown-decision = { $given } nennt keine Entscheidung. Schreib sie wie r 7 r1+3 r2+4 oder b pass.
doors-seats = Plätze sind zwei bis vier der Zahlen 0 bis 3, in dieser Reihenfolge.

# -- was an den Wünschen für ein Spiel falsch ist

doors-unknown-game = Ein Spiel { $game } gibt es nicht. Die Spiele sind { $accepted }.
# $where: das Spiel
doors-near = Es gibt kein { $given }. Meinst du { $nearest }?
doors-no-option = { $where } hat keine Option { $given }. Die Optionen sind { $accepted }.
# $where: die Option
doors-no-value = Es gibt kein { $given }. Die Werte von { $where } sind { $accepted }.
doors-teams-seats = Teams brauchen vier Spieler. Nimm vier Farben, oder lass die Teams weg.
doors-partners-seats = { $game } braucht alle vier Farben, weil Partner einander gegenübersitzen.
doors-dog-teams = { $game } wird immer in Teams gespielt. Lass die Teams weg.
doors-dog-points = { $game } kennt keine Punkte. Lass points, rounds und target weg.
doors-points-only = Rundenzahl und Punktgrenze gehören zum Spiel um Punkte. Nimm auch points, oder lass beides weg.
doors-no-quick = { $game } hat kein eigenes schnelles Spiel. Nimm stattdessen die Regel start=quick.

# -- simulate

doors-unknown-bot = Einen Bot { $given } gibt es nicht. Die Bots sind { $accepted }.
# $accepted: wie viele es sein können
doors-bot-count = { $count ->
    [0] Kein Bot ist angegeben.
    [one] Nur ein Bot ist angegeben.
   *[other] { NUMBER($count, useGrouping: 0) } Bots sind angegeben.
} Gib { $accepted } an.
doors-game-count = { NUMBER($count, useGrouping: 0) } Spiele lassen sich nicht spielen. Gib eine Zahl ab 1 an.
doors-job-count = { NUMBER($count, useGrouping: 0) } Prozesse sind nicht möglich. Gib 0 für alle Kerne an, oder eine Zahl ab 1.
doors-progress = { NUMBER($done, useGrouping: 0) } von { NUMBER($games, useGrouping: 0) } Spielen sind gespielt.
doors-minutes-left = { $minutes ->
    [one] Es bleibt etwa eine Minute.
   *[other] Es bleiben etwa { NUMBER($minutes, useGrouping: 0) } Minuten.
}
# $mean: Züge im Schnitt, gerundet
doors-games = { $games ->
    [one] Ein Spiel, { NUMBER($longest, useGrouping: 0) } Züge.
   *[other] { NUMBER($games, useGrouping: 0) } Spiele, im Schnitt { NUMBER($mean, useGrouping: 0) } Züge, im längsten { NUMBER($longest, useGrouping: 0) }.
}
# $colours: eine Farbe, oder zwei, die ein Bot spielt
doors-wins = { $wins ->
    [one] Ein Sieg
   *[other] { NUMBER($wins, useGrouping: 0) } Siege
} für { $colours }, gespielt von { $bot }, { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } von 100 mit 95 % Sicherheit.
doors-speed = { NUMBER($speed, useGrouping: 0) } Züge je Sekunde.
