# Endings, and the line between two pages.

end-quit = premi ancora q per uscire, un altro tasto continua
end-quit-kept = premi ancora q per uscire, la partita resta salvata, un altro tasto continua
end-stay = la partita continua
end-goodbye = Alla prossima
end-goodbye-kept = Alla prossima, la partita è salvata
end-end-of-input = Input finito, la partita { $kept ->
    [yes] è salvata
   *[no] non è terminata
}
end-interrupt = Interruzione, la partita { $kept ->
    [yes] è salvata
   *[no] non è terminata
}
end-hang-up = Il terminale non c'è più
end-terminate = Il sistema chiude il programma, la partita { $kept ->
    [yes] è salvata
   *[no] non è terminata
}
end-failure = Qualcosa qui è andato storto, la partita { $kept ->
    [yes] è salvata
   *[no] non è terminata
}
# in partita: q salta il resto
end-more = { $count ->
    [one] ancora 1 riga, Spazio, q la salta
   *[other] ancora { $count } righe, Spazio, q le salta
}
# in un testo da leggere: q lo lascia
end-more-text = { $count ->
    [one] ancora 1 riga, Spazio, q esce
   *[other] ancora { $count } righe, Spazio, q esce
}
end-more-sentences = { $count ->
    [one] ancora 1 frase, Spazio, q esce
   *[other] ancora { $count } frasi, Spazio, q esce
}
end-lost-paste = Il testo incollato è troppo lungo o non finisce, viene ignorato
