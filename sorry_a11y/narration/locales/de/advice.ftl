# Was stark gespielt wäre und warum, die Gefahren in Zahlen, und die Rückschau auf ein Spiel.
# "sie" ist die Wahl.

advice-best = { $number ->
    [0] hier ist die stärkste Möglichkeit
   *[other] am stärksten ist Nummer { $number }
}
advice-only = du hast nur diese Möglichkeit
advice-no-turn = jetzt ist nichts zu entscheiden
advice-chance = damit gewinnst du { $wins } von 100 Spielen
advice-next = mit der zweitbesten Möglichkeit { $wins }
advice-alike = die zweitbeste ist genauso gut
advice-rank = { $count ->
    [one] Möglichkeit { $numbers } gewinnt
   *[other] Möglichkeiten { $numbers } gewinnen
} { $wins } von 100 Spielen
advice-rank-more = { $count ->
    [one] Möglichkeit { $numbers } gewinnt
   *[other] Möglichkeiten { $numbers } gewinnen
} { $wins }

advice-why-home = damit bringst du { $pawns } ins Ziel
advice-why-target = damit bringst du { $pawns } auf die Zielfelder
advice-why-lane = damit bringst du { $pawns } in Sicherheit
advice-why-start = damit holst du { $pawns } heraus
advice-why-back = { $steps ->
    [0] du schlägst { $pawns }
    [one] du schlägst { $pawns } um 1 Feld zurück
   *[other] du schlägst { $pawns } um { $steps } Felder zurück
}
advice-why-loses = du verlierst dabei { $pawns }
advice-why-nearer = { $steps ->
    [one] du kommst dem Ziel 1 Feld näher
   *[other] du kommst dem Ziel { $steps } Felder näher
}
advice-why-farther = { $steps ->
    [one] du entfernst dich 1 Feld vom Ziel
   *[other] du entfernst dich { $steps } Felder vom Ziel
}
advice-why-safer = bei { $cards } kann { $name } { $pawn } dann nicht mehr schlagen
advice-why-exposed = bei { $cards } kann { $name } { $pawn } dann schlagen
advice-why-other-exposed = nach der zweitbesten könnte { $name } { $pawn } bei { $cards } schlagen
advice-why-other-loses = die zweitbeste kostet dich { $pawns }
advice-why-place = deine Figuren stehen danach einfach besser
advice-why-nothing = du hast keine andere Möglichkeit
advice-why-cards = die Karten, die du behältst, sind mehr wert

advice-odds-none = niemand kann dich vor deinem nächsten Zug schlagen
advice-odds = in { $chance } von 100 Fällen schlägt jemand { $pawn }
advice-odds-by = { $name } bei { $cards }, davon { $shuffled ->
    [yes] nach dem Mischen { $count }
   *[no] noch { $count } übrig
}
# $when: nach der eben genannten Wahl, oder auf dem Brett, wie es ist.
advice-odds-when = { $first }, { $when ->
    [after] wenn du so ziehst
   *[now] wie es jetzt steht
}
# $how: eine Karte, die nach ihrer Zahl heißt, eine mit Namen, oder mehrere
advice-odds-swap = { $how ->
    [number] eine { $cards } kann
    [several] { $cards } können
   *[name] { $cards } kann
} { $pawns } wegtauschen

advice-review-agreed = Bei { $agreed } von { $decisions } Entscheidungen hast du die beste gewählt.
advice-review-none = Keine Entscheidung hat mehr als 1 von 100 Spielen gekostet.
advice-review-undecided = In diesem Spiel gab es nichts zu wählen.
advice-review-made = dein { $turn }. Zug, { $card }
advice-review-who = { $turn }. Zug von { $name }, { $card }
advice-review-took = gewählt wurde { $choice }
advice-review-better = besser war { $choice }
advice-review-wins = das gewinnt { $better } statt { $wins } von 100 Spielen
# Wie viel Glück im Spiel war. $worth und $cost: von 100 Spielen.
advice-luck-cards = { $kind ->
    [even] das Glück war auf niemandes Seite
    [good] das Glück hat dir { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } Gewinnchance gebracht
   *[bad] das Pech hat dich { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } Gewinnchance gekostet
}
advice-luck-choices = deine Entscheidungen haben { $cost ->
    [0] nichts gekostet
   *[other] { $cost } gekostet
}
