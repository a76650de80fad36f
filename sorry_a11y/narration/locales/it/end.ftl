# Endings, and the line between two pages.

end-quit = premi ancora q per uscire, un altro tasto continua
end-stay = la partita continua
end-goodbye = Alla prossima
end-end-of-input = Input finito, la partita non è terminata
end-interrupt = Interruzione, la partita non è terminata
end-hang-up = Il terminale non c'è più
end-more = { $count ->
    [one] ancora 1 riga, Spazio
   *[other] ancora { $count } righe, Spazio
}
