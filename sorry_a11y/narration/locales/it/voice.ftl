# The game's own voice.

voice-speaks = parla { $name }
voice-silent = { $reason ->
    [library-missing] manca un pacchetto per la voce, le risposte sono scritte
    [server-missing] niente voce, Speech Dispatcher non è installato, le risposte sono scritte
    [server-down] niente voce, Speech Dispatcher non è attivo, le risposte sono scritte
    [nothing-runs] niente voce, nessuno screen reader o sintetizzatore, le risposte sono scritte
    [no-answer] la voce non risponde, le risposte sono scritte
   *[failed] la voce si è interrotta, le risposte sono scritte
}
voice-line-a = La riga A è scritta.
voice-line-b = La riga B è parlata.
voice-ask = premi 1 se hai sentito A, 2 se B, 3 tutte e due, 4 nessuna
voice-answer = { $answer ->
    [1] il tuo screen reader legge lo schermo, output terminal
    [2] parla il gioco, output speech
    [3] il tuo screen reader legge lo schermo, niente seconda voce, output terminal
   *[4] non si è sentito nulla, output terminal, sorry-a11y doctor cerca la causa
}
voice-unchanged = output resta { $output }
voice-hush = x ferma la voce del gioco, che è spenta
