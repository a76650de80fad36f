# Was anders gesagt wird, wo es keine Tasten gibt: touch-NAME anstelle von NAME.

touch-open-title = { open-game }
touch-people-open = das ist ein Tisch unter Freunden
touch-people-gather = { $count ->
    [0] alle sind da, das Spiel kann beginnen
    [one] es fehlt noch 1 Freund, oder du beginnst sofort, mit einem Bot auf dem Platz
   *[other] es fehlen noch { $count } Freunde, oder du beginnst sofort, mit Bots auf ihren Plätzen
}
touch-people-over = das Spiel ist aus
touch-people-desk = das Tischmenü
touch-ask-key = { "" }
touch-menu-open = Startmenü
touch-menu-choose-open = { menu-choose }
touch-menu-rules-open = Hausregeln
touch-menu-type-name = tippe einen Namen, oder mach ohne weiter
touch-menu-name-so-far = Name { $name }
touch-set-open = { menu-settings }
touch-end-quit = dasselbe noch einmal beendet das Spiel, mit allem anderen geht es weiter
touch-end-quit-kept = dasselbe noch einmal beendet das Spiel, es ist gespeichert, sonst geht es weiter
touch-turn-wait = jetzt ist { $name } dran
touch-turn-stopped = angehalten
touch-menu-people = { $count ->
    [0] nur du an diesem Gerät
    [one] { $names } spielt an diesem Gerät mit
   *[other] { $names } spielen an diesem Gerät mit
}
touch-help-quit = beendet das Spiel, wenn du es noch einmal wählst
touch-page-site-type = Der Knopf Einen Namen tippen öffnet die Zeile dafür.
touch-turn-forced-offer = Züge ohne Wahl können von selbst spielen, das stellst du in den Einstellungen ein
touch-menu-newcomer-choose = was du auswählst, wird gespielt
touch-menu-newcomer-ask = die Knöpfe darunter sagen, wo deine Figuren stehen, und mehr
touch-hall-type-name = tippe einen eigenen Namen
touch-hall-tables-none = kein Tisch ist offen
touch-hall-tables-open = diese Tische sind offen
touch-hall-people-open = diese Leute sind hier
touch-hall-person-open = das ist { $name }
touch-hall-you-open = du heißt { $name }
