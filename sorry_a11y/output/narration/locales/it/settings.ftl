# Settings; each line is a sample of itself.

setting-open = impostazioni, una cifra ne legge una, e se già sentita la cambia, Esc esce
setting-leave = la partita continua
setting-refuse = il tasto { $key } qui non fa nulla, una cifra legge un'impostazione
setting-changed = ora { $text }
setting-pace = { $value ->
    [step] avversari, uno alla volta, un tasto ciascuno
    [after-1s] avversari, uno alla volta, uno ogni secondo
    [after-2s] avversari, uno alla volta, uno ogni 2 secondi
    [after-3s] avversari, uno alla volta, uno ogni 3 secondi
   *[all] avversari, tutti insieme
}
setting-verbosity = { $value ->
    [full] dettaglio, completo, come Ben 12, pedina 2 scivola, mancano 31, 3 caselle dopo lo scivolo corto verde
    [normal] dettaglio, normale, come Ben 12, pedina 2 scivola, mancano 31
   *[brief] dettaglio, breve, come Ben 12, pedina 2 scivola
}
setting-digits = { $value ->
    [play] cifre, una cifra gioca subito la sua scelta
   *[tell] cifre, una cifra legge la scelta, e la gioca se l'hai già sentita
}
setting-language = lingua, italiano, Ben 12, scivola, mangia la tua pedina 3
setting-output = { $value ->
    [speech] output, il gioco parla e non scrive nulla
    [both] output, il gioco scrive e parla
   *[terminal] output, il gioco scrive per il tuo screen reader
}
setting-sound = { $value ->
    [off] suoni, nessuno
    [short] suoni, quelli importanti
   *[full] suoni, tutti
}
setting-mono = { $value ->
    [yes] stereo, spento
   *[no] stereo, acceso, ogni suono viene dal suo lato del tabellone
}
setting-bell = { $value ->
    [yes] campanello, suona quando tocca a te con gli amici
   *[no] campanello, spento
}
setting-messages = { $value ->
    [wait] notizie degli amici mentre scegli, un suono, dette al tasto seguente
   *[now] notizie degli amici mentre scegli, dette subito
}
setting-banter = { $value ->
    [off] commenti degli avversari, nessuno
    [rare] commenti degli avversari, ogni tanto
   *[usual] commenti degli avversari, spesso
}
setting-drama = { $value ->
    [no] momenti di tensione, nessun commento
   *[yes] momenti di tensione, una frase ciascuno
}
setting-save = { $value ->
    [no] partite, non vengono salvate
   *[yes] partite, vengono salvate mentre giochi
}
setting-volume = volume, suoni a { $value } su 100
setting-forced = { $value ->
    [ask] scelta unica, aspetta un tasto
   *[play] scelta unica, si gioca da sola
}
setting-guard = { $value ->
    [0] protezione dei tasti, spenta, ogni tasto gioca
   *[other] protezione dei tasti, { NUMBER($value, useGrouping: 0) } millisecondi, in cui nessun tasto gioca
}
setting-name = { $value ->
    [none] nome, nessuno
   *[other] nome, { $value }
}
setting-sounds = { $value ->
    [none] cartella dei suoni, nessuna, i suoni del gioco
   *[other] cartella dei suoni, i tuoi suoni
}
setting-cells = { $value ->
    [0] braille, righe larghe come il terminale
   *[other] braille, righe per { $value } celle braille
}
# The settings as the command tells them, and what is wrong in the file. $name and $given are
# words of the file.
setting-file = Il file delle impostazioni è { $path }
setting-no-file = Non c'è ancora un file delle impostazioni, sarebbe { $path }
setting-row = { $name } = { $value }, { $sample }, { $chosen ->
    [yes] in uso
   *[no] possibile
}.
setting-flag = Puoi cambiarle nel file, in partita con m, o per una sola partita con --{ $name } { $value }.
setting-over = Un'opzione conta più di una variabile d'ambiente, come SORRY_A11Y_PACE, e una variabile più del file.
setting-unsaved = { $path } non si può scrivere, perciò vale solo per una partita.
setting-bad-unreadable = Il file delle impostazioni { $given } non si può leggere, perciò il gioco usa i valori predefiniti.
setting-bad-toml = { $line ->
    [0] Il file delle impostazioni non è TOML fino in fondo, perciò il gioco usa i valori predefiniti.
   *[other] La riga { $line } del file delle impostazioni non è TOML, perciò il gioco usa i valori predefiniti.
} Scrivi nome = "valore".
setting-bad-unknown = La riga { $line } del file delle impostazioni nomina { $name }, che non è un'impostazione. Le impostazioni sono { $accepted }.
setting-bad-value = { $line ->
    [0] L'ambiente imposta { $name } a { $given }, che non è ammesso.
   *[other] La riga { $line } del file delle impostazioni imposta { $name } a { $given }, che non è ammesso.
} { $name ->
    [volume] Usa un numero intero da 0 a 100.
    [sounds] Usa il percorso di una cartella.
    [cells] Usa 0, oppure da 10 a 200.
   *[other] Usa { $accepted }.
}
setting-bad-more = { $count ->
    [one] Un'altra impostazione del file non viene usata.
   *[other] Altre { $count } impostazioni del file non vengono usate.
}

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
