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
