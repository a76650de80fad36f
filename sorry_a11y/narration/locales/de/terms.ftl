# Wörter und Wendungen für alle Dateien. Namen, Zahlen und ganze Nominalgruppen kommen fertig an.

# Farben stehen als Hauptwörter da: Ben spielt Rot, schlägt Rot 3, Rot gegen Blau.
terms-colour-red = Rot
terms-colour-blue = Blau
terms-colour-yellow = Gelb
terms-colour-green = Grün

# Jemand, der zwei Farben spielt, mit einer davon: Ben Blau 7, Figur 2 raus.
terms-name-colour = { $name } { $colour }

# Eine Figur der Person, die handelt; deine, wenn jemand anders handelt; die deines Partners; die
# anderer. $case: subject (Nominativ), object (Akkusativ: schlägt ...), with (Dativ: tauscht mit ...).
terms-pawn = { $case ->
   *[subject] Figur { $number }
}
terms-pawn-yours = { $case ->
    [with] deiner Figur { $number }
   *[subject] deine Figur { $number }
}
terms-pawn-partner = { $case ->
    [with] der { $number } deines Partners
   *[subject] die { $number } deines Partners
}
terms-pawn-other = { $name ->
    [Ada] Adas { $number }
    [Alma] Almas { $number }
    [Amy] Amys { $number }
    [Ann] Anns { $number }
    [Basil] Basils { $number }
    [Ben] Bens { $number }
    [Bob] Bobs { $number }
    [Cal] Cals { $number }
    [Cid] Cids { $number }
    [Clio] Clios { $number }
    [Cora] Coras { $number }
    [Dan] Dans { $number }
    [Dina] Dinas { $number }
    [Dora] Doras { $number }
   *[other] { $case ->
        [with] der { $number } von { $name }
       *[subject] die { $number } von { $name }
    }
}
# Eine eigene Figur, von der eigenen Seite geschlagen (Akkusativ). $who: you oder other.
terms-pawn-own = { $who ->
    [you] deine eigene Figur { $number }
   *[other] die eigene Figur { $number }
}

# Karten, ohne Artikel wie Namen gebraucht.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = Bube
terms-card-Q = Dame
terms-card-K = König
terms-card-A = Ass
terms-card-joker = Joker

# Plätze. $board: safety (Brett mit einem Ziel) oder target (Brett mit Zielfeldern).
terms-in-start = { $board ->
    [target] im Zwinger
   *[safety] am Start
}
terms-home = im Ziel
terms-hand = deine Karten sind { $cards }
terms-you = du
terms-to-go = noch { $steps }
terms-target = Zielfeld { $target }
terms-to-targets = noch { $steps } bis zum Ziel

# Wie Satzteile und Aufzählungen zusammenkommen.
terms-list = { $first }, { $second }
terms-items = { $first }, { $second }
terms-and = { $first } und { $second }
terms-or = { $first } oder { $second }
terms-sentence = { $text }.
