# Endings, and the line between two pages.

end-quit = premi ancora q per uscire, con un altro tasto continui la partita
end-quit-kept = premi ancora q per uscire, la partita è salvata, con un altro tasto continui
end-stay = la partita continua
end-goodbye = Alla prossima
end-goodbye-kept = Alla prossima, la partita è salvata
end-end-of-input = L'input è finito, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-interrupt = Hai interrotto il programma, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-hang-up = Il terminale si è chiuso
end-terminate = Il sistema chiude il programma, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-failure = Qualcosa è andato storto, la partita { $kept ->
    [yes] è salvata
   *[no] non è finita
}
end-failure-file = Il programma ha fatto un errore, è scritto in { $file }
# in partita: q salta il resto
end-more = { $count ->
    [one] un'altra riga, Spazio la legge, q la salta
   *[other] altre { $count } righe, Spazio continua, q le salta
}
# in un testo da leggere: q lo lascia
end-more-text = { $count ->
    [one] un'altra riga, Spazio la legge, q esce
   *[other] altre { $count } righe, Spazio continua, q esce
}
end-more-sentences = { $count ->
    [one] un'altra frase, Spazio la legge, q esce
   *[other] altre { $count } frasi, Spazio continua, q esce
}
end-lost-paste = Il testo incollato era troppo lungo o non finiva, perciò non è stato usato
