# Enden, und die Zeile zwischen zwei Seiten.

end-quit = noch einmal q beendet, jede andere Taste spielt weiter
end-stay = das Spiel geht weiter
end-goodbye = Tschüss
end-end-of-input = Eingabe zu Ende, das Spiel ist nicht fertig
end-interrupt = Abgebrochen, das Spiel ist nicht fertig
end-hang-up = Das Terminal ist weg
end-more = { $count ->
    [one] noch 1 Zeile, Leertaste
   *[other] noch { $count } Zeilen, Leertaste
}
