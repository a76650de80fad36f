# Die Klänge: wie jeder heißt und was er bedeutet, die Galerie, und das Raten.

# -- die Galerie

sounds-open = { $count } Klänge auf { $pages } Seiten zu neun
sounds-page = Seite { $page } von { $pages }, eine Ziffer spielt, h hilft
sounds-turned = Seite { $page } von { $pages }
sounds-item = { $name }, { $number }
sounds-told = { $name }, { $number } von { $count }
sounds-no-such = Klang { $number } gibt es hier nicht, Ziffern 1 bis { $count } spielen
# eine Zeile der Liste ohne Terminal; $file: die Datei des Klangs, $what: ein ganzer Satz
sounds-line = { $number }, { $name }, { $file }. { $what }
sounds-refuse = Taste { $key } tut hier nichts, eine Ziffer spielt, h hilft
sounds-leave = Ende der Klänge
# $reason: warum nichts zu hören ist
sounds-silent = { $reason ->
    [no-library] nichts ist zu hören, das Python-Paket pysdl2-dll lädt nicht
    [no-files] nichts ist zu hören, die Klangdateien sind nicht installiert
    [no-device] nichts ist zu hören, kein Tongerät lässt sich öffnen
    [busy] nichts ist zu hören, ein anderes Programm hält das Tongerät
   *[other] nichts ist zu hören, das Tongerät antwortet nicht
}
sounds-unused = { $count ->
    [one] eine Datei deines Ordners dient nicht, sorry-a11y doctor nennt sie
   *[other] { $count } Dateien deines Ordners dienen nicht, sorry-a11y doctor nennt sie
}

# -- Hilfe, ein Satz je Taste

sounds-help-digit = eine Ziffer spielt diesen Klang der Seite
sounds-help-take = Enter spielt den nächsten Klang
sounds-help-next = n blättert zur nächsten Seite
sounds-help-previous = p blättert zur vorigen Seite, p wie previous
sounds-help-list = l liest die Liste der Seite vor
sounds-help-repeat = r spielt den Klang noch einmal, r wie repetieren
sounds-help-guess = g wie gut geraten, lässt dich die Klänge der Seite raten
sounds-help-back = Escape führt hinaus

# -- Raten

sounds-guess = welcher Klang ist das, 1 bis { $count }
sounds-guess-again = noch einmal der, 1 bis { $count }
sounds-right = richtig, { $name }
sounds-wrong = nein, { $name }
sounds-score = { $right } von { $asked } richtig, Enter geht weiter
sounds-guess-refuse = Taste { $key } tut nichts, Ziffern 1 bis { $count } raten, r wiederholt, Escape endet
sounds-guess-go-on = Taste { $key } tut hier nichts, Enter geht weiter, r wiederholt, Escape endet
sounds-guess-end = { $right } von { $asked } richtig

# -- Namen, mitten im Satz

sounds-name-card-draw = Karte gezogen
sounds-name-card-1 = Karte 1
sounds-name-card-2 = Karte 2
sounds-name-card-3 = Karte 3
sounds-name-card-4 = Karte 4
sounds-name-card-5 = Karte 5
sounds-name-card-6 = Karte 6
sounds-name-card-7 = Karte 7
sounds-name-card-8 = Karte 8
sounds-name-card-9 = Karte 9
sounds-name-card-10 = Karte 10
sounds-name-card-11 = Karte 11
sounds-name-card-12 = Karte 12
sounds-name-card-13 = König
sounds-name-card-sorry = Karte Sorry
sounds-name-card-joker = Joker
sounds-name-exchange = Kartentausch
sounds-name-hand-folded = Hand abgelegt
sounds-name-step-forward = Schritt vor
sounds-name-step-back = Schritt zurück
sounds-name-start-exit = Figur startet
sounds-name-bump-opponent = Figur geschlagen
sounds-name-bump-own = deine Figur geschlagen
sounds-name-burn = im Vorbeiziehen geschlagen
sounds-name-slide = Rutsche
sounds-name-safety = sicher
sounds-name-target = Zielfeld
sounds-name-home = im Ziel
sounds-name-swap = Tausch
sounds-name-protected = geschützte Figur
sounds-name-turn-red = Rot ist dran
sounds-name-turn-blue = Blau ist dran
sounds-name-turn-yellow = Gelb ist dran
sounds-name-turn-green = Grün ist dran
sounds-name-your-turn = du bist dran
sounds-name-handover = Weitergeben
sounds-name-win = Spiel gewonnen
sounds-name-lose = Spiel verloren
sounds-name-round-won = Runde gewonnen
sounds-name-score = Punkte
sounds-name-undo = zurückgenommen
sounds-name-error = abgelehnt
sounds-name-menu-move = nächste Wahl
sounds-name-menu-select = Wahl getroffen
sounds-name-menu-edge = Ende der Auswahl

# -- was jeder bedeutet

sounds-what-card-draw = Eine Karte wird gezogen oder abgelegt.
sounds-what-card-1 = Die Karte ist 1 oder Ass, ein kurzer hoher Ton.
sounds-what-card-2 = Die Karte ist 2, zwei kurze hohe Töne.
sounds-what-card-3 = Die Karte ist 3, drei kurze hohe Töne.
sounds-what-card-4 = Die Karte ist 4, vier Töne, die fallen.
sounds-what-card-5 = Die Karte ist 5, ein langer tiefer Ton.
sounds-what-card-6 = Die Karte ist 6, ein langer tiefer und ein kurzer hoher Ton.
sounds-what-card-7 = Die Karte ist 7, ein langer tiefer und zwei kurze hohe Töne.
sounds-what-card-8 = Die Karte ist 8, ein langer tiefer und drei kurze hohe Töne.
sounds-what-card-9 = Die Karte ist 9, ein langer tiefer Ton und vier Töne, die fallen.
sounds-what-card-10 = Die Karte ist 10, zwei lange tiefe Töne.
sounds-what-card-11 = Die Karte ist 11 oder Bube, zwei lange tiefe Töne und ein kurzer hoher.
sounds-what-card-12 = Die Karte ist 12 oder Dame, zwei lange tiefe und zwei kurze hohe Töne.
sounds-what-card-13 = Die Karte ist König, zwei lange tiefe und drei kurze hohe Töne.
sounds-what-card-sorry = Die Karte ist Sorry, eine Klarinette, die absteigt und seufzt.
sounds-what-card-joker = Die Karte ist Joker, vier schnelle Töne, die auf und ab springen.
sounds-what-exchange = Partner haben eine Karte getauscht.
sounds-what-hand-folded = Jemand kann nicht spielen und legt die ganze Hand ab.
sounds-what-step-forward = Eine Figur zieht vorwärts.
sounds-what-step-back = Eine Figur zieht zurück.
sounds-what-start-exit = Eine Figur kommt ins Spiel.
sounds-what-bump-opponent = Eine fremde Figur wird geschlagen.
sounds-what-bump-own = Eine deiner eigenen Figuren wird geschlagen.
sounds-what-burn = Eine 7 zieht über eine Figur und schlägt sie.
sounds-what-slide = Eine Figur rutscht.
sounds-what-safety = Eine Figur kommt in ihre Sicherheitszone.
sounds-what-target = Eine Figur kommt auf ihre Zielfelder.
sounds-what-home = Eine Figur ist im Ziel.
sounds-what-swap = Zwei Figuren tauschen die Plätze.
sounds-what-protected = Eine geschützte Figur versperrt den Weg.
sounds-what-turn-red = Rot ist dran, ein gleichbleibender Ton.
sounds-what-turn-blue = Blau ist dran, ein Ton, der steigt.
sounds-what-turn-yellow = Gelb ist dran, zwei schnelle Töne.
sounds-what-turn-green = Grün ist dran, ein Ton, der fällt.
sounds-what-your-turn = Du bist dran.
sounds-what-handover = Es ist Zeit, die Tastatur weiterzugeben.
sounds-what-win = Du hast das Spiel gewonnen.
sounds-what-lose = Jemand anders hat das Spiel gewonnen.
sounds-what-round-won = Eine Runde ist gewonnen.
sounds-what-score = Punkte werden aufgeschrieben.
sounds-what-undo = Ein Zug ist zurückgenommen.
sounds-what-error = Das geht nicht.
sounds-what-menu-move = Die nächste Wahl.
sounds-what-menu-select = Eine Wahl ist getroffen.
sounds-what-menu-edge = Die erste oder die letzte Wahl.
