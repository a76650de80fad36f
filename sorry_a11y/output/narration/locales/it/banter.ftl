# Che cosa dicono gli avversari con un carattere tra i turni, dopo il nome. $line: da 1 a 8,
# ciascuna una volta a partita.

banter-says = { $name } dice, { $text }
# $count: how many pawns of yours this opponent has bumped, in earlier games too
banter-count = ti ho già mangiato { $count ->
    [one] 1 pedina
   *[other] { $count } pedine
}
banter-beginner-bump = { $line ->
    [1] oh, ho preso qualcuno
    [2] ma si poteva?
    [3] ma guarda
    [4] la mia prima bella mossa
    [5] scusate, credo
    [6] è successo da solo
    [7] ho contato due volte
   *[8] sorprende anche me
}
banter-beginner-bumped = { $line ->
    [1] oh no, la mia pedina
    [2] allora torno alla partenza
    [3] questa non l'ho vista
    [4] che carta era?
    [5] sto ancora imparando
    [6] tanta strada per nulla
    [7] va bene, si riprova
   *[8] che velocità
}
banter-beginner-home = { $line ->
    [1] una è a casa!
    [2] ce l'ho fatta!
    [3] ha funzionato
    [4] ecco come si arriva
    [5] stavolta ho contato bene
    [6] adesso so come si fa
    [7] che bella sensazione
   *[8] posso rifarlo subito?
}
banter-beginner-win = { $line ->
    [1] ho vinto? davvero?
    [2] la mia prima vittoria, credo
    [3] quasi non ci credo
    [4] è la fortuna di chi comincia
    [5] l'hanno visto tutti?
    [6] che divertimento
    [7] questa me la ricordo
   *[8] grazie della partita
}
banter-beginner-lose = { $line ->
    [1] avete giocato bene
    [2] ho imparato molto
    [3] magari la prossima volta
    [4] è stato bello lo stesso
    [5] facciamo un'altra partita?
    [6] quasi quasi avevo capito
    [7] che bella partita
   *[8] mi eserciterò
}
banter-casual-bump = { $line ->
    [1] senza rancore
    [2] così è la vita
    [3] lo voleva la carta
    [4] passavo di qui
    [5] è solo un gioco
    [6] niente di personale
    [7] ops, c'era qualcuno
   *[8] una spintarella
}
banter-casual-bumped = { $line ->
    [1] mi sta bene
    [2] succede
    [3] nessuna fretta, ricomincio
    [4] bella carta, quella
    [5] pazienza
    [6] oggi a me, domani a te
    [7] stavo proprio in mezzo
   *[8] allora cammino ancora
}
banter-casual-home = { $line ->
    [1] a casa, che bello
    [2] quella si riposa
    [3] una in meno da portare
    [4] con tutta calma
    [5] è ora di un caffè
    [6] niente male
    [7] è filata liscia
   *[8] adesso piedi in alto
}
banter-casual-win = { $line ->
    [1] ma che bella cosa
    [2] chi l'avrebbe detto?
    [3] che fortuna
    [4] le carte sono state gentili
    [5] bella partita, grazie a tutti
    [6] una bella sorpresa
    [7] che bel divertimento
   *[8] una vittoria gradita
}
banter-casual-lose = { $line ->
    [1] bella partita
    [2] è stato divertente
    [3] vittoria meritata
    [4] un'altra, uno di questi giorni?
    [5] mi è piaciuta
    [6] vinta con onore
    [7] non mi lamento
   *[8] domani si rigioca?
}
banter-steady-bump = { $line ->
    [1] un passo alla volta
    [2] la pazienza premia
    [3] ora la via è libera
    [4] andava fatto
    [5] una cosa dopo l'altra
    [6] tutto secondo i piani
    [7] piano ma sicuro
   *[8] era sulla mia strada
}
banter-steady-bumped = { $line ->
    [1] non perdo la calma
    [2] si torna al lavoro
    [3] la partita è lunga
    [4] allora ricomincio
    [5] avanti come prima
    [6] costa qualche minuto
    [7] ho visto di peggio
   *[8] nessun motivo di allarme
}
banter-steady-home = { $line ->
    [1] un'altra a posto
    [2] come deve essere
    [3] questa è sistemata
    [4] ogni cosa a suo tempo
    [5] passo dopo passo, a casa
    [6] arrivata senza fretta
    [7] il piano regge
   *[8] e anche questa è fatta
}
banter-steady-win = { $line ->
    [1] piano piano, ma vinta
    [2] ha vinto la pazienza
    [3] una partita buona e calma
    [4] passo dopo passo, eccomi
    [5] ogni cosa al suo posto
    [6] ci è voluto tempo
    [7] con calma fino in fondo
   *[8] grazie, bella lotta
}
banter-steady-lose = { $line ->
    [1] vittoria ben guadagnata
    [2] un risultato giusto
    [3] oggi andavo troppo piano
    [4] rivedrò il mio piano
    [5] bella partita, vinta bene
    [6] la calma non è bastata
    [7] la prossima volta mi preparo
   *[8] tutto il mio rispetto
}
banter-strong-bump = { $line ->
    [1] il posto era quello
    [2] ci contavo
    [3] al momento giusto
    [4] questo apre il tabellone
    [5] valeva il rischio
    [6] proprio lì
    [7] si vedeva arrivare
   *[8] questo aiuta
}
banter-strong-bumped = { $line ->
    [1] bella trovata
    [2] un bel colpo
    [3] recupererò
    [4] questa brucia
    [5] il rischio era mio
    [6] una mossa forte
    [7] ho ancora un piano
   *[8] niente affatto male
}
banter-strong-home = { $line ->
    [1] questo conta
    [2] calcolo giusto
    [3] giusto in tempo
    [4] un pensiero in meno
    [5] il numero era esatto
    [6] questa è al sicuro
    [7] i conti tornano
   *[8] avanti la prossima
}
banter-strong-win = { $line ->
    [1] di misura, ma vinta
    [2] il piano ha funzionato
    [3] che fatica, ma è vinta
    [4] valeva la pena pensarci
    [5] bella partita, molto tirata
    [6] il finale mi piace
    [7] bella lotta, bravi tutti
   *[8] grazie, che battaglia
}
banter-strong-lose = { $line ->
    [1] giocata davvero bene
    [2] ha vinto il piano migliore
    [3] qualcosa mi è sfuggito
    [4] che forza
    [5] la rigiocherei subito
    [6] rispetto, bella partita
    [7] la prossima volta penserò meglio
   *[8] così è meritata
}
banter-champion-bump = { $line ->
    [1] ce l'avevo in mente
    [2] una piccola correzione
    [3] il tabellone la chiedeva
    [4] era un atto dovuto
    [5] era la mossa migliore
    [6] due mosse avanti
    [7] non c'era di meglio
   *[8] chiedo scusa, era la migliore
}
banter-champion-bumped = { $line ->
    [1] giocata splendida
    [2] l'avrei fatto anch'io
    [3] una bella mossa
    [4] non si finisce mai di imparare
    [5] ottimo occhio
    [6] questa l'ho sottovalutata
    [7] ora si fa interessante
   *[8] una degna risposta
}
banter-champion-home = { $line ->
    [1] secondo i piani
    [2] una mossa buona e quieta
    [3] a casa, come previsto
    [4] ogni passo contava
    [5] l'idea era questa
    [6] una alla volta
    [7] così tutto torna
   *[8] contata alla perfezione
}
banter-champion-win = { $line ->
    [1] grazie, una bella partita
    [2] meno facile di quanto sembri
    [3] è stato un onore
    [4] anche le carte hanno aiutato
    [5] una degna partita
    [6] bravi tutti, davvero
    [7] le partite così mi piacciono
   *[8] poteva andare diversamente
}
banter-champion-lose = { $line ->
    [1] complimenti, meritatissima
    [2] sconfitta onesta
    [3] mi inchino
    [4] roba di prima classe
    [5] una lezione per me
    [6] alla prossima partita
    [7] giocata da maestri
   *[8] tanto di cappello
}
banter-bumper-bump = { $line ->
    [1] via, alla partenza!
    [2] non ho resistito
    [3] che tentazione
    [4] solo per gioco, davvero
    [5] bum, e buonanotte
    [6] un'altra per me
    [7] fate largo, per favore
   *[8] adoro questo rumore
}
banter-bumper-bumped = { $line ->
    [1] ahi, la mia stessa medicina
    [2] prima o poi toccava a me
    [3] aspetta e vedrai
    [4] ma quello è il mio trucco!
    [5] giusto così
    [6] adesso ci si diverte
    [7] me ne ricorderò
   *[8] bel colpo
}
banter-bumper-home = { $line ->
    [1] a casa, che silenzio
    [2] bene, ma mangiare è meglio
    [3] quella ha meritato il riposo
    [4] qualcuno deve pur farlo
    [5] lì non la tocca nessuno
    [6] niente più dispetti per lei
    [7] anch'io torno a casa
   *[8] e adesso le altre
}
banter-bumper-win = { $line ->
    [1] tanti colpi, una vittoria
    [2] vinta, con qualche rumore
    [3] che bella caccia
    [4] colpi perdonati, spero?
    [5] che partita selvaggia
    [6] grazie, era vivace
    [7] oggi il tabellone è mio
   *[8] ancora, per favore!
}
banter-bumper-lose = { $line ->
    [1] ho mangiato troppo poco
    [2] bella corsa, bella vittoria
    [3] nessuno più da inseguire
    [4] quella mi è sfuggita
    [5] che spasso, comunque
    [6] la prossima volta più colpi
    [7] caccia leale, fine leale
   *[8] ogni colpo è perdonato
}
banter-homebody-bump = { $line ->
    [1] permesso, vado solo a casa
    [2] chiudeva la strada
    [3] preferisco la quiete
    [4] chiedo scusa
    [5] non volevo
    [6] solo un passo verso casa
    [7] una spintina, perdono
   *[8] ora torna la calma
}
banter-homebody-bumped = { $line ->
    [1] addio serata tranquilla
    [2] di nuovo fuori al freddo
    [3] casa sembra lontana
    [4] oh, povera pedina
    [5] meglio restare dentro
    [6] la strada è pericolosa
    [7] allora dalla partenza
   *[8] mi manca la poltrona
}
banter-homebody-home = { $line ->
    [1] casa dolce casa
    [2] porta chiusa, tè sul fuoco
    [3] al caldo e al sicuro
    [4] pantofole ai piedi
    [5] si sta meglio qui
    [6] un'altra al coperto
    [7] che calduccio
   *[8] la luce è accesa
}
banter-homebody-win = { $line ->
    [1] tutte a casa, che gioia
    [2] tutte dentro, porta chiusa
    [3] niente vale casa mia
    [4] la famiglia è al completo
    [5] una piccola, quieta vittoria
    [6] e adesso un tè
    [7] prima di tutto a casa
   *[8] che bella serata
}
banter-homebody-lose = { $line ->
    [1] almeno si stava bene
    [2] io a casa torno comunque
    [3] una bella visita, comunque
    [4] brava gente, a presto
    [5] il mio tè mi aspetta
    [6] buonanotte, bella partita
    [7] anche fuori si stava bene
   *[8] casa resta casa
}
banter-racer-bump = { $line ->
    [1] fate strada!
    [2] permesso, arrivo!
    [3] niente freni
    [4] sorpasso
    [5] andavo troppo forte
    [6] strada libera, per favore
    [7] veloce e pulito
   *[8] avanti tutta
}
banter-racer-bumped = { $line ->
    [1] gomma a terra
    [2] di nuovo alla partenza
    [3] sosta ai box
    [4] che botta
    [5] motore di nuovo acceso
    [6] recupero subito
    [7] questo costa secondi
   *[8] seconda partenza
}
banter-racer-home = { $line ->
    [1] volata vincente!
    [2] miglior tempo di oggi
    [3] un giro fatto
    [4] che volata
    [5] dentro, e si riparte
    [6] che rapidità
    [7] bandiera a scacchi
   *[8] la prossima, via!
}
banter-racer-win = { $line ->
    [1] primo posto, che gioia
    [2] che corsa!
    [3] nessuno mi ha preso
    [4] oggi volavo
    [5] un giro d'onore!
    [6] che velocità oggi
    [7] corsa pulita, grazie
   *[8] questa va negli annali
}
banter-racer-lose = { $line ->
    [1] distacco netto, complimenti
    [2] che volata, complimenti
    [3] mi è finita la strada
    [4] la prossima volta più veloce
    [5] bella corsa, bravi tutti
    [6] questa era veloce
    [7] il mio motore riposa
   *[8] bella gara
}
