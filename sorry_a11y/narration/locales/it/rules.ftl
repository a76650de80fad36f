# The rules in words. No message holds a digit: every number and every card's name is a value
# taken from the rule book. One sentence a message, the numbers are those of the points.
# A card called by its number takes "un" (un 8, un 11), never "il", which some numbers elide.

rules-red = { terms-colour-red }
rules-blue = { terms-colour-blue }
rules-yellow = { terms-colour-yellow }
rules-green = { terms-colour-green }

# Cards as they are called. $rest is a row of words so far, $last the word that follows.
rules-name-sorry = { terms-card-sorry }
rules-name-J = { terms-card-J }
rules-name-Q = { terms-card-Q }
rules-name-K = { terms-card-K }
rules-name-A = { terms-card-A }
rules-name-joker = { terms-card-joker }
rules-comma = { $rest }, { $last }
rules-or = { $rest } o { $last }
rules-and = { $rest } e { $last }
rules-run = da { $first } a { $last }
rules-deck-each = { $kinds ->
    [1] { $count } carte { $cards }
   *[other] { $count } carte per ciascuno di { $cards }
}

# The head of a page
rules-title-intro = Il regolamento { $preset }
rules-intro-hasbro = Questo è Sorry! secondo il foglio Hasbro, nel testo italiano e in quello inglese.
rules-intro-parker = Questo è Sorry! secondo il foglio tedesco Parker.
rules-intro-bounce-home = Questo è Sorry! secondo un articolo cinese, che fa rimbalzare da casa le pedine.
rules-intro-hobby = Questo è Sorry! secondo una pagina amatoriale tedesca.
rules-intro-dog = Questo è Dog con carte da ramino, secondo una pagina per chi gioca in braille.
rules-aim-sorry = Porta a casa le tue { $pawns } pedine prima degli altri.
rules-aim-dog = Porta in meta le tue pedine e quelle del compagno prima dell'altra squadra.
rules-house = Sono in vigore varianti, { $changes }.
rules-change = { $option } { $value }

# Titles
rules-title-setup = Disposizione iniziale
rules-title-turns = Turni e carte
rules-title-out = La partenza di una pedina
rules-title-moving = Muovere
rules-title-seven = La carta { $splitter }
rules-title-back = Le carte { $backers-both }
rules-title-eleven = La carta { $swapper }
rules-title-sorry = La carta { $taker }
rules-title-slides = Scivoli
rules-title-safety = Rombo e zona sicura
rules-title-home = Casa e vittoria
rules-title-teams = Squadre
rules-title-points = Punti e { $hand } carte in mano
rules-title-clashes = Dove le fonti non vanno d'accordo
rules-title-options = Varianti
rules-title-dog-board = La plancia
rules-title-dog-cards = Carte e mani
rules-title-dog-turn = Un turno
rules-title-dog-functions = Che cosa fanno le carte
rules-title-dog-hitting = Sbattere e protezione
rules-title-dog-targets = La meta
rules-title-dog-partners = Compagni e vittoria

# Setting up
rules-1-players = Giocano da { $fewest } a { $seats } persone, ognuna con un colore e le sue { $pawns } pedine.
rules-1-opposite = In due si siede uno di fronte all'altro, con { $side }, se non si sceglie altrimenti.
rules-2-full = Tutte e { $pawns } le pedine di un colore cominciano alla partenza.
rules-2-quick = Una pedina di ogni colore comincia sul suo cerchio di partenza, le altre { $waiting } alla partenza.
rules-2-offer = Un gioco più veloce, con start messo a quick, mette una pedina di ogni colore sul suo cerchio di partenza.
rules-3-lot = Si tira a sorte chi comincia.
rules-3-next = Chi vince comincia la partita dopo.
rules-3-draw = Per il primo turno ognuno pesca una carta, e comincia { $best }, altrimenti il numero più alto.
rules-3-ties = Chi è alla pari pesca di nuovo.
rules-3-back = Poi le carte tornano nel mazzo e si rimescola tutto.
rules-3-again = Ogni partita comincia pescando così.

# Turns and cards
rules-4-forward = Avanti vuol dire in senso orario.
rules-4-turns = Anche i turni girano in senso orario.
rules-4-seats = In senso orario i colori sono { $colours }.
rules-4-track = La pista ha { $track } caselle.
rules-4-numbers = Le caselle sono numerate in senso orario da zero a { $last }, e zero sta appena prima del primo scivolo rosso.
rules-5-deck = Nel mazzo di { $cards } carte ci sono { $deck }.
rules-5-missing = Nessuna carta si chiama { $missing }.
rules-6-empty = Quando il mazzo è finito, si mescolano gli scarti per farne uno nuovo.
rules-7-discard = Le carte giocate vanno scoperte negli scarti.

# Leaving start
rules-8-out = Una pedina parte con { $starters }, e va sul suo cerchio di partenza.
rules-8-only = Oltre a questo solo { $taker } toglie una pedina dalla partenza.
rules-8-only-parts = Oltre a questo solo { $taker } e le parti di un { $splitter } tolgono una pedina dalla partenza.
rules-8-no-step = Partire consuma la carta, la pedina non fa altri passi.
rules-9-choice = Con { $starters } scegli tu se far partire una pedina o muoverne una.
rules-10-own = Nessuna pedina parte finché un'altra del suo colore sta sul cerchio.
rules-10-foreign = Una pedina di un altro colore che sta lì è sbattuta indietro alla sua partenza.
rules-11-again = Dopo un { $again } lo stesso giocatore continua con un'altra carta, anche se quel { $again } non ha potuto muovere nulla.
rules-11-won = Se quel { $again } ha fatto vincere, invece, la partita è finita.

# Moving
rules-12-plain = Muovi una pedina avanti di tante caselle quante ne dice la carta con { $plain }.
rules-12-must = Chi può muovere deve muovere, anche a proprio svantaggio.
rules-12-but = Si può rinunciare soltanto allo scambio di un { $swapper }.
rules-13-own = Nessuna mossa può finire su una casella con un'altra pedina dello stesso colore.
rules-13-bump = Una pedina di un altro colore che sta lì è sbattuta indietro alla sua partenza.
rules-13-others = Se una mossa non è permessa, restano le altre.
rules-14-pass = Le pedine possono saltarne altre, proprie o no, e ogni casella conta.

# The 7
rules-15-whole = Un { $splitter } muove una pedina avanti di { $seven }.
rules-15-two = Oppure { $parts } pedine diverse, già partite, si dividono il movimento di { $seven }, tutto in avanti, in parti di { $most } al massimo.
rules-15-no-start = Nessuna parte può far partire una pedina.
rules-15-cards = Oppure { $parts } pedine diverse se lo dividono, e ogni parte vale come la carta di quel numero.
rules-15-part-out = Così una parte di { $starters } può far partire una pedina.
rules-15-part-again = Dopo una parte di { $again } continui con un'altra carta.
rules-15-part-back = Una parte di { $backer } va indietro di { $back }.
rules-15-part-six = Una parte di { $most } va avanti, anche se nessuna carta ha quel numero.
rules-15-twice = Due modi di arrivare agli stessi posti sono due scelte solo se uno solo dei due ti fa continuare.
rules-15-rest = Tutte e { $seven } le caselle vanno usate, quindi se una parte porta a casa una pedina ne serve un'altra per il resto.
rules-16-order = Le parti si fanno una dopo l'altra, e la seguente trova la plancia come l'ha lasciata quella prima, con il suo scivolo e le pedine che ha sbattuto.
rules-16-legal = Ogni parte deve essere permessa nel momento in cui si fa.

# The 4 and the 10
rules-17-back = Un { $backer } muove una pedina indietro di { $back }.
rules-18-either = Un { $turner } muove una pedina avanti di { $turner-on } o indietro di { $turner-back }, come vuoi.
rules-18-must = Se è possibile una sola delle due mosse, va fatta.

# The 11
rules-19-either = Un { $swapper } muove una pedina avanti di { $swap-steps }, o scambia di posto una tua pedina con quella di un avversario.
rules-19-decline = Puoi rinunciare allo scambio quando nessuna tua pedina può andare avanti di { $swap-steps }.
rules-19-forced = Lo scambio va fatto quando nessuna tua pedina può andare avanti di { $swap-steps }.
rules-20-both = Le due pedine di uno scambio devono stare sulla pista, non alla partenza, nella zona sicura o a casa.
rules-20-walk = Nessun { $swapper } muove una pedina che sta nella sua zona sicura.
rules-21-slide = Se lo scambio porta la tua pedina su un triangolo, scivola come dopo ogni mossa.
rules-21-other = La pedina dell'avversario non scivola.
rules-21-bump = Le pedine su quello scivolo sono sbattute indietro, anche quella scambiata.

# Sorry!
rules-22-take = { $taker } mette una pedina della tua partenza sulla casella di una pedina avversaria, che è sbattuta indietro alla sua partenza.
rules-22-track = Si può prendere solo una pedina sulla pista, non alla partenza, nella zona sicura o a casa.
rules-22-lost = La carta è persa se non hai pedine alla partenza, o se nessun avversario sta sulla pista.
rules-23-slide = Una pedina messa su un triangolo da { $taker } scivola come dopo ogni mossa.

# Slides
rules-24-others = Scivolare è obbligatorio, una pedina che finisce una mossa su un triangolo di un altro colore scivola fino alla fine.
rules-24-optional = Scivolare è una tua scelta, una pedina che finisce una mossa su un triangolo di un altro colore può scivolare fino alla fine o restare.
rules-24-stay = Una pedina su un triangolo del suo colore resta lì.
rules-24-occupied = Nessuna pedina può arrivare su un triangolo dove ne sta una del suo colore, che poi scivoli o no.
rules-24-own = Si usano solo gli scivoli propri, una pedina che finisce una mossa su un triangolo del suo colore scivola fino alla fine.
rules-24-own-stay = Una pedina su un triangolo di un altro colore resta lì.
rules-25-end = Lo scivolo finisce sulla sua ultima casella, quella col cerchio.
rules-26-all = Tutte le altre pedine sullo scivolo sono sbattute indietro alla loro partenza, comprese le tue.
rules-26-triangle = Una pedina dello stesso colore proprio sul triangolo rende invece vietata la mossa.
rules-27-lengths = Ogni colore ha scivoli di { $lengths } caselle, triangolo e fine compresi.
rules-27-where = Gli scivoli rossi occupano le caselle { $runs }.
rules-27-next = Gli scivoli di ogni colore seguente stanno { $spacing } caselle più avanti.

# Diamond and safety zone
rules-28-turn = Andando avanti una pedina non supera mai il rombo del suo colore, ma prima di esso entra nella sua zona sicura.
rules-28-pass = Mosse all'indietro, scambi e { $taker } possono portarla oltre.
rules-28-where = Le pedine rosse entrano dopo la casella { $door }, il rombo rosso è la casella { $diamond }, il cerchio di partenza rosso la casella { $circle }.
rules-28-beyond = Una pedina portata sul proprio rombo continua avanti intorno alla plancia.
rules-29-back = Una pedina andata indietro di almeno { $enough } caselle oltre il suo cerchio di partenza può entrare nella sua zona sicura andando avanti, senza fare il giro.
rules-29-example = Così, andando indietro di { $back } dal cerchio, la casa è a { $near } caselle, non a { $lap }.
rules-30-own = Solo le pedine del suo colore entrano in una zona sicura, che ha { $lane } caselle.
rules-30-forward = Ci entrano solo con mosse in avanti.
rules-30-safe = Lì nessuno può sbattere o scambiare una pedina.
rules-31-out = Le mosse all'indietro con { $backers } valgono anche nella zona sicura e portano fuori sulla pista, dove la pedina può sbattere ed essere sbattuta.
rules-31-must = Sono obbligatorie come ogni altra mossa.
rules-32-triangle = Le mosse all'indietro che finiscono su un triangolo scivolano come quelle in avanti.
rules-32-round = Una mossa vale anche se finisce dove è cominciata, come quando uno scivolo riporta lì.

# Home and the end
rules-33-exact = A casa si entra solo con un conteggio esatto.
rules-33-bounce = A casa non serve arrivare con un conteggio esatto, i passi che avanzano riportano fuori.
rules-33-bounce-out = Possono portare anche fuori dalla zona sicura, e dove finiscono la pedina sbatte e scivola.
rules-33-bounce-same = Un rimbalzo vale come mossa anche se finisce dove è cominciato.
rules-33-stay = Una pedina che finisce la mossa a casa resta lì.
rules-34-win = Chi porta per primo a casa tutte e { $pawns } le pedine vince.
rules-35-pass = Chi non può muovere nulla passa.

# Teams
rules-teams-when = Questa parte vale quando in { $seats } si gioca a squadre.
rules-teams-now = Questa parte vale in questa partita, che si gioca a squadre.
rules-36-sides = Giocano due squadre, { $side } contro { $other-side }.
rules-36-any = Ogni carta può muovere le tue pedine o quelle del compagno, { $all-pawns } in tutto.
rules-37-partner = Una pedina che arriva su una del compagno la sbatte come ogni altra.
rules-37-own = Su una del proprio colore, invece, non può arrivare.
rules-38-start = Con { $starters } si può far partire o muovere una pedina di uno o dell'altro colore.
rules-38-second = La carta che segue un { $again } può muovere qualsiasi pedina della squadra.
rules-39-any = Un { $splitter } si può dividere tra tutte e { $all-pawns } le pedine, al massimo tra { $team-parts } di loro.
rules-39-once = Ognuna di loro ne ha una parte sola.
rules-39-two = Un { $splitter } si può dividere tra { $team-parts } qualsiasi delle { $all-pawns } pedine, anche tutte e due del compagno.
rules-40-first = Gli avversari vengono prima, perciò { $taker } prende una loro pedina se ce n'è una sulla pista.
rules-40-team = Se non ce n'è, deve prendere sulla pista una pedina della propria squadra.
rules-40-team-colour = La pedina che viene dalla partenza è allora dell'altro colore rispetto a quella presa.
rules-40-partner = Se non ce n'è, deve mettere una tua pedina sulla casella di una pedina del compagno sulla pista.
rules-40-lost = Se neanche questo si può fare, la carta è persa.
rules-40-penalty = Se non può fare nulla, una pedina della tua squadra deve tornare alla sua partenza.
rules-40-penalty-where = Quella pedina sta sulla pista o nella zona sicura, mai a casa.
rules-41-swap = Gli scambi si fanno solo con gli avversari.
rules-42-home = Chi ha tutte e { $pawns } le sue a casa continua a pescare carte e muove le pedine del compagno.
rules-43-win = La squadra che per prima ha a casa tutte e { $all-pawns } le pedine vince.
rules-44-colour = Per gli scivoli conta il colore della pedina che si muove, il triangolo del compagno è di un altro colore.

# Points
rules-points-when = Questa parte vale quando si gioca a punti.
rules-points-now = Questa parte vale in questa partita, che si gioca a punti.
rules-45-quick = Una pedina di ogni colore comincia sul suo cerchio di partenza, le altre { $waiting } alla partenza.
rules-45-full = Tutte e { $pawns } le pedine di un colore cominciano alla partenza.
rules-45-offer = Con start messo a quick una di loro comincia sul suo cerchio di partenza.
rules-46-hand = Ognuno riceve { $hand } carte.
rules-46-turn = In un turno giochi una carta della tua mano e ne peschi un'altra.
rules-46-hidden = Gli altri non vedono le tue carte.
rules-47-dead = Se nessuna carta della tua mano si può giocare, ne scarti una a tua scelta, ne peschi un'altra e il tuo turno finisce.
rules-48-must = Se una carta si può giocare, una va giocata.
rules-48-which = Quale, lo scegli tu.
rules-48-penalty = A squadre un { $taker } che potrebbe solo rimandare indietro una pedina della propria squadra non si può giocare.
rules-49-again = Dopo un { $again } prima peschi e poi, se puoi, giochi un'altra carta.
rules-49-part = Una parte di { $again } di un { $splitter } fa lo stesso.
rules-49-end = Se non puoi, il tuo turno finisce, e non si scarta nulla.
rules-49-nothing = Un { $again } che non può muovere nulla non si può giocare.
rules-50-dead = Un { $swapper } che permette solo uno scambio non ti obbliga, la mano può valere come una che non si può giocare.
rules-50-forced = Un { $swapper } che permette solo uno scambio va giocato quando non si può giocare altro.
rules-51-round = Una partita finisce quando qualcuno ha a casa tutte le pedine, e la vince.
rules-51-match = Alla fine vince il totale più alto.
rules-51-team = I compagni hanno un punteggio solo.
rules-52-all = Tutti segnano { $each } punti per ogni propria pedina a casa.
rules-52-none = Le proprie pedine a casa non danno punti, segna solo chi vince la partita.
rules-53-others = Chi vince la partita segna { $each } punti per ogni pedina avversaria non a casa.
rules-54-first = Chi vince segna altri { $bonus-first } punti se nessun avversario ha a casa più di { $limit-first } pedine.
rules-54-second = Chi vince segna { $bonus-second } punti se nessun avversario ne ha a casa più di { $limit-second }.
rules-54-third = Chi vince segna { $bonus-third } punti se nessun avversario ne ha a casa { $limit-third ->
    [0] neanche una
   *[other] più di { $limit-third }
}.
rules-54-sum = Questi bonus si sommano, fino a { $bonuses } punti.
rules-54-highest = Vale solo il più alto di questi bonus, { $bonuses } punti al massimo.
rules-54-example = Tenere fuori casa tutte le pedine di { $others } avversari dà { $shut-out } punti.
rules-55-open = Una sfida è una partita sola, se non chiedi più partite o un punteggio da raggiungere.
rules-55-rounds = La sfida intera è di { $rounds ->
    [one] una partita
   *[other] { $rounds } partite
}.
rules-55-target = La sfida finisce con la partita in cui qualcuno arriva a { $target } punti.
rules-55-tie = Chi è alla pari col totale più alto vince insieme.

# Dog, the board
rules-d1-track = La pista ha { $track } caselle, { $spacing } per ognuno dei { $seats } colori.
rules-d1-numbers = Le caselle sono numerate in senso orario da zero a { $last }.
rules-d1-start = Le caselle di partenza sono { $exits }, per { $colours }.
rules-d1-kennel = Ogni colore ha { $pawns } pedine, che cominciano in cuccia, e { $lane } caselle di meta.
rules-d2-before = In meta si entra dalla casella prima di quella di partenza, cioè da { $doors }.
rules-d2-on = In meta si entra dalla casella di partenza stessa.
rules-d2-lap = Dalla casella di partenza la prima casella di meta è a { $lap-first } passi.

# Cards and deals
rules-d3-packs = Si gioca con { $packs } mazzi di carte da ramino e { $jokers } jolly, { $cards } carte in tutto.
rules-d3-each = Ci sono { $kind } carte di ogni tipo, oltre ai jolly.
rules-d4-deals = Si susseguono mani di { $sizes } carte a testa, e poi di nuovo di { $largest }.
rules-d4-shuffle = Quando il mazzo non basta per una mano, prima si rimescolano insieme tutte le carte.
rules-d4-cycle = Una serie così di mani prende { $cycle } carte.
rules-d5-give = All'inizio di ogni mano dai al compagno una carta a tua scelta, che gli altri non vedono.
rules-d5-look = Lo fai prima di vedere la carta che ricevi.
rules-d5-always = Nessuno può farne a meno, per quanto la mano sia piccola.
rules-d6-lot = Per la prima mano si tira a sorte chi comincia.
rules-d6-next = Ogni mano comincia dal giocatore seguente in senso orario.

# A turn
rules-d7-turn = I turni vanno in senso orario, e ognuno è una carta, giocata scoperta ed eseguita.
rules-d8-cannot = Una carta che non si può eseguire non si può giocare.
rules-d8-must = Se una carta si può giocare, una va giocata.
rules-d8-fold = Chi non ha carte giocabili le scopre, le posa e salta il resto della mano.

# What the cards do
rules-d9-out = Una pedina parte dalla cuccia e va sulla sua casella di partenza con { $starters }.
rules-d10-value = Muovi una pedina avanti esattamente di tante caselle quante ne dice la carta con { $plain }.
rules-d11-four = Un { $turner } muove una pedina avanti di { $turner-on } o indietro di { $turner-back }.
rules-d11-ring = Le mosse all'indietro restano sulla pista, mai dentro la meta né verso di essa.
rules-d11-start = Dalla casella di partenza si può andare indietro, e allora bastano da { $near-first } a { $near } passi avanti per la meta.
rules-d12-queen = Una { terms-card-Q } muove una pedina avanti di { $queen }.
rules-d12-king = Un { terms-card-K } fa partire una pedina, o ne muove una avanti di { $king }.
rules-d12-ace = Un { terms-card-A } fa partire una pedina, o ne muove una avanti di { $ace }.
rules-d13-any = Un { $swapper } scambia una tua pedina con qualsiasi altra sulla pista, di chiunque sia, anche tua.
rules-d13-own = Scambiare due pedine proprie è una giocata che non cambia nulla.
rules-d13-foreign = Un { $swapper } scambia una tua pedina con una di un altro colore sulla pista.
rules-d13-nobody = Se non c'è con chi scambiare, non si può giocare.
rules-d13-not = Non si scambiano mai pedine appena uscite, pedine in meta e pedine protette di un altro colore.
rules-d13-owner = Una pedina protetta tornata dal giro sulla sua casella di partenza può scambiarla solo il suo giocatore.
rules-d14-steps = Un { $splitter } vale { $seven } passi singoli in avanti, divisi tra le tue pedine come vuoi, in qualsiasi ordine.
rules-d14-hit = Ogni passo sbatte chi sta sulla sua casella, anche pedine tue e del compagno.
rules-d14-all = Tutti e { $seven } i passi vanno usati, se no un { $splitter } non si può giocare.
rules-d14-guard = Non supera né sbatte una pedina protetta, e in meta nessuna pedina ne supera un'altra.
rules-d14-door = Dove comincia la meta ogni pedina può entrare o andare oltre.
rules-d14-kennel = Non fa uscire dalla cuccia nessuna pedina.
rules-d14-partner = Quando la tua ultima pedina è in meta, il resto va alle pedine del compagno.
rules-d15-joker = Un { $wild } fa ciò che fa qualsiasi altra carta.
rules-d15-seven = Usato come { $splitter } si divide e sbatte lungo la strada allo stesso modo.

# Bumping and protection
rules-d16-hit = Una pedina che finisce la mossa dove ne sta un'altra la sbatte indietro in cuccia, anche una del suo stesso colore.
rules-d16-out = Lo stesso vale per una pedina che parte, se l'altra non è protetta.
rules-d17-start = Ogni pedina sulla casella di partenza del suo colore è protetta, nessun altro può sbatterla o muoverla.
rules-d17-fresh = Una pedina appena uscita sulla sua casella di partenza è protetta finché non si muove, nessun altro può sbatterla o muoverla.
rules-d17-jack = Una pedina che un { $swapper } ha messo lì, o che ci è tornata dal giro, non è protetta.
rules-d17-targets = Le pedine in meta non possono essere sbattute o mosse da altri.
rules-d18-pass = Nessuna pedina può superare una pedina protetta, avanti, indietro o con un { $splitter }.
rules-d18-own = Vale anche per le pedine dello stesso colore.
rules-d18-lane = Sbarra anche la strada verso la sua meta.
rules-d18-out = Nessun'altra pedina parte finché una pedina protetta sta sulla casella di partenza.

# The targets
rules-d19-exact = In meta si entra con un conteggio esatto.
rules-d19-jump = In meta nessuna pedina ne supera un'altra.
rules-d19-inside = Dentro la meta si può andare ancora avanti.
rules-d20-both = Dove comincia la meta una pedina può entrare o andare oltre, per un altro giro.
rules-d21-lap = Una pedina appena uscita ha davanti tutto il giro, se non va indietro.
rules-d21-left = Una pedina può entrare solo dopo aver lasciato una volta la sua casella di partenza.

# Partners and the end
rules-d22-own = All'inizio muovi solo pedine del tuo colore.
rules-d22-partner = Quando tutte e { $pawns } le tue sono in meta, le tue carte muovono le pedine del compagno.
rules-d22-both = Anche il compagno continua a giocare.
rules-d23-win = La squadra che per prima ha in meta tutte e { $all-pawns } le pedine vince.
rules-d23-whole = L'ultima carta va usata tutta, anche un { $splitter }.
rules-d24-four = Gioca una persona per ognuno dei { $seats } colori.
rules-d24-two = Giocano { $fewest } persone, ognuna con { $per-seat } colori che stanno di fronte.
rules-d24-two-give = Ogni colore ha la sua mano e il suo turno, e queste due mani si scambiano carte.
rules-d24-teams = I colori che stanno di fronte sono compagni, { $side } contro { $other-side }.
rules-d25-talk = I compagni non si dicono che carte hanno.

# Where the sources are at odds. The option that decides, if one does, is told after it.
rules-clash-option = Decide l'opzione { $option }, qui { $value }.
rules-clash-3 = Nel foglio Parker ognuno pesca per il primo turno, negli altri testi scelgono i giocatori.
rules-clash-5 = Il numero di carte cambia da edizione a edizione.
rules-clash-6 = Il foglio italiano mescola gli scarti quando si pesca l'ultima carta.
rules-clash-6-here = Qui si mescolano quando serve una carta e non ce ne sono più, compresa l'ultima.
rules-clash-8 = Nel foglio Parker una pedina rimandata indietro rientra al giro successivo.
rules-clash-8-here = Qui rientra appena una carta del suo giocatore lo permette, anche nello stesso giro.
rules-clash-9 = L'articolo cinese dice in un punto che un { $starter } deve far partire una pedina, in un altro che può.
rules-clash-9-here = Qui può.
rules-clash-11 = La pagina amatoriale tedesca dice che dopo un { $again } puoi pescare, gli altri testi che peschi.
rules-clash-11-here = Qui peschi sempre.
rules-clash-13 = Nell'articolo cinese salti il turno quando una mossa finisce su una tua pedina.
rules-clash-13-here = Qui una mossa così non è permessa e ogni altra va fatta, e passi solo se non ce ne sono.
rules-clash-15 = Il foglio Parker divide un { $splitter } tra pedine in gioco, e nella frase dopo fa sì che una sua parte ne metta in gioco una.
rules-clash-15-read = Noi leggiamo che ogni parte vale come la carta di quel numero.
rules-clash-15-others = Negli altri testi nessuna parte fa partire una pedina.
rules-clash-18-hobby = La pagina amatoriale tedesca forse intende che un { $turner } va indietro solo se non può andare avanti.
rules-clash-18-here = Qui scegli tu.
rules-clash-18-name = Il foglio italiano chiama { $backers-both } carte che fanno muovere all'indietro, anche se un { $turner } va pure avanti.
rules-clash-18-both = Qui un { $turner } fa l'uno o l'altro.
rules-clash-19-parker = Il foglio Parker vuole che si esegua ogni istruzione, negli altri testi puoi rinunciare allo scambio.
rules-clash-19-half = Con l'articolo cinese potresti saltare un { $swapper } non appena una delle sue due metà è impossibile.
rules-clash-19-read = Noi lo leggiamo come gli altri testi, ciò che è possibile va fatto.
rules-clash-24 = Il foglio Parker dice che puoi scivolare, gli altri testi che scivoli, e un'edizione Hasbro più tarda fa scivolare solo sul proprio colore.
rules-clash-28 = Nel foglio Parker un { $swapper } butta fuori un avversario quando porta una pedina oltre il rombo.
rules-clash-28-here = Qui un { $swapper } scambia oltre il rombo e non butta fuori nessuno.
rules-clash-29 = L'articolo cinese vuole più di { $enough } caselle indietro oltre la partenza, gli altri testi almeno { $enough }.
rules-clash-29-here = Qui ne bastano { $enough }.
rules-clash-33 = Nell'articolo cinese i passi che avanzano rimbalzano da casa, gli altri testi vogliono un conteggio esatto.
rules-clash-39 = Il foglio italiano divide un { $splitter } tra tutte le pedine di una squadra, gli altri testi tra due.
rules-clash-40 = Quando { $taker } non trova avversari, il foglio italiano sbatte una pedina della squadra, i testi tedeschi una del compagno, e l'articolo cinese ne rimanda indietro una.
rules-clash-40-must = Il foglio italiano e i testi tedeschi dicono che una squadra deve usare { $taker }.
rules-clash-40-read = Noi leggiamo, se la squadra ha una pedina in partenza, altrimenti la carta è persa.
rules-clash-44 = Nel foglio Parker si scivola sul triangolo di un avversario, e in squadra restano tutte le regole, ma un compagno non è un avversario.
rules-clash-44-here = Qui conta solo il colore della pedina, e il triangolo del compagno è di un altro colore.
rules-clash-45 = Il foglio italiano non dice come comincia un gioco a punti, gli altri testi cominciano con una pedina sul cerchio.
rules-clash-52 = La pagina amatoriale tedesca non dà nulla per le proprie pedine a casa, gli altri testi sì.
rules-clash-54 = Nessun testo dice se i bonus si sommano o se vale solo il più alto.
rules-clash-d16 = La fonte rimette una pedina sbattuta sulla casella di partenza, dove sarebbe protetta.
rules-clash-d16-read = Noi leggiamo che torna in cuccia.
rules-clash-d17 = La fonte protegge le pedine su una casella di partenza dall'essere sbattute, e quelle sulla casella del proprio colore dall'essere superate.
rules-clash-d17-read = Noi leggiamo in entrambi i casi la casella di partenza del proprio colore.
rules-clash-d22 = La fonte ti fa giocare le pedine del compagno quando tutte le sue sono arrivate, cioè quando non ce ne sono più da giocare.
rules-clash-d22-read = Noi leggiamo, quando tutte le tue sono arrivate.

# Options and what their values mean
rules-options-opening = Ognuna di queste si può mettere da sola, su qualsiasi regolamento di questo gioco, con l'opzione rules del comando play.
rules-option-is = L'opzione { $option } qui è { $value }.
rules-option-set = Con { $option } messo a { $value }, { $meaning }.
rules-set-start-full = tutte le pedine cominciano alla partenza
rules-set-start-quick = una pedina di ogni colore comincia sul suo cerchio di partenza
rules-set-first-random = per il primo turno si tira a sorte
rules-set-first-draw = per il primo turno ognuno pesca una carta, e comincia { $best } o il numero più alto
rules-set-home-exact = a casa si entra solo con un conteggio esatto
rules-set-home-bounce = i passi che a casa avanzano riportano fuori
rules-set-seven-forward = le due parti di un { $splitter } vanno avanti e nessuna fa partire una pedina
rules-set-seven-cards = ogni parte di un { $splitter } vale come la carta di quel numero
rules-set-eleven-decline = allo scambio di un { $swapper } si può rinunciare
rules-set-eleven-forced = un { $swapper } che permette solo uno scambio deve scambiare
rules-set-slide-others = le pedine devono scivolare sui triangoli di altri colori
rules-set-slide-optional = sui triangoli di altri colori le pedine possono scivolare o restare
rules-set-slide-own = le pedine scivolano solo sui triangoli del proprio colore
rules-set-team-sorry-team = un { $taker } senza avversari prende una pedina della propria squadra
rules-set-team-sorry-partner = un { $taker } senza avversari prende una pedina del compagno
rules-set-team-sorry-penalty = un { $taker } che non può fare nulla costa alla squadra una pedina, che torna alla sua partenza
rules-set-team-seven-any = a squadre un { $splitter } si può dividere tra tutte le pedine della squadra
rules-set-team-seven-two = a squadre un { $splitter } si può dividere tra due pedine della squadra
rules-set-own-points-all = tutti segnano le proprie pedine a casa
rules-set-own-points-none = le proprie pedine a casa non danno punti
rules-set-bonus-sum = i bonus di chi vince si sommano
rules-set-bonus-highest = di chi vince vale solo il bonus più alto
rules-set-deck-45 = il mazzo ha { $cards } carte, di cui { $ones } carte { $starter }
rules-set-deck-44 = il mazzo ha { $cards } carte, di cui { $ones } carte { $starter }
rules-set-deck-55 = il mazzo ha { $cards } carte, di cui { $ones } carte { $starter }
rules-set-board-40 = la meta comincia prima della casella di partenza
rules-set-board-64 = la meta comincia sulla casella di partenza
rules-set-protect-start = ogni pedina sulla casella di partenza del suo colore è protetta
rules-set-protect-fresh = solo una pedina appena uscita è protetta
rules-set-jack-any = un { $swapper } può scambiare due pedine dello stesso colore
rules-set-jack-foreign = un { $swapper } scambia solo pedine di colori diversi
rules-set-jokers-6 = si gioca con { $cards } carte
rules-set-jokers-4 = si gioca con { $cards } carte
rules-set-jokers-8 = si gioca con { $cards } carte
rules-set-seats-4 = ogni giocatore ha un colore
rules-set-seats-2 = ogni giocatore ha due colori che stanno di fronte

# In what one rule book departs from another
rules-same = Non c'è differenza, { $preset } e { $base } si giocano con le stesse regole.
rules-other-game-sorry = Sorry! è un altro gioco, con carte sue.
rules-other-game-dog = Dog è un altro gioco, con carte da ramino e a squadre.
rules-teams-differ = Si gioca a squadre, { $side } contro { $other-side }.
rules-points-differ = Si contano i punti, e ognuno tiene in mano { $hand } carte.
rules-points-start-differ = Un gioco a punti comincia con una pedina di ogni colore sul suo cerchio di partenza.

# Reference cards, one line a card, 40 columns at most
rules-card-title = { $preset }, { $cards } carte
rules-card-line = { $name } { $moves }
rules-card-or = { $rest }, o { $last }
rules-card-out = fai partire
rules-card-forward = avanti { $steps }
rules-card-back = indietro { $steps }
rules-card-split = diviso tra { $pawns } pedine
rules-card-share = diviso tra al più { $pawns } pedine
rules-card-parts = { $pawns } parti come carte
rules-card-share-parts = fino a { $pawns } parti come carte
rules-card-burn = diviso in passi, sbattendo tutti
rules-card-swap-rivals = scambio con avversario
rules-card-swap-foreign = scambio con un altro colore
rules-card-swap-anyone = scambio con qualsiasi pedina
rules-card-sorry = dalla partenza su un avversario
rules-card-wild = come ogni altra carta
rules-card-again = { $moves }, pesca ancora
rules-card-play-again = { $moves }, gioca ancora
