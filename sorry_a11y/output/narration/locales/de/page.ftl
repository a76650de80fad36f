# Die Seite im Browser: Überschriften, Beschriftungen und was sie von sich aus sagt.

page-title = Sorry! und Dog
page-intro = Zwei Brettspiele nach Gehör, mit Braille, durch Tippen und mit den Augen, gegen Bots oder mit Freunden. Bei Dog hast du Karten auf der Hand und einen Partner.
page-sit = An einen Tisch setzen
page-code = Einladungslink oder Code
page-name = Dein Name
page-watch = Nur zuhören, ohne Platz
page-hall = Die Halle
page-hall-meet = In der Halle andere treffen
page-hall-note = Spiel mit anderen, die hier sind.
page-hall-leave = Halle verlassen
page-open = Einen eigenen Tisch eröffnen
page-game = Spiel
page-open-begin = Spielen
page-you = { terms-you }
page-seat-free = frei
page-few = Ein Tisch braucht zwei bis vier Farben, und eine davon ist deine.
page-back = Zurück an deinen letzten Tisch
page-language = Sprache
page-news = Neuigkeiten
page-choices = Möglichkeiten
# Die Seite setzt anstelle der 0 eine Zahl von Möglichkeiten, mindestens 1.
page-more = 0 weitere
page-ask = Fragen
page-more-asks = Weitere Fragen
page-board = Brett
page-board-note = Das Brett ist für Sehende gezeichnet. Alles darauf steht in den Neuigkeiten und unter Fragen.
page-talk = Chat
page-line = Nachricht schreiben
page-send = Senden
page-take = Diesen Namen nehmen
page-ready = Fertige Sätze
page-settings = Einstellungen
page-verbosity = Wie viel erzählt wird
page-digits = Ziffern
page-forced = Nur ein Zug möglich
page-sound = Klänge
page-volume = Lautstärke
page-mono = Stereo
page-banter = Bemerkungen der Gegner
page-drama = Spannung
page-guard = Tastenschutz
page-letters = Einzelne Buchstaben antworten, während du wählst
page-stops = Tab hält an jeder Möglichkeit und jedem Knopf, für alle ohne Pfeiltasten
page-voice = Mit der Stimme des Browsers sprechen, für alle ohne Screenreader
page-notify = Eine Meldung des Browsers, wenn du gebraucht wirst und gerade woanders bist
page-notify-refused = Der Browser erlaubt dieser Seite keine Meldungen.
page-big = Große Schrift
page-pace = Tempo der Züge, während du zusiehst
page-pace-slow = langsam
page-pace-medium = mittel
page-pace-fast = schnell
page-pace-still = ohne Bewegung
page-help = Bedienung
page-keys = Tasten
page-help-text = Geh mit den Pfeiltasten oder durch Tippen durch die Möglichkeiten und drücke eine, um sie zu spielen. Tab führt weiter zum Rest der Seite. Jeder Buchstabe unten ist auch ein Knopf unter Fragen. Buchstaben gelten, solange eine Möglichkeit den Fokus hat, und du kannst sie unter Einstellungen abschalten. Zum Gehen schließ die Seite, dein Platz bleibt dir.
page-whose = Wer ist dran?
page-step-back = Zurück
page-link = Freunde öffnen diesen Link zum Mitspielen
page-copy = Link kopieren
page-copied = Der Link ist kopiert
page-waiting = Inzwischen wurde etwas gesagt. Frag irgendetwas, dann hörst du es.
page-yes = Ja
page-no = Nein
page-lost = Die Verbindung zum Tisch ist weg. Die Seite versucht es wieder.
page-again = Die Verbindung zum Tisch ist wieder da.

# -- die Seite ohne Server: das Spiel läuft im Browser

page-site-help-text = Geh mit den Pfeiltasten oder durch Tippen durch die Möglichkeiten und drücke eine, um sie zu spielen. Tab führt weiter zum Rest der Seite. Jeder Buchstabe unten ist auch ein Knopf unter Fragen. Buchstaben gelten, solange eine Möglichkeit den Fokus hat, und du kannst sie unter Einstellungen abschalten. Zum Gehen schließ die Seite, dein Spiel ist gespeichert.
page-site-whose = Weiter
page-site-menu = Zurück zum Startmenü
page-site-loading = Sorry! lädt.
page-site-failed = Das Spiel wurde nicht geladen. Lade die Seite neu, um es wieder zu versuchen.
page-site-unsaved = Dieser Browser speichert nichts für diese Seite, deine Spiele sind weg, wenn du sie schließt.
page-site-full = Dieser Browser hat keinen Platz mehr, was du änderst, wird nicht gespeichert.
page-site-elsewhere = Das Spiel läuft schon in einem anderen Tab oder Fenster.
page-site-take-over = Hier weiterspielen
page-site-taken = Das Spiel geht in einem anderen Tab oder Fenster weiter.
page-site-newer = Eine neue Version des Spiels ist da. Sie startet, wenn du die Seite neu lädst, und dein Spiel geht weiter.
page-site-reload = Jetzt neu laden
page-site-talk = Einen Namen tippen
page-site-send = { page-take }
page-window-over = Das Spiel ist beendet. Du kannst dieses Fenster schließen.
page-site-friends = Mit Freunden spielen
page-site-friends-address = Der Link oder die Adresse des Servers
page-site-friends-go = Zum Tisch gehen
page-site-friends-no-address = Das ist keine Adresse. Tippe eine wie tisch.example oder 192.168.1.5.
page-site-friends-away = Unter dieser Adresse antwortet niemand. Versuch es später noch einmal.
page-site-games = Deine Spiele
page-site-games-note = Deine Spiele sind nur in diesem Browser gespeichert. Eine Datei bringt sie in einen anderen oder zurück.
page-site-export = Alle Spiele in einer Datei speichern
page-site-import = Die Spiele einer Datei hinzufügen
page-site-added = { $count ->
    [0] kein Spiel kam dazu
    [one] 1 Spiel kam dazu
   *[other] { $count } Spiele kamen dazu
}
page-site-known = { $count ->
    [one] 1 war schon hier
   *[other] { $count } waren schon hier
}
page-site-damaged = { $count ->
    [one] 1 ließ sich nicht lesen
   *[other] { $count } ließen sich nicht lesen
}
page-turn = { $whose ->
    [yours] du bist dran
    [theirs] { $name } ist dran
    [over] das Spiel ist vorbei
   *[none] wir warten auf das Spiel
}
page-room = { $who ->
    [host] { $count ->
        [0] alle sind da
        [one] es fehlt noch 1 Freund
       *[other] es fehlen noch { $count } Freunde
    }
    [guest] { $name } beginnt das Spiel
   *[watcher] du schaust zu, { $name } beginnt das Spiel
}
page-result = { $whose ->
    [yours] gewonnen!
   *[theirs] { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
}
page-asks-pawns = Figuren
page-asks-cards = Karten
page-asks-game = Spiel
page-asks-heard = Bisher erzählt
page-asks-table = Tisch
page-skip = Zu den Möglichkeiten
page-quit = Verlassen
page-terms = „Noch 34“ heißt, dass eine Figur 34 Felder vom Ziel entfernt ist. „Risiko 34“ heißt, dass sie in 34 von 100 Fällen vor deinem nächsten Zug geschlagen wird. „Sicher“ steht sie, wo niemand sie schlagen kann.
page-close = Schließen
page-tools = Werkzeuge
page-more-tools = Mehr
page-undo = Zurücknehmen
page-invite = Einladen
page-invite-code = Einladungscode
page-share = Link teilen
page-qr = Das Quadrat ist derselbe Link als QR-Code, für die Kamera eines Telefons.
page-select = Der Link ist markiert. Kopier ihn mit dem Browser.
page-lost-key = Es gibt keine Verbindung zum Tisch. Die Seite versucht es weiter.
page-lost-choice = Es gibt keine Verbindung zum Tisch, dein Zug wurde nicht gespielt. Die Seite versucht es weiter.
page-lost-sent = Ob dein letzter Zug angekommen ist, hörst du, sobald die Verbindung wieder da ist.
page-words = Text
page-hearing = Ton

page-help-touch = Tippe eine Möglichkeit an, um sie zu spielen, oder auf dem Brett eine Figur und dann ein Feld. Jede Frage ist ein Knopf unter Fragen. Zum Gehen schließ die Seite, dein Platz bleibt dir.
page-site-help-touch = Tippe eine Möglichkeit an, um sie zu spielen, oder auf dem Brett eine Figur und dann ein Feld. Jede Frage ist ein Knopf unter Fragen. Zum Gehen schließ die Seite, dein Spiel ist gespeichert.
page-rule-home = Es gewinnt, wer zuerst alle vier Figuren im Ziel hat. Sie kommen aus dem Start, gehen einmal ums Brett und durch ihre sichere Zielgerade ins Ziel.
page-rule-card = Die Karten sagen, wie weit es geht. Bei Sorry! ziehst du jedes Mal eine, bei Dog spielst du eine aus der Hand.
page-rule-bump = Eine Figur, die auf einer anderen endet, wirft sie zurück in ihren Start.
page-rule-slide = Bei Sorry! rutscht eine Figur, die am Fuß einer Rutsche einer anderen Farbe endet, bis zu ihrem Ende und wirft alle auf ihr hinaus.
page-open-note = Für Freunde, über einen Link, oder gegen Bots.
page-sit-note = Mit dem Link oder Code, den du bekommen hast.
