# Was im Spiel geschieht. Ein Zug ist ein Satz aus Satzteilen. $pawn und $other sind ganze
# Nominalgruppen ("Figur 2", "deine Figur 2", "Ben 2"), $name ist ein Name.

# Was eine Figur tut: dieselben Worte vor der Wahl und danach. "startet" und nicht "ins Spiel",
# weil "ins Spiel" und "ins Ziel" fast gleich klingen.
play-out = { $pawn } startet
play-walk = { $pawn }
play-walk-by = { $pawn } um { $steps } vor
play-back = { $pawn } um { $steps } zurück
play-home = { $pawn } im Ziel
play-safe = { $board ->
    [target] { $pawn } im Ziel
   *[safety] { $pawn } sicher
}
play-walk-slides = { $pawn } rutscht
play-slides = rutscht
play-stays = ohne zu rutschen
play-past = am Ziel vorbei
play-bounces = { $pawn } prallt um { $steps } zurück
play-take = { $pawn } schlägt { $other }
play-swap = { $pawn } tauscht mit { $other }
play-pay = { $pawn } zurück zum Start
play-bumps = schlägt { $pawns }
play-square = Feld { $square }
play-now = { $pawn } jetzt { $place }

# Eine Karte im Zug. $who: you, partner oder other.
play-head = { $who ->
    [you] du { $card }
   *[other] { $name } { $card }
}
play-then = dann { $card }
play-stuck = kein Zug
play-declined = verzichtet
play-passed = du passt
