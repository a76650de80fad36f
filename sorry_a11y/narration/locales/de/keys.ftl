# Was die Tasten tun. Die Buchstaben sind in allen Sprachen gleich; wo kein deutsches Wort passt,
# sagt die Hilfe, wofür der Buchstabe steht.

help-open = { $mode ->
    [lines] tippe Taste oder Wort, etwa wo, und höre, was es tut, noch einmal h für alle
   *[keys] drücke eine Taste und höre, was sie tut, noch einmal h für alle Tasten
}
help-end = das waren alle Tasten, Enter nennt deine Möglichkeit
help-key = Taste { $key }
help-nothing = Taste { $key } tut nichts
help-key-row = { $key } und dann { $digit }
help-key-digits = Ziffer 1 bis 9
help-name-enter = Enter
help-name-space = Leertaste
help-name-tab = Tab
help-name-shift-tab = Umschalt Tab
help-name-backspace = Rücktaste
help-name-escape = Escape
help-name-up = Pfeil hoch
help-name-down = Pfeil runter
help-name-left = Pfeil links
help-name-right = Pfeil rechts
help-name-comma = Komma
help-name-stop = Punkt
help-name-question = Fragezeichen
help-name-left-bracket = eckige Klammer auf
help-name-right-bracket = eckige Klammer zu
help-name-minus = Minus
help-name-equals = Gleichheitszeichen
help-name-unknown = unbekannt

help-digit = liest diese Möglichkeit vor, und spielt sie, wenn du sie schon gehört hast
help-next = nächste Möglichkeit
help-previous = vorige Möglichkeit, p wie previous
help-take = spielt die zuletzt genannte Möglichkeit
help-back = führt zurück zur Frage davor
help-list = liest alle Möglichkeiten vor
help-undo = nimmt deinen letzten Zug zurück, u wie undo
help-pawns = wo deine Figuren stehen
help-opponents = Orte der Figuren eines Gegners, noch einmal für den nächsten
help-card = deine Karte und was sie tut, noch einmal für ihre Regel, c wie card
help-hand = fächert deine Karten auf, bei Dog und im Spiel um Punkte
help-ask = Index weiterer Fragen, wer dran ist, Karten im Stapel, wer nahe ist
help-table = informiert über das Spiel, seine Regeln, sein Ende und wer da ist
help-turn = wer dran ist
help-standing = sagt den Spielstand, dann, was ins Ziel bringt, dann die Gewinnchancen
help-cards-left = Karten im Stapel, und welche es nicht mehr gibt
help-danger = sagt, was dir danach droht, dann, was jetzt droht, dann, was du schlagen kannst
help-why = warum eine Figur nicht ziehen kann oder eine Karte nicht geht, y klingt wie why
help-advice = sagt, was ein starker Spieler wählt, dann alle im Vergleich, dann warum
help-neighbours = zeigt, wer einer Figur nahe ist, noch einmal für die nächste
help-track = sagt, wer der Reihe nach auf der Laufbahn steht, von deinem Start aus
help-news = alles Neue seit deinem letzten Zug
help-repeat = wiederholt die letzte Antwort, r wie repeat
help-earlier = einen Satz zurück in allem, was gesagt wurde
help-later = wieder einen Satz vor
help-hush = hält die eigene Stimme des Spiels an
help-verbosity = wie viel erzählt wird, kurz, normal oder ausführlich
help-board = zeichnet das Brett für jemanden, der sieht
help-settings = Menü der Einstellungen
help-help = Hilfe zu den Tasten
help-quit = beendet das Spiel, wenn du zweimal drückst, q wie quit

# wo andere an eigenen Tastaturen sitzen
help-say = schreibt eine Nachricht an alle am Tisch
help-chat = zurück durch den Chat, die neueste Nachricht zuerst
help-desk = das Tischmenü, zum Beginnen, Anhalten, Stummschalten oder Gehen
help-yes = sagt ja zu dem, was jemand fragt, oder lässt Züge ohne Wahl von selbst spielen
help-no = sagt nein zu dem, was jemand fragt, oder lässt Züge ohne Wahl warten

# The questions in few words: rows of the list of key i, and buttons of the page.
ask-open = was willst du wissen, eine Ziffer oder ein Anfangsbuchstabe fragt, Escape führt zurück
ask-pawns = Meine Figuren
ask-opponents = Gegner
ask-danger = Gefahren
ask-why = Warum nicht?
ask-advice = Rat
ask-card = Meine Karte
ask-hand = Meine Hand
ask-standing = Spielstand
ask-list = Alle Möglichkeiten
ask-news = Alles Neue
ask-repeat = Noch einmal
ask-earlier = Früher
ask-later = Später
ask-chat = Bisheriger Chat
ask-undo = Zurücknehmen
ask-desk = Tischmenü
ask-table = Informationen, Regeln, Spieler
ask-turn = wer dran ist
ask-cards-left = Karten im Stapel
ask-neighbours = Umgebung einer Figur
ask-track = alle Figuren der Reihe nach
ask-verbosity = viel oder wenig erzählen

# Was mit Zeilen statt einer Taste getippt wird, je ein Wort, alle verschieden.
help-word-next = weiter
help-word-previous = davor
help-word-take = spielen
help-word-back = zurück
help-word-list = liste
help-word-undo = zurücknehmen
help-word-pawns = wo
help-word-opponents = gegner
help-word-card = karte
help-word-hand = hand
help-word-turn = dran
help-word-standing = stand
help-word-cards-left = stapel
help-word-danger = gefahr
help-word-neighbours = nähe
help-word-track = laufbahn
help-word-why = warum
help-word-advice = rat
help-word-news = neues
help-word-repeat = nochmal
help-word-earlier = früher
help-word-later = später
help-word-hush = still
help-word-verbosity = ausführlichkeit
help-word-board = brett
help-word-settings = einstellungen
help-word-help = hilfe
help-word-quit = ende
help-word-say = sagen
help-word-chat = chat
help-word-ask = fragen
help-word-table = auskunft
help-word-desk = menü
help-word-yes = ja
help-word-no = nein

# Was anders gesagt wird, wo es keine Tasten gibt: touch-NAME anstelle von NAME.

touch-greeting-title = { greeting-game }
touch-people-open = das ist ein Tisch unter Freunden
touch-people-gather = { $count ->
    [0] alle sind da, das Spiel kann beginnen
    [one] es fehlt noch 1 Freund, oder du beginnst sofort, mit einem Bot auf dem Platz
   *[other] es fehlen noch { $count } Freunde, oder du beginnst sofort, mit Bots auf ihren Plätzen
}
touch-people-over = das Spiel ist aus
touch-people-desk = das Tischmenü
touch-decision-key = { "" }
touch-menu-open = Startmenü
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = Hausregeln
touch-menu-type-name = tippe einen Namen, oder mach ohne weiter
touch-menu-name-so-far = Name { $name }
touch-setting-open = { menu-settings }
touch-ask-open = was willst du wissen
touch-end-quit = dasselbe noch einmal beendet das Spiel, mit allem anderen geht es weiter
touch-end-quit-kept = dasselbe noch einmal beendet das Spiel, es ist gespeichert, sonst geht es weiter
touch-decision-wait = jetzt ist { $name } dran
touch-decision-stopped = angehalten
touch-menu-people = { $count ->
    [0] nur du an diesem Gerät
    [one] { $names } spielt an diesem Gerät mit
   *[other] { $names } spielen an diesem Gerät mit
}
touch-help-quit = beendet das Spiel, wenn du es noch einmal wählst
touch-page-site-type = Der Knopf Einen Namen tippen öffnet die Zeile dafür.
touch-decision-forced-offer = ein Zug ohne Wahl spielt von selbst, in den Einstellungen änderst du das
touch-decision-go-on = es geht weiter
touch-once-key = du wählst erst eine Karte, dann eine Figur
touch-menu-newcomer-choose = was du auswählst, wird gespielt
touch-menu-newcomer-ask = die Knöpfe darunter sagen, wo deine Figuren stehen, und mehr
touch-menu-newcomer-hand = die Knöpfe darunter sagen deine Karten, wo deine Figuren stehen, und mehr
touch-hall-type-name = tippe einen eigenen Namen
touch-hall-tables-none = kein Tisch ist offen
touch-hall-tables-open = diese Tische sind offen
touch-hall-people-open = diese Leute sind hier
touch-hall-person-open = das ist { $name }
touch-hall-you-open = du heißt { $name }
