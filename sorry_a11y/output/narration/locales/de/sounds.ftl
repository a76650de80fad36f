# Die Klänge: wie jeder heißt und was er bedeutet, die Galerie, und das Raten.

# -- die Galerie

sounds-open = es gibt { $count } Klänge auf { $pages } Seiten zu je neun
sounds-page = Seite { $page } von { $pages }, eine Ziffer spielt einen Klang, h für Hilfe
sounds-turned = Seite { $page } von { $pages }
sounds-item = { $name }, { $number }
sounds-told = { $name }, { $number } von { $count }
sounds-no-such = Klang { $number } gibt es hier nicht, nur 1 bis { $count }
# eine Zeile der Liste ohne Terminal; $file: die Datei des Klangs, $what: ein ganzer Satz
sounds-line = { $number }, { $name }, { $file }. { $what }
sounds-refuse = Taste { $key } tut hier nichts, eine Ziffer spielt einen Klang, h für Hilfe
sounds-leave = das waren die Klänge
# $reason: warum nichts zu hören ist
sounds-silent = { $reason ->
    [no-library] du hörst nichts, weil die Klangbibliothek SDL 2 fehlt, doctor sagt, woher sie kommt
    [no-files] du hörst nichts, weil die Klangdateien nicht installiert sind
    [no-device] du hörst nichts, weil sich kein Tongerät öffnen lässt
    [busy] du hörst nichts, weil ein anderes Programm das Tongerät belegt
   *[other] du hörst nichts, weil das Tongerät nicht antwortet
}
sounds-unused = { $count ->
    [one] eine Datei deines Ordners wird nicht benutzt, sorry-a11y doctor nennt sie
   *[other] { $count } Dateien deines Ordners werden nicht benutzt, sorry-a11y doctor nennt sie
}

# -- Hilfe, ein Satz je Taste

sounds-help-digit = eine Ziffer spielt diesen Klang der Seite
sounds-help-take = Enter spielt den nächsten Klang
sounds-help-next = n blättert zur nächsten Seite
sounds-help-previous = p blättert zur vorigen Seite
sounds-help-list = l liest die Liste der Seite vor
sounds-help-repeat = r spielt den Klang noch einmal
sounds-help-guess = g lässt dich die Klänge der Seite raten
sounds-help-back = Escape führt hinaus

# -- Raten

sounds-guess = welcher Klang ist das, 1 bis { $count }
sounds-guess-again = noch einmal dieser, 1 bis { $count }
sounds-right = richtig, { $name }
sounds-wrong = nein, richtig ist { $name }
sounds-score = { $right } von { $asked } richtig, weiter mit Enter
sounds-guess-refuse = Taste { $key } tut hier nichts, Ziffern 1 bis { $count } raten, r wiederholt, Escape beendet
sounds-guess-go-on = Taste { $key } tut hier nichts, Enter geht weiter, r wiederholt, Escape beendet
sounds-guess-silent = es gibt nichts zu raten, solange kein Klang zu hören ist
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
sounds-name-card-joker = { terms-card-joker }
sounds-name-exchange = Kartentausch
sounds-name-hand-folded = Hand abgelegt
sounds-name-step-forward = Schritt vor
sounds-name-step-back = Schritt zurück
sounds-name-start-exit = Figur startet
sounds-name-bump-opponent = Figur geschlagen
sounds-name-bump-own = deine Figur geschlagen
sounds-name-bump-own-half = deine Figur auf halbem Weg geschlagen
sounds-name-bump-own-most = deine Figur kurz vor dem Ziel geschlagen
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
sounds-name-handover = Tastatur weitergeben
sounds-name-win = Spiel gewonnen
sounds-name-lose = Spiel verloren
sounds-name-round-won = Runde gewonnen
sounds-name-score = Punkte
sounds-name-undo = Zug zurückgenommen
sounds-name-error = abgelehnt
sounds-name-menu-move = nächste Möglichkeit
sounds-name-menu-select = Möglichkeit gewählt
sounds-name-menu-edge = Ende der Möglichkeiten

# -- was jeder bedeutet

sounds-what-card-draw = Eine Karte wird gezogen oder abgelegt.
sounds-what-card-1 = Die Karte ist eine 1 oder ein Ass, ein kurzer hoher Ton.
sounds-what-card-2 = Die Karte ist eine 2, zwei kurze hohe Töne.
sounds-what-card-3 = Die Karte ist eine 3, drei kurze hohe Töne.
sounds-what-card-4 = Die Karte ist eine 4, vier Töne, die fallen.
sounds-what-card-5 = Die Karte ist eine 5, ein langer tiefer Ton.
sounds-what-card-6 = Die Karte ist eine 6, ein langer tiefer und ein kurzer hoher Ton.
sounds-what-card-7 = Die Karte ist eine 7, ein langer tiefer und zwei kurze hohe Töne.
sounds-what-card-8 = Die Karte ist eine 8, ein langer tiefer und drei kurze hohe Töne.
sounds-what-card-9 = Die Karte ist eine 9, ein langer tiefer Ton und vier Töne, die fallen.
sounds-what-card-10 = Die Karte ist eine 10, zwei lange tiefe Töne.
sounds-what-card-11 = Die Karte ist eine 11 oder ein Bube, zwei lange tiefe Töne und ein kurzer hoher.
sounds-what-card-12 = Die Karte ist eine 12 oder eine Dame, zwei lange tiefe und zwei kurze hohe Töne.
sounds-what-card-13 = Die Karte ist ein König, zwei lange tiefe und drei kurze hohe Töne.
sounds-what-card-sorry = Die Karte ist eine Karte Sorry, eine Klarinette, die absteigt und seufzt.
sounds-what-card-joker = Die Karte ist ein Joker, vier schnelle Töne, die auf und ab springen.
sounds-what-exchange = Partner haben einander eine Karte gegeben.
sounds-what-hand-folded = Jemand kann keine Karte spielen und legt die Hand ab.
sounds-what-step-forward = Eine Figur zieht vorwärts.
sounds-what-step-back = Eine Figur zieht zurück.
sounds-what-start-exit = Eine Figur startet.
sounds-what-bump-opponent = Die Figur eines anderen wird geschlagen.
sounds-what-bump-own = Eine deiner eigenen Figuren wird im ersten Drittel ihres Wegs geschlagen.
sounds-what-bump-own-half = Eine deiner eigenen Figuren wird im zweiten Drittel ihres Wegs geschlagen, mit zwei fallenden Tönen.
sounds-what-bump-own-most = Eine deiner eigenen Figuren wird im letzten Drittel ihres Wegs geschlagen, mit drei fallenden Tönen.
sounds-what-burn = Eine 7 zieht über eine Figur und schlägt sie.
sounds-what-slide = Eine Figur rutscht.
sounds-what-safety = Eine Figur kommt in ihre Sicherheitszone.
sounds-what-target = Eine Figur kommt auf ihre Zielfelder.
sounds-what-home = Eine Figur ist im Ziel.
sounds-what-swap = Zwei Figuren tauschen die Plätze.
sounds-what-protected = Eine geschützte Figur versperrt den Weg.
sounds-what-turn-red = Rot ist dran, ein gleichbleibender Orgelton.
sounds-what-turn-blue = Blau ist dran, ein weicher Ton, der steigt.
sounds-what-turn-yellow = Gelb ist dran, es klopft zweimal schnell auf Holz.
sounds-what-turn-green = Grün ist dran, ein näselnder Ton, der fällt.
sounds-what-your-turn = Du bist dran.
sounds-what-handover = Es ist Zeit, die Tastatur weiterzugeben.
sounds-what-win = Du hast das Spiel gewonnen.
sounds-what-lose = Jemand anders hat das Spiel gewonnen.
sounds-what-round-won = Eine Runde ist gewonnen.
sounds-what-score = Jemand bekommt Punkte.
sounds-what-undo = Ein Zug wurde zurückgenommen.
sounds-what-error = Das kannst du nicht tun.
sounds-what-menu-move = Du gehst zur nächsten Möglichkeit eines Menüs.
sounds-what-menu-select = Du hast eine Möglichkeit gewählt.
sounds-what-menu-edge = Du bist bei der ersten oder der letzten Möglichkeit eines Menüs.
