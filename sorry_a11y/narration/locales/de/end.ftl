# Enden, und die Zeile zwischen zwei Seiten.

end-quit = noch einmal q beendet das Spiel, mit jeder anderen Taste geht es weiter
end-quit-kept = noch einmal q beendet das Spiel, es ist gespeichert, sonst geht es weiter
end-stay = das Spiel geht weiter
end-goodbye = Tschüss
end-goodbye-kept = Tschüss, das Spiel ist gespeichert
end-end-of-input = Die Eingabe ist zu Ende, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-interrupt = Du hast abgebrochen, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-hang-up = Das Terminal ist weg
end-terminate = Das System beendet das Programm, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-failure = Hier ist etwas schiefgegangen, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-failure-file = Das Programm hat einen Fehler gemacht, er steht in { $file }
# im Spiel: q lässt den Rest aus
end-more = { $count ->
    [one] noch 1 Zeile, die Leertaste liest sie, q lässt sie aus
   *[other] noch { $count } Zeilen, die Leertaste liest weiter, q lässt sie aus
}
# beim Lesen eines Textes: q verlässt ihn
end-more-text = { $count ->
    [one] noch 1 Zeile, die Leertaste liest sie, q beendet
   *[other] noch { $count } Zeilen, die Leertaste liest weiter, q beendet
}
end-more-sentences = { $count ->
    [one] noch 1 Satz, die Leertaste liest ihn, q beendet
   *[other] noch { $count } Sätze, die Leertaste liest weiter, q beendet
}
end-lost-paste = Das Eingefügte war zu lang oder hatte kein Ende, darum fällt es weg
