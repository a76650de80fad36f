# Was sorry-a11y doctor sagt: was gefunden wurde, je ein Satz, und was zu tun ist.

doctor-wait = sorry-a11y sieht sich um, das kann eine halbe Minute dauern.
doctor-title = sorry-a11y { $version } auf { $system }.
doctor-rules = { $compiled ->
    [yes] Die Regeln laufen kompiliert.
   *[no] Die Regeln laufen als gewöhnliches Python.
}

# -- was gefunden wurde

doctor-reader-runs = { $name } läuft.
doctor-no-reader-seen = Es war kein laufender Screenreader zu sehen, aber nicht jeder ist zu sehen.
doctor-driver-active = { $name } antwortet, { $kind ->
    [reader] ein Screenreader
   *[synthesiser] Sprache ohne Screenreader
}, { $braille ->
    [yes] mit Braille
   *[no] ohne Braille
}, bereit nach { NUMBER($milliseconds, useGrouping: 0) } ms.
doctor-driver-inactive = { $name } ist installiert, läuft aber nicht.
doctor-driver-unusable = { $name } lässt sich nicht benutzen.
doctor-driver-no-orca = Es läuft kein Orca ab Version 49, darum spricht { $name } nicht selbst.
doctor-driver-overdue = { $name } antwortet nicht.
doctor-library-missing = Für { $name } fehlt eine Bibliothek, darum kann das Spiel nicht darüber sprechen.
doctor-server-answers = Speech Dispatcher läuft und antwortet unter { $address }.
doctor-server-hangs = Speech Dispatcher läuft unter { $address }, antwortet aber nicht.
doctor-server-down = Speech Dispatcher ist installiert, läuft aber nicht unter { $address }.
doctor-server-missing = Speech Dispatcher ist nicht installiert.
doctor-server-not-used = Dieses System hat keinen Speech Dispatcher.
doctor-device-found = Diese Tongeräte wurden gefunden, { $devices }.
doctor-device-missing = Das System hat kein Tongerät.
doctor-device-unknown = Das System verrät nicht, welche Tongeräte es hat.
# $term: wie das Terminal heißt, oder none
doctor-terminal-fine = { $term ->
    [none] Das Terminal
   *[other] Das Terminal { $term }
} hat { $columns } Spalten und { $rows } Zeilen.
doctor-terminal-narrow = Das Terminal hat nur { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}.
doctor-terminal-dumb = Das Terminal heißt dumb, darum kann es keine einzelnen Tasten melden.
doctor-not-a-terminal = { $reads_keys ->
    [yes] Die Ausgabe geht nicht an ein Terminal.
   *[no] Die Eingabe kommt nicht von einem Terminal.
}
doctor-terminal-accessible = ACCESSIBLE ist gesetzt, das Spiel schreibt einfache Zeilen und zeichnet nichts ungefragt.
doctor-terminal-no-color = NO_COLOR ist gesetzt, das Spiel schreibt keine Farben.
doctor-encoding-full = Die Kodierung { $name } hat die Buchstaben aller Sprachen.
doctor-encoding-limited = In der Kodierung { $name } fehlen Buchstaben mancher Sprachen, darum stehen die ähnlichsten dafür.
doctor-settings-read = Die Einstellungsdatei ist { $path }.
doctor-settings-none = Es gibt noch keine Einstellungsdatei, sie wäre { $path }.
doctor-settings-broken = { $line ->
    [0] Die Einstellungsdatei { $path } ist kein TOML.
   *[other] Zeile { $line } der Einstellungsdatei { $path } ist kein TOML.
}
doctor-settings-unreadable = Die Einstellungsdatei { $path } ist nicht lesbar.
# $topic: was angesehen wurde
doctor-overdue = { $topic ->
    [readers] Die Liste der laufenden Programme hat zu lange gebraucht.
    [drivers] Die Wege zum Sprechen haben zu lange für eine Antwort gebraucht.
    [server] Speech Dispatcher hat zu lange für eine Antwort gebraucht.
    [sound] Das Tonsystem hat zu lange für eine Antwort gebraucht.
   *[other] Das System hat zu lange für eine Antwort gebraucht.
}
doctor-failed = { $topic ->
    [readers] Das System nennt die laufenden Programme nicht.
    [drivers] Das System nennt die Wege zum Sprechen nicht.
    [server] Speech Dispatcher lässt sich nicht fragen.
    [sound] Das System nennt die Tongeräte nicht.
   *[other] Das System lässt sich nicht fragen.
}

# -- der Klangspieler

# $detail: der Name des Tontreibers im System
doctor-sound-ok = Die Klänge des Spiels laufen über { $detail }.
doctor-sound-off = Die Klänge des Spiels sind in den Einstellungen abgeschaltet.
doctor-sound-opening = Das Tongerät hat sich nicht rechtzeitig geöffnet, darum läuft das Spiel ohne Klänge.
doctor-sound-no-library = Die Klangbibliothek SDL 2 fehlt, darum gibt es keine Klänge. Installiere sie als Paket deines Systems, etwa libsdl2-2.0-0, oder als Python-Paket pysdl2-dll.
doctor-sound-no-files = Die Klangdateien des Spiels sind nicht installiert, darum gibt es keine Klänge.
doctor-sound-no-device = Kein Tongerät lässt sich öffnen, darum gibt es keine Klänge.
doctor-sound-busy = Ein anderes Programm belegt das Tongerät, darum gibt es vorerst keine Klänge.
doctor-sound-went-away = Das Tongerät wurde entfernt, darum gibt es vorerst keine Klänge.
# $detail: in den Worten des Systems
doctor-sound-detail = Das System nennt diesen Grund, { $detail }.
# $reason: auf Englisch
doctor-sound-file = { $file } wird nicht benutzt, der Grund ist, { $reason }.

# -- was zu tun ist

doctor-do-choose-mode = Liest er dir das Spiel vor, wähle die Ausgabe terminal, sonst die Ausgabe speech.
doctor-do-start-reader = Spricht nichts, starte einen Screenreader, oder wähle die Ausgabe speech.
doctor-do-install-extra = Installiere sorry-a11y noch einmal, mit den Paketen, die es braucht.
doctor-do-read-of-readers = Woher die Bibliothek kommt, sagt sorry-a11y docs readers.
doctor-do-install-server = Für die Ausgabe speech installiere das Paket speech-dispatcher.
doctor-do-start-server = Für die Ausgabe speech starte ihn mit spd-say hello oder mit speech-dispatcher.
doctor-do-restart-server = Beende ihn mit killall speech-dispatcher. Das nächste Programm, das spricht, startet ihn wieder.
doctor-do-check-sound = Prüfe den Lautsprecher und die Toneinstellungen des Systems. Das Spiel geht ohne Klänge weiter.
doctor-do-widen-terminal = Mach das Fenster breiter, auf 40 Spalten oder mehr.
doctor-do-use-lines = Ohne Terminal wird in Zeilen gespielt, das tut das Spiel von selbst.
doctor-do-use-utf8 = Stelle das Terminal auf UTF-8.
doctor-do-unset-encoding = Entferne die Umgebungsvariable PYTHONIOENCODING, oder setze sie auf utf-8.
doctor-do-mend-settings = Bring die Datei in Ordnung oder entferne sie. Bis dahin gelten die Vorgaben.
doctor-do-allow-settings = Gib dir das Recht, die Datei zu lesen. Bis dahin gelten die Vorgaben.
doctor-do-free-sound = Beende dieses Programm. Das Spiel versucht es ab und zu wieder.
doctor-do-mend-sounds = Das Spiel spielt stattdessen seine eigenen Klänge. sorry-a11y sounds spielt sie alle.

# -- die Frage, welche von zwei Zeilen zu hören war

doctor-ready = Enter prüft, was du hörst, Escape beendet
doctor-refuse = Taste { $key } tut hier nichts, Enter prüft, was du hörst, Escape beendet
doctor-end = es hat sich nichts geändert
doctor-saved = die Ausgabe ist gespeichert in { $path }
doctor-unsaved = { $path } lässt sich nicht schreiben, gib darum für ein Spiel --output { $output } an
doctor-overruled = aber die Umgebungsvariable { $name } geht vor
