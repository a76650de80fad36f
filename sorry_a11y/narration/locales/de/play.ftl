# Was im Spiel geschieht. Ein Zug ist ein Satz aus Satzteilen. $pawn und $other sind ganze
# Nominalgruppen ("Figur 2", "deine Figur 2", "Ben 2"), $name ist ein Name.

# Was eine Figur tut: dieselben Worte vor der Wahl und danach. "startet" und nicht "ins Spiel",
# weil "ins Spiel" und "ins Ziel" fast gleich klingen.
play-out = { $pawn } startet
play-walk = { $pawn }
play-walk-by = { $pawn } um { $steps } vor
# Eine Möglichkeit, die eine 7 aufteilt: $first hat dann noch $steps, $second noch $more.
play-pair = Figur { $first } auf { $steps }, { $second } auf { $more }
play-back = { $pawn } um { $steps } zurück
# $count: wie viele von vier dann im Ziel sind, 0 wo das anders gesagt wird; $when: news, choice.
play-home = { $pawn } im Ziel{ $count ->
    [0] {""}
    [1] , die erste
    [2] , die zweite
    [3] , die dritte
   *[other] { $when ->
        [choice] , die vierte
       *[news] , die letzte
    }
}
play-wins = { $round ->
    [yes] gewinnt die Runde
   *[no] gewinnt das Spiel
}
play-safe = { $board ->
    [target] { $pawn } im Ziel
   *[safety] { $pawn } sicher
}
play-walk-slides = { $pawn } rutscht
play-to-and-fro = { $pawn } um { $steps } zurück und rutscht wieder { $steps } vor
play-slides = rutscht
play-stays = ohne zu rutschen
play-past = am Ziel vorbei
play-bounces = { $pawn } prallt um { $steps } zurück
play-take = { $pawn } schlägt { $other }
play-swap = { $pawn } tauscht mit { $other }
play-swaps-with = tauscht mit { $other }
play-pay = { $pawn } zurück zum Start
play-bumps = schlägt { $pawns }
# Was am Feld zählt, auf dem sie endet. $count: wie viele $names sind.
play-circle = { $board ->
    [target] auf dem Startfeld von { $name }
   *[safety] auf dem Ausgangsfeld von { $name }
}
play-before-slide = ein Feld vor einer Rutsche
# Wie oft von 100 Malen die gezogene Figur vor dem nächsten eigenen Zug geschlagen wird.
play-risk = Risiko { $chance }
# Bei offenen Karten tauscht nur die 11.
play-swap-danger = eine { $card } könnte sie wegtauschen
# Ein Feld nach dem, was Sehende auf dem Brett sehen.
play-landmark = { $where ->
    [circle] auf dem
    [start] auf dem
    [short] Feld { $count } der kurzen
    [long] Feld { $count } der langen
   *[after] { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } nach { $where ->
        [after-short] der kurzen
        [after-long] der langen
       *[after-start] dem
    }
} { $colour ->
    [blue] blauen
    [yellow] gelben
    [green] grünen
   *[red] roten
} { $where ->
    [circle] Ausgangsfeld
    [short] Rutsche
    [long] Rutsche
    [after-short] Rutsche
    [after-long] Rutsche
   *[start] Startfeld
}
# Hinter einer eben genannten Figur: was sie hat, hatte, und nach einem Tausch hat.
play-now = die andere jetzt { $place }
play-had = { $pawn } mit noch { $steps }
play-falls = bringt sie von { $before } auf { $after }

# Eine Karte im Zug. $who: you, partner oder other; $picture: ob die Karte einen Namen hat
# statt einer Zahl.
play-head = { $who ->
    [you] { $picture ->
        [yes] { $card }
       *[no] Karte { $card }
    }
   *[other] { $picture ->
        [yes] { $name } spielt { $card }
       *[no] { $name } { $card }
    }
}
play-then = dann { $card }
play-stuck = kein Zug
play-declined = tauscht nicht
play-passed = du passt
# Auf der Hand ist nichts, womit es nach einer Karte weiterginge, die noch einmal spielen lässt.
play-spent = nichts mehr zu spielen
# Wessen letzte Figur im Ziel ist und jetzt für $partner zieht. $who: you, for-you oder other.
play-frees = { $who ->
    [you] du ziehst jetzt für { $partner }
    [for-you] { $name } zieht jetzt für dich
   *[other] { $name } zieht jetzt für { $partner }
}
