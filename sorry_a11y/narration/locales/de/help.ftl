# Was die Tasten tun. Die Buchstaben sind in allen Sprachen gleich; wo kein deutsches Wort passt,
# sagt die Hilfe, wofür der Buchstabe steht.

help-open = { $mode ->
    [lines] tippe Taste oder Wort, etwa wo, und höre, was es tut, noch einmal h für alle
   *[keys] drücke eine Taste und höre, was sie tut, noch einmal h für alle Tasten
}
help-end = Ende der Tasten, Enter sagt deine Wahl
help-key = Taste { $key }
help-nothing = Taste { $key } tut nichts
help-key-digits = Ziffern 1 bis 9
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
help-name-minus = Minus
help-name-equals = Gleichheitszeichen
help-name-unknown = unbekannt

help-digit = diese Wahl hören, ein zweiter Druck spielt sie
help-next = nächste Wahl
help-previous = vorige Wahl, p wie previous
help-take = die eben gesagte Wahl spielen
help-back = zurück zur Frage davor
help-list = Liste von allem, was zur Wahl steht
help-undo = deinen letzten Zug ungeschehen machen, samt den Antworten darauf
help-pawns = wo deine Figuren stehen
help-opponents = Orte der Figuren eines Gegners, noch einmal für den nächsten
help-card = die Karte und was sie tut, c wie card, noch einmal für ihre Regel
help-hand = Fächer deiner Handkarten, in Spielen mit Handkarten
help-table = informiert, was gespielt wird, nach welchen Regeln, bis wann, und wer da ist
help-turn = wer dran ist, t wie turn
help-standing = Stand des Spiels
help-cards-left = Karten, die noch kommen, und welche weg sind
help-danger = Gefahren danach, d wie danach, noch einmal für das Brett wie es ist
help-why = warum eine Figur nicht ziehen kann oder eine Karte nicht geht, y wie why
help-advice = was stark wäre, noch einmal für das Warum, g wie gut
help-neighbours = zeigt, wer einer Figur nahe ist, noch einmal für die nächste
help-news = alles Neue seit deinem letzten Zug
help-repeat = die letzte Antwort noch einmal, r wie repetieren
help-earlier = einen Satz zurück in allem, was gesagt wurde
help-later = wieder einen Satz vor
help-hush = die Stimme des Spiels anhalten, x wie durchkreuzen
help-verbosity = viel oder wenig sagen, kurz, normal oder ausführlich
help-board = das Brett als Zeichnung für jemanden, der sieht
help-settings = Menü der Einstellungen
help-help = Hilfe
help-quit = Spiel beenden, zweimal drücken, q wie quit

# wo andere an eigenen Tastaturen sitzen
help-say = sagt den anderen am Tisch etwas
help-chat = Gesagtes am Tisch noch einmal, das Neueste zuerst
help-desk = das Pult des Tisches, beginnen, Pause, stumm schalten, gehen
help-yes = ja zu dem, was der Tisch fragt
help-no = nein zu dem, was der Tisch fragt

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
help-word-chat = gespräch
help-word-table = auskunft
help-word-desk = tisch
help-word-yes = ja
help-word-no = nein
