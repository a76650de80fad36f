# Enden, und die Zeile zwischen zwei Seiten.

end-quit = noch einmal q beendet, jede andere Taste spielt weiter
end-quit-kept = noch einmal q beendet, das Spiel ist gespeichert, sonst geht es weiter
end-stay = das Spiel geht weiter
end-goodbye = Tschüss
end-goodbye-kept = Tschüss, das Spiel ist gespeichert
end-end-of-input = Eingabe zu Ende, das Spiel ist { $kept ->
    [yes] gespeichert
   *[no] nicht fertig
}
end-interrupt = Abgebrochen, das Spiel ist { $kept ->
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
# im Spiel: q lässt den Rest aus
end-more = { $count ->
    [one] noch 1 Zeile, Leertaste, q lässt sie aus
   *[other] noch { $count } Zeilen, Leertaste, q lässt sie aus
}
# beim Lesen eines Textes: q verlässt ihn
end-more-text = { $count ->
    [one] noch 1 Zeile, Leertaste, q beendet
   *[other] noch { $count } Zeilen, Leertaste, q beendet
}
end-more-sentences = { $count ->
    [one] noch 1 Satz, Leertaste, q beendet
   *[other] noch { $count } Sätze, Leertaste, q beendet
}
end-lost-paste = Das Eingefügte ist zu lang oder hat kein Ende, es fällt weg
