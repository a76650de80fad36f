# Was anders gesagt wird, wo es keine Tasten gibt: touch-NAME anstelle von NAME.

touch-open-title = { $board ->
    [target] Dog
   *[safety] Sorry!
}
touch-people-open = das ist ein Tisch unter Freunden
touch-people-gather = { $count ->
    [0] alle sind da, das Spiel kann beginnen
    [one] es fehlt noch 1 Freund, oder du beginnst sofort, mit einem Bot auf dem Platz
   *[other] es fehlen noch { $count } Freunde, oder du beginnst sofort, mit Bots auf ihren Plätzen
}
touch-people-over = das Spiel ist aus
touch-people-desk = das Tischmenü
touch-ask-key = { "" }
touch-turn-forced-tip = Züge ohne Wahl können von selbst spielen, in den Einstellungen bei nur ein Zug möglich
