# Die eigene Stimme des Spiels.

voice-speaks = { $name } spricht
voice-silent = { $reason ->
    [library-missing] keine Stimme, accessible-output2 fehlt, alles wird geschrieben
    [server-missing] keine Stimme, Speech Dispatcher fehlt, alles wird geschrieben
    [server-down] keine Stimme, Speech Dispatcher läuft nicht, alles wird geschrieben
    [nothing-runs] keine Stimme, kein Screenreader, keine Sprachausgabe, alles wird geschrieben
    [no-answer] die Stimme antwortet nicht, alles wird geschrieben
   *[failed] die Stimme ist ausgefallen, alles wird geschrieben
}
voice-line-a = Zeile A ist geschrieben.
voice-line-b = Zeile B ist gesprochen.
voice-ask = drücke 1, wenn du A gehört hast, 2 für B, 3 für beide, 4 für nichts
voice-answer = { $answer ->
    [1] dein Screenreader liest den Bildschirm, Ausgabe terminal
    [2] das Spiel spricht, Ausgabe speech
    [3] dein Screenreader liest den Bildschirm, eine Stimme genügt, Ausgabe terminal
   *[4] nichts gehört, Ausgabe terminal, sorry-a11y doctor sucht die Ursache
}
voice-unchanged = die Ausgabe bleibt { $output }
voice-hush = die Stimme des Spiels ist aus, sonst hält x sie an
