# Einstellungen; jede Zeile ist ein Muster ihrer selbst.

setting-open = Einstellungen, eine Ziffer liest vor, Gehörtes ändert sie, Escape führt zurück
setting-leave = du bist wieder im Spiel
setting-refuse = Taste { $key } tut hier nichts, eine Ziffer liest eine Einstellung vor
setting-changed = jetzt { $text }
setting-pace = { $value ->
    [step] Gegner, einzeln, je eine Taste
    [after-1s] Gegner, einzeln, nach je 1 Sekunde
    [after-2s] Gegner, einzeln, nach je 2 Sekunden
    [after-3s] Gegner, einzeln, nach je 3 Sekunden
   *[all] Gegner, alle auf einmal
}
setting-verbosity = { $value ->
    [full] Ausführlichkeit, ausführlich, etwa Ben 12, Figur 2 rutscht, noch 31, 3 Felder nach der kurzen grünen Rutsche
    [normal] Ausführlichkeit, normal, etwa Ben 12, Figur 2 rutscht, noch 31
   *[brief] Ausführlichkeit, kurz, etwa Ben 12, Figur 2 rutscht
}
setting-digits = { $value ->
    [play] Ziffern, eine Ziffer spielt sofort
   *[tell] Ziffern, eine Ziffer liest vor, und spielt, was du schon gehört hast
}
setting-language = Sprache, Deutsch, Ben 12, rutscht, schlägt deine Figur 3
setting-output = { $value ->
    [speech] Ausgabe, vom Spiel gesprochen, nichts als Text
    [both] Ausgabe, als Text und vom Spiel gesprochen
   *[terminal] Ausgabe, als Text für deinen Screenreader
}
setting-sound = { $value ->
    [off] Klänge, keine
    [short] Klänge, wichtige
   *[full] Klänge, alle
}
setting-mono = { $value ->
    [yes] Stereo, aus
   *[no] Stereo, an, Klänge kommen von ihrer Seite des Bretts
}
setting-bell = { $value ->
    [yes] Glocke, läutet am Tisch unter Freunden, wenn du dran bist
   *[no] Glocke, aus
}
setting-messages = { $value ->
    [wait] Neues von Freunden beim Wählen, ein Klang, gesagt bei der nächsten Taste
   *[now] Neues von Freunden beim Wählen, sofort gesagt
}
setting-banter = { $value ->
    [off] Bemerkungen der Gegner, keine
    [rare] Bemerkungen der Gegner, selten
   *[usual] Bemerkungen der Gegner, öfter
}
setting-drama = { $value ->
    [no] Spannung, aus
   *[yes] Spannung, was am meisten zählt, wird gesagt
}
setting-save = { $value ->
    [no] Spiele, werden nicht gespeichert
   *[yes] Spiele, werden laufend gespeichert
}
setting-volume = Lautstärke, Klänge auf { $value } von 100
setting-forced = { $value ->
    [ask] nur ein Zug möglich, wartet auf eine Taste
   *[play] nur ein Zug möglich, spielt von selbst
}
setting-guard = { $value ->
    [0] Tastenschutz, aus, jede Taste gilt sofort
   *[other] Tastenschutz, { NUMBER($value, useGrouping: 0) } Millisekunden, in denen keine Taste spielt
}
setting-name = { $value ->
    [none] Name, keiner
   *[other] Name, { $value }
}
setting-sounds = { $value ->
    [none] Klangordner, keiner, die Klänge des Spiels
   *[other] Klangordner, eigene Klänge
}
setting-cells = { $value ->
    [0] Braille, Zeilen so breit wie das Terminal
   *[other] Braille, Zeilen für { $value } Braillemodule
}
# Die Einstellungen, wie der Befehl sie nennt, und was in der Datei falsch ist. $name und $given sind
# Wörter der Datei.
setting-file = Die Einstellungsdatei ist { $path }
setting-no-file = Es gibt noch keine Einstellungsdatei, sie wäre { $path }
setting-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] gewählt
   *[no] möglich
}.
setting-flag = Du kannst sie in der Datei ändern, im Spiel mit m, oder für ein Spiel mit --{ $name } { $value }.
setting-over = Optionen gehen vor Umgebungsvariablen wie SORRY_A11Y_PACE, und diese gehen vor der Datei.
setting-unsaved = { $path } lässt sich nicht schreiben, darum gilt das nur für dieses Spiel.
setting-bad-unreadable = Die Einstellungsdatei { $given } ist nicht lesbar, darum gelten die Vorgaben.
setting-bad-toml = { $line ->
    [0] Die Einstellungsdatei ist nicht bis ans Ende TOML, darum gelten die Vorgaben. Schreib name = "value".
   *[other] Zeile { $line } der Einstellungsdatei ist kein TOML, darum gelten die Vorgaben. Schreib name = "value".
}
setting-bad-unknown = Zeile { $line } der Einstellungsdatei nennt { $name }, das ist keine Einstellung. Die Einstellungen sind { $accepted }.
setting-bad-value = { $line ->
    [0] Die Umgebung setzt { $name } auf { $given }, das geht nicht.
   *[other] Zeile { $line } der Einstellungsdatei setzt { $name } auf { $given }, das geht nicht.
} { $name ->
    [volume] Nimm eine ganze Zahl von 0 bis 100.
    [sounds] Nimm den Pfad eines Ordners.
    [cells] Nimm 0 oder 10 bis 200.
   *[other] Nimm { $accepted }.
}
setting-bad-more = { $count ->
    [one] 1 weitere Einstellung der Datei gilt nicht.
   *[other] { $count } weitere Einstellungen der Datei gelten nicht.
}

# Die eigene Stimme des Spiels.

voice-speaks = { $name } spricht
voice-silent = { $reason ->
    [library-missing] ein Paket für die Sprachausgabe fehlt, darum erscheint alles als Text
    [server-missing] Speech Dispatcher fehlt, darum erscheint alles als Text
    [server-down] Speech Dispatcher läuft nicht, darum erscheint alles als Text
    [nothing-runs] kein Screenreader und keine Stimme läuft, darum erscheint alles als Text
    [no-answer] die Stimme antwortet nicht, darum erscheint alles als Text
   *[failed] die Stimme ist ausgefallen, darum erscheint alles als Text
}
voice-line-a = Zeile A steht auf dem Bildschirm.
voice-line-b = Zeile B wird gesprochen.
voice-ask = drücke 1, wenn du A gehört hast, 2 für B, 3 für beide, 4 für keine
voice-answer = { $answer ->
    [1] dein Screenreader liest den Bildschirm, Ausgabe terminal
    [2] das Spiel spricht, Ausgabe speech
    [3] dein Screenreader liest den Bildschirm, das genügt, Ausgabe terminal
   *[4] du hast nichts gehört, Ausgabe terminal, sorry-a11y doctor sucht die Ursache
}
voice-unchanged = die Ausgabe bleibt { $output }
voice-hush = die eigene Stimme des Spiels ist aus, x hat nichts anzuhalten
