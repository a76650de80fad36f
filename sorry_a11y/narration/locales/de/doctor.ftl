# Was sorry-a11y doctor sagt: was gefunden wurde, je ein Satz, und was zu tun ist.

doctor-wait = sorry-a11y sieht sich um, das kann eine halbe Minute dauern.
doctor-title = sorry-a11y { $version } auf { $system }.
doctor-rules = { $compiled ->
    [yes] Die Regeln laufen kompiliert.
   *[no] Die Regeln laufen als gewöhnliches Python.
}

# -- was gefunden wurde

doctor-reader-runs = { $name } läuft.
doctor-no-reader-seen = Kein laufender Screenreader war zu sehen, manche sind nicht zu sehen.
doctor-driver-active = { $name } antwortet, { $kind ->
    [reader] ein Screenreader
   *[synthesiser] Sprache ohne Screenreader
}, { $braille ->
    [yes] mit Braille
   *[no] ohne Braille
}, bereit nach { NUMBER($milliseconds, useGrouping: 0) } ms.
doctor-driver-inactive = { $name } ist benutzbar und läuft nicht.
doctor-driver-unusable = { $name } ist nicht benutzbar.
doctor-driver-overdue = { $name } antwortet nicht.
doctor-library-missing = Das Python-Paket accessible-output2 fehlt, darum kann das Spiel nicht sprechen.
doctor-server-answers = Speech Dispatcher läuft und antwortet unter { $address }.
doctor-server-hangs = Speech Dispatcher nimmt unter { $address } an und antwortet nicht.
doctor-server-down = Speech Dispatcher ist installiert und läuft nicht unter { $address }.
doctor-server-missing = Speech Dispatcher ist nicht installiert.
doctor-server-not-used = Dieses System hat keinen Speech Dispatcher.
doctor-device-found = Tongeräte, { $devices }.
doctor-device-missing = Das System hat kein Tongerät.
doctor-device-unknown = Das System nennt seine Tongeräte nicht.
# $term: wie das Terminal heißt, oder none
doctor-terminal-fine = { $term ->
    [none] Das Terminal
   *[other] Das Terminal { $term }
} hat { $columns } Spalten und { $rows } Zeilen.
doctor-terminal-narrow = Das Terminal hat nur { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}.
doctor-terminal-dumb = Das Terminal heißt dumb und kann keine einzelnen Tasten melden.
doctor-not-a-terminal = { $reads_keys ->
    [yes] Die Ausgabe ist kein Terminal.
   *[no] Die Eingabe ist kein Terminal.
}
doctor-terminal-accessible = ACCESSIBLE ist gesetzt, das Spiel schreibt einfache Zeilen und zeichnet nichts ungefragt.
doctor-terminal-no-color = NO_COLOR ist gesetzt, das Spiel schreibt keine Farben.
doctor-encoding-full = Die Kodierung { $name } hat die Buchstaben aller Sprachen.
doctor-encoding-limited = In der Kodierung { $name } fehlen Buchstaben mancher Sprachen, dafür stehen die ähnlichsten.
doctor-settings-read = Die Einstellungsdatei ist { $path }.
doctor-settings-none = Es gibt keine Einstellungsdatei, sie wäre { $path }.
doctor-settings-broken = { $line ->
    [0] Die Einstellungsdatei { $path } ist kein TOML.
   *[other] Zeile { $line } der Einstellungsdatei { $path } ist kein TOML.
}
doctor-settings-unreadable = Die Einstellungsdatei { $path } ist nicht lesbar.
# $topic: was angesehen wurde
doctor-overdue = { $topic ->
    [readers] Die Liste der laufenden Programme kam nicht rechtzeitig.
    [drivers] Die Wege zum Sprechen antworteten nicht rechtzeitig.
    [server] Speech Dispatcher antwortete nicht rechtzeitig.
    [sound] Das Tonsystem antwortete nicht rechtzeitig.
   *[other] Das System antwortete nicht rechtzeitig.
}
doctor-failed = { $topic ->
    [readers] Die laufenden Programme lassen sich nicht auflisten.
    [drivers] Die Wege zum Sprechen lassen sich nicht auflisten.
    [server] Speech Dispatcher lässt sich nicht fragen.
    [sound] Die Tongeräte lassen sich nicht auflisten.
   *[other] Das System lässt sich nicht fragen.
}

# -- der Klangspieler

# $detail: der Name des Tontreibers im System
doctor-sound-ok = Die Klänge des Spiels laufen über { $detail }.
doctor-sound-off = Die Klänge des Spiels sind in den Einstellungen abgeschaltet.
doctor-sound-opening = Das Tongerät öffnete sich nicht rechtzeitig, das Spiel läuft ohne Klänge.
doctor-sound-no-library = Das Python-Paket pysdl2-dll lädt nicht, darum gibt es keine Klänge.
doctor-sound-no-files = Die Klangdateien des Spiels sind nicht installiert, darum gibt es keine Klänge.
doctor-sound-no-device = Kein Tongerät lässt sich öffnen, darum gibt es keine Klänge.
doctor-sound-busy = Ein anderes Programm hält das Tongerät, darum gibt es vorerst keine Klänge.
doctor-sound-went-away = Das Tongerät ist weg, darum gibt es vorerst keine Klänge.
# $detail: in den Worten des Systems
doctor-sound-detail = Der Grund des Systems ist { $detail }.
# $reason: auf Englisch
doctor-sound-file = { $file } dient nicht, { $reason }.

# -- was zu tun ist

doctor-do-choose-mode = Liest er das Spiel vor, wähle die Ausgabe terminal, sonst die Ausgabe speech.
doctor-do-start-reader = Spricht keiner, starte einen, oder wähle die Ausgabe speech.
doctor-do-install-extra = Installiere sorry-a11y neu, mit den Paketen, die es braucht.
doctor-do-install-server = Für die Ausgabe speech installiere das Paket speech-dispatcher.
doctor-do-start-server = Für die Ausgabe speech starte ihn mit spd-say hello, oder von Hand mit speech-dispatcher.
doctor-do-restart-server = Beende ihn mit killall speech-dispatcher, das nächste Programm, das spricht, startet ihn neu.
doctor-do-check-sound = Sieh nach Lautsprecher und Toneinstellungen, das Spiel geht ohne Klänge weiter.
doctor-do-widen-terminal = Mach das Fenster breiter, 40 Spalten oder mehr.
doctor-do-use-lines = Ohne Terminal spiele in Zeilen, das Spiel tut das von selbst.
doctor-do-use-utf8 = Stelle das Terminal auf UTF-8.
doctor-do-unset-encoding = Nimm die Umgebungsvariable PYTHONIOENCODING weg, oder setze sie auf utf-8.
doctor-do-mend-settings = Bring diese Zeile in Ordnung oder nimm die Datei weg, so lange gelten Vorgaben.
doctor-do-allow-settings = Gib dir das Recht, sie zu lesen, bis dahin gelten die Vorgaben.
doctor-do-free-sound = Beende jenes Programm, das Spiel versucht es ab und zu wieder.
doctor-do-mend-sounds = Stattdessen klingen die Klänge des Spiels, sorry-a11y sounds spielt alle.

# -- die Frage, welche von zwei Zeilen zu hören war

doctor-ready = Enter prüft, was du hörst, Escape endet
doctor-refuse = Taste { $key } tut hier nichts, Enter prüft, was du hörst, Escape endet
doctor-end = nichts wurde geändert
doctor-saved = gespeichert in { $path }
doctor-unsaved = { $path } lässt sich nicht schreiben, für ein Spiel gib --output { $output } an
doctor-overruled = aber die Umgebungsvariable { $name } geht vor
