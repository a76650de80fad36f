# The game's own voice.

voice-speaks = parla { $name }
voice-silent = { $reason ->
    [library-missing] manca un pacchetto che serve alla voce, perciò le risposte sono scritte
    [server-missing] Speech Dispatcher non è installato, perciò le risposte sono scritte
    [server-down] Speech Dispatcher non è in funzione, perciò le risposte sono scritte
    [nothing-runs] non c'è né screen reader né sintetizzatore, perciò le risposte sono scritte
    [no-answer] la voce non risponde, perciò le risposte sono scritte
   *[failed] la voce non funziona più, perciò le risposte sono scritte
}
voice-line-a = La riga A è scritta.
voice-line-b = La riga B è parlata.
voice-ask = premi 1 se hai sentito A, 2 se B, 3 se tutte e due, 4 se nessuna
voice-answer = { $answer ->
    [1] il tuo screen reader legge lo schermo, output terminal
    [2] il gioco parla, output speech
    [3] il tuo screen reader legge lo schermo, non serve un'altra voce, output terminal
   *[4] non hai sentito nulla, output terminal, sorry-a11y doctor cerca la causa
}
voice-unchanged = l'output resta { $output }
voice-hush = la voce del gioco è spenta, x non ha nulla da fermare
