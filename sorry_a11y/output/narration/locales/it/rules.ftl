# The rules in words. No message holds a digit: every number and every card's name is a value
# taken from the rule book. One sentence a message, the numbers are those of the points.
# A card called by its number takes "un" (un 8, un 11), never "il", which some numbers elide; Sorry is
# feminine (la carta). The rules say "tu", as the game does.

# Cards as they are called. $rest is a row of words so far, $last the word that follows.
rules-run = da { $first } a { $last }
rules-deck-each = { $kinds ->
    [1] { $count } carte { $cards }
   *[other] { $count } carte per ciascuno di { $cards }
}

# The head of a page
rules-title-intro = Il regolamento { $preset ->
    [hasbro] Hasbro
    [parker] Parker
    [bounce-home] con rimbalzo da casa
    [hobby] hobby
    [dog] di Dog
   *[other] { $preset }
}
rules-intro-hasbro = Questo è Sorry! come nelle istruzioni Hasbro, nel testo italiano e in quello inglese.
rules-intro-parker = Questo è Sorry! come nelle istruzioni Parker tedesche.
rules-intro-bounce-home = Questo è Sorry! come in un articolo cinese, dove le pedine rimbalzano da casa.
rules-intro-hobby = Questo è Sorry! come su una pagina amatoriale tedesca.
rules-intro-dog = Questo è Dog con carte da ramino, come su una pagina per chi gioca in braille.
rules-aim-sorry = Porta a casa le tue { $pawns } pedine prima degli altri.
rules-aim-dog = Porta in meta le tue pedine e quelle del tuo compagno prima dell'altra squadra.
rules-house = Questa partita ha delle varianti, { $changes }.
rules-change = { $option } { $value }

# Titles
rules-title-setup = Per cominciare
rules-title-turns = Turni e carte
rules-title-out = Lasciare la partenza
rules-title-moving = Muovere
rules-title-seven = La carta { $splitter }
rules-title-back = Le carte { $backers-both }
rules-title-eleven = La carta { $swapper }
rules-title-sorry = La carta { $taker }
rules-title-slides = Scivoli
rules-title-safety = Rombo e zona sicura
rules-title-home = La casa e la fine
rules-title-teams = Squadre
rules-title-points = Punti e { $hand } carte in mano
rules-title-clashes = Dove le istruzioni non vanno d'accordo
rules-title-options = Varianti
rules-title-dog-board = Il tabellone
rules-title-dog-cards = Carte e mani
rules-title-dog-turn = Un turno
rules-title-dog-functions = Che cosa fanno le carte
rules-title-dog-hitting = Pedine mangiate e protette
rules-title-dog-targets = La meta
rules-title-dog-partners = Compagni e fine

# Setting up
rules-1-players = Giocano da { $fewest } a { $seats } persone, e ognuna prende un colore e le sue { $pawns } pedine.
rules-1-opposite = In due ci si siede uno di fronte all'altro, con { $side }, se non scegliete altrimenti.
rules-2-full = Tutte e { $pawns } le pedine di un colore cominciano alla partenza.
rules-2-quick = Una pedina di ogni colore comincia sul suo cerchio di partenza, le altre { $waiting } alla partenza.
rules-2-offer = Per un gioco più veloce, con start messo a quick, una pedina di ogni colore comincia sul suo cerchio di partenza.
rules-3-lot = Chi comincia si tira a sorte.
rules-3-next = Chi vince comincia la manche seguente.
rules-3-draw = Ognuno pesca una carta, e comincia chi pesca { $best }, altrimenti chi ha il numero più alto.
rules-3-ties = Se più persone sono alla pari, pescano di nuovo.
rules-3-back = Poi le carte tornano nel mazzo e si rimescolano tutte.
rules-3-again = Ogni manche comincia pescando così.

# Turns and cards
rules-4-forward = Avanti vuol dire in senso orario.
rules-4-turns = Anche i turni girano in senso orario.
rules-4-seats = In senso orario i colori sono { $colours }.
rules-4-track = Il percorso ha { $track } caselle.
rules-4-numbers = Le caselle sono numerate in senso orario da zero a { $last }, e zero sta appena prima del primo scivolo rosso.
rules-5-deck = Nel mazzo di { $cards } carte ci sono { $deck }.
rules-5-missing = Nessuna carta si chiama { $missing }.
rules-6-empty = Quando il mazzo è finito, gli scarti si rimescolano in un mazzo nuovo.
rules-7-discard = Le carte giocate vanno scoperte sugli scarti.

# Leaving start
rules-8-out = Una pedina parte con { $starters }, e si ferma sul suo cerchio di partenza.
rules-8-only = A parte questo, solo { $taker } porta una pedina via dalla partenza.
rules-8-only-parts = A parte questo, solo { $taker } e le parti di un { $splitter } portano una pedina via dalla partenza.
rules-8-no-step = Per partire serve tutta la carta, e la pedina non fa altre caselle.
rules-9-choice = Con { $starters } scegli tu se far partire una pedina o muoverne una.
rules-10-own = Nessuna pedina parte finché un'altra del suo colore sta sul cerchio.
rules-10-foreign = Se lì sta una pedina di un altro colore, viene mangiata e torna alla sua partenza.
rules-11-again = Dopo un { $again } lo stesso giocatore continua con un'altra carta, anche se quel { $again } non ha potuto muovere nulla.
rules-11-won = Se però quel { $again } ha fatto vincere, la partita è finita.

# Moving
rules-12-plain = Con { $plain } muovi una pedina avanti di tante caselle quante ne dice la carta.
rules-12-must = Se puoi muovere, devi muovere, anche se non ti conviene.
rules-12-but = Puoi rinunciare soltanto allo scambio di un { $swapper }.
rules-13-own = Non puoi finire una mossa su una casella dove sta un'altra pedina dello stesso colore.
rules-13-bump = Se lì sta una pedina di un altro colore, viene mangiata e torna alla sua partenza.
rules-13-others = Se una mossa non è permessa, puoi ancora fare qualsiasi altra.
rules-14-pass = Le pedine possono saltarne altre, dello stesso colore o no, e ogni casella conta.

# The 7
rules-15-whole = Un { $splitter } muove una pedina avanti di { $seven }.
rules-15-two = Oppure { $parts } pedine diverse, già partite, si dividono le { $seven } caselle, tutte in avanti, in parti di { $most } al massimo.
rules-15-no-start = Nessuna parte fa partire una pedina.
rules-15-cards = Oppure { $parts } pedine diverse se lo dividono, e ogni parte vale come la carta di quel numero.
rules-15-part-out = Così una parte di { $starters } può far partire una pedina.
rules-15-part-again = Dopo una parte di { $again } continui con un'altra carta.
rules-15-part-back = Una parte di { $backer } va indietro di { $back }.
rules-15-part-six = Una parte di { $most } va avanti, anche se nessuna carta ha quel numero.
rules-15-twice = Due modi di arrivare agli stessi posti sono due scelte solo se uno solo dei due ti fa continuare.
rules-15-rest = Devi usare tutte e { $seven } le caselle, perciò se una parte porta a casa una pedina serve un'altra pedina per il resto.
rules-16-order = Fai le parti una dopo l'altra, e ognuna trova il tabellone come l'ha lasciato quella prima, dopo il suo scivolo e le pedine mangiate.
rules-16-legal = Ogni parte deve essere permessa quando la fai.

# The 4 and the 10
rules-17-back = Un { $backer } muove una pedina indietro di { $back }.
rules-18-either = Un { $turner } muove una pedina avanti di { $turner-on } o indietro di { $turner-back }, come vuoi.
rules-18-must = Se è possibile una sola delle due mosse, devi farla.

# The 11
rules-19-either = Un { $swapper } muove una pedina avanti di { $swap-steps }, o scambia una tua pedina con una avversaria.
rules-19-decline = Puoi rinunciare allo scambio quando nessuna tua pedina può andare avanti di { $swap-steps }.
rules-19-forced = Devi scambiare quando nessuna tua pedina può andare avanti di { $swap-steps }.
rules-20-both = Le due pedine di uno scambio devono stare sul percorso, non alla partenza, nella zona sicura o a casa.
rules-20-walk = Nessun { $swapper } muove una pedina che sta nella sua zona sicura.
rules-21-slide = Se uno scambio porta la tua pedina su un triangolo, scivola come dopo ogni mossa.
rules-21-other = La pedina avversaria non scivola.
rules-21-bump = La tua pedina mangia tutte quelle sullo scivolo, anche quella scambiata.

# Sorry!
rules-22-take = { $taker } mette una pedina dalla tua partenza sulla casella di una pedina avversaria, che viene mangiata e torna alla sua partenza.
rules-22-track = Puoi prendere il posto solo di una pedina sul percorso, non alla partenza, nella zona sicura o a casa.
rules-22-lost = La carta è persa se non hai pedine alla partenza, o se sul percorso non c'è nessun avversario.
rules-23-slide = Una pedina messa su un triangolo da { $taker } scivola come dopo ogni mossa.

# Slides
rules-24-others = Devi scivolare, perciò una pedina che finisce una mossa su un triangolo di un altro colore scivola fino alla fine.
rules-24-optional = Puoi scivolare, perciò una pedina che finisce una mossa su un triangolo di un altro colore scivola fino alla fine o resta.
rules-24-stay = Una pedina su un triangolo del suo colore resta lì.
rules-24-occupied = Nessuna pedina può arrivare su un triangolo dove ne sta una del suo colore, che poi scivoli o no.
rules-24-own = Le pedine scivolano solo sul proprio colore, perciò una pedina che finisce una mossa su un triangolo del suo colore scivola fino alla fine.
rules-24-own-stay = Una pedina su un triangolo di un altro colore resta lì.
rules-25-end = Lo scivolo finisce sulla sua ultima casella, quella con il cerchio.
rules-26-all = Tutte le altre pedine sullo scivolo vengono mangiate e tornano alla loro partenza, anche le tue.
rules-26-triangle = Se però proprio sul triangolo sta una pedina dello stesso colore, la mossa non è permessa.
rules-27-lengths = Ogni colore ha scivoli di { $lengths } caselle, triangolo e fine compresi.
rules-27-where = Gli scivoli rossi occupano le caselle { $runs }.
rules-27-next = Gli scivoli di ogni colore seguente stanno { $spacing } caselle più avanti.

# Diamond and safety zone
rules-28-turn = Andando avanti una pedina non supera mai il rombo del suo colore, ma svolta prima nella sua zona sicura.
rules-28-pass = Le mosse all'indietro, gli scambi e { $taker } possono portarla oltre.
rules-28-where = Le pedine rosse entrano dopo la casella { $door }, il rombo rosso è la casella { $diamond }, il cerchio di partenza rosso la casella { $circle }.
rules-28-beyond = Una pedina portata sul proprio rombo va avanti intorno al tabellone.
rules-29-back = Una pedina andata indietro di almeno { $enough } caselle oltre il suo cerchio di partenza può andare avanti nella sua zona sicura, senza fare il giro.
rules-29-example = Così, andando indietro di { $back } dal cerchio, la casa è a { $near } caselle, non a { $lap }.
rules-30-own = Solo le pedine del suo colore entrano in una zona sicura, che ha { $lane } caselle.
rules-30-forward = Ci entrano solo con mosse in avanti.
rules-30-safe = Lì nessuno può mangiare o scambiare una pedina.
rules-31-out = Le mosse all'indietro con { $backers } valgono anche nella zona sicura e portano fuori sul percorso, dove la pedina può mangiare e farsi mangiare.
rules-31-must = Devi farle come ogni altra mossa.
rules-32-triangle = Le mosse all'indietro che finiscono su un triangolo scivolano come quelle in avanti.
rules-32-round = Una mossa vale anche se finisce dove è cominciata, come quando uno scivolo riporta lì.

# Home and the end
rules-33-exact = Per arrivare a casa serve il numero esatto.
rules-33-bounce = Per arrivare a casa non serve il numero esatto, perché le caselle che avanzano riportano fuori.
rules-33-bounce-out = Possono portare fuori dalla zona sicura, e dove finiscono la pedina mangia e scivola.
rules-33-bounce-same = Un rimbalzo vale come mossa anche se finisce dove è cominciato.
rules-33-stay = Una pedina che finisce la mossa a casa resta lì.
rules-34-win = Chi per primo ha a casa tutte e { $pawns } le pedine vince.
rules-35-pass = Se non puoi muovere, salti il turno.

# Teams
rules-teams-when = Queste regole valgono quando si gioca in { $seats } a squadre.
rules-teams-now = Queste regole valgono in questa partita, che giochi a squadre.
rules-36-sides = Giocano due squadre, { $side } contro { $other-side }.
rules-36-any = Ogni carta può muovere le tue pedine o quelle del tuo compagno, { $all-pawns } in tutto.
rules-37-partner = Una pedina che arriva su una del compagno la mangia come ogni altra.
rules-37-own = Su una del proprio colore però non può arrivare.
rules-38-start = Con { $starters } puoi far partire o muovere una pedina dei due colori.
rules-38-second = La carta che segue un { $again } può muovere qualsiasi pedina della squadra.
rules-39-any = Un { $splitter } si può dividere tra tutte e { $all-pawns } le pedine, al massimo tra { $team-parts } di loro.
rules-39-once = Ognuna di loro ne ha una parte sola.
rules-39-two = Un { $splitter } si può dividere tra { $team-parts } qualsiasi delle { $all-pawns } pedine, anche tutte e due del compagno.
rules-40-first = Gli avversari vengono prima, perciò { $taker } mangia una loro pedina se ce n'è una sul percorso.
rules-40-team = Se non ce n'è, deve mangiare una pedina della tua squadra sul percorso.
rules-40-team-colour = La pedina che viene dalla partenza ha allora l'altro colore di quella mangiata.
rules-40-partner = Se non ce n'è, deve mettere una tua pedina sulla casella di una pedina del tuo compagno sul percorso.
rules-40-lost = Se neanche questo è possibile, perdi la carta.
rules-40-penalty = Se non può fare nulla, una pedina della tua squadra deve tornare alla sua partenza.
rules-40-penalty-where = Quella pedina sta sul percorso o nella zona sicura, mai a casa.
rules-41-swap = Puoi scambiare solo con gli avversari.
rules-42-home = Quando hai a casa tutte e { $pawns } le tue, continui a pescare carte e muovi le pedine del tuo compagno.
rules-43-win = La prima squadra che ha a casa tutte e { $all-pawns } le pedine vince.
rules-44-colour = Per gli scivoli conta il colore della pedina che si muove, perciò il triangolo del compagno è di un altro colore.

# Points
rules-points-when = Queste regole valgono quando giochi a punti.
rules-points-now = Queste regole valgono in questa partita, che giochi a punti.
rules-45-quick = { rules-2-quick }
rules-45-full = { rules-2-full }
rules-45-offer = Con start messo a quick una di loro comincia sul suo cerchio di partenza.
rules-46-hand = Ognuno riceve { $hand } carte.
rules-46-turn = Nel tuo turno giochi una carta che hai in mano e ne peschi un'altra.
rules-46-hidden = Nascondi le tue carte agli altri.
rules-47-dead = Se non puoi giocare nessuna delle tue carte, ne scarti una a tua scelta, ne peschi un'altra e il tuo turno finisce.
rules-48-must = Se puoi giocare una carta, devi giocarne una.
rules-48-which = Quale, lo scegli tu.
rules-48-penalty = A squadre non puoi giocare una { $taker } che potrebbe solo rimandare indietro una pedina della tua squadra.
rules-49-again = Dopo un { $again } prima peschi e poi, se puoi, giochi un'altra carta.
rules-49-part = Una parte di { $again } di un { $splitter } fa lo stesso.
rules-49-end = Se non puoi, il tuo turno finisce, e non scarti nulla.
rules-49-nothing = Non puoi giocare un { $again } che non può muovere nulla.
rules-50-dead = Se un { $swapper } permette solo uno scambio, non devi giocarlo, e puoi trattare le tue carte come se non si potessero giocare.
rules-50-forced = Se un { $swapper } permette solo uno scambio, devi giocarlo quando non puoi giocare altro.
rules-51-round = Una manche finisce quando qualcuno ha a casa tutte le pedine e così la vince.
rules-51-match = Alla fine vince il totale più alto.
rules-51-team = I compagni hanno un punteggio in comune.
rules-52-all = Ognuno segna { $each } punti per ogni propria pedina a casa.
rules-52-none = Le tue pedine a casa non danno punti, e segna solo chi vince la manche.
rules-53-others = Chi vince la manche segna { $each } punti per ogni pedina degli altri che non è a casa.
rules-54-first = Chi vince segna altri { $bonus-first } punti se nessun altro ha a casa più di { $limit-first } pedine.
rules-54-second = Chi vince segna { $bonus-second } punti se nessun altro ne ha a casa più di { $limit-second }.
rules-54-third = Chi vince segna { $bonus-third } punti se nessun altro ha a casa { $limit-third ->
    [0] una pedina
   *[other] più di { $limit-third } pedine
}.
rules-54-sum = Questi bonus si sommano, fino a { $bonuses } punti.
rules-54-highest = Conta solo il più alto di questi bonus, { $bonuses } punti al massimo.
rules-54-example = Se gli altri { $others } non hanno nessuna pedina a casa, segni { $shut-out } punti.
rules-55-open = Una partita è una manche sola, se non chiedi più manche o un punteggio da raggiungere.
rules-55-rounds = Tutta la partita è di { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}.
rules-55-target = La partita finisce con la manche in cui qualcuno arriva a { $target } punti.
rules-55-tie = Se più persone hanno il totale più alto, vincono insieme.

# Dog, the board
rules-d1-track = Il percorso ha { $track } caselle, { $spacing } per ognuno dei { $seats } colori.
rules-d1-numbers = Le caselle sono numerate in senso orario da zero a { $last }.
rules-d1-start = Le caselle di partenza sono { $exits }, per { $colours }.
rules-d1-kennel = Ogni colore ha { $pawns } pedine, che cominciano in cuccia, e { $lane } posti in meta.
rules-d2-before = In meta si entra dalla casella prima di quella di partenza, cioè da { $doors }.
rules-d2-on = In meta si entra dalla casella di partenza stessa.
rules-d2-lap = Dalla casella di partenza al primo posto in meta ci sono { $lap-first } caselle.

# Cards and deals
rules-d3-packs = Si gioca con { $packs } mazzi di carte da ramino e { $jokers } jolly, { $cards } carte in tutto.
rules-d3-each = Ci sono { $kind } carte di ogni tipo, oltre ai jolly.
rules-d4-deals = Si susseguono mani di { $sizes } carte a testa, e poi di nuovo di { $largest }.
rules-d4-shuffle = Quando il mazzo non basta per una mano, prima si rimescolano insieme tutte le carte.
rules-d4-cycle = Un giro completo di mani richiede { $cycle } carte.
rules-d5-give = Dopo ogni distribuzione dai al tuo compagno una carta a tua scelta, che gli altri non vedono.
rules-d5-look = Lo fai prima di vedere la carta che ricevi.
rules-d5-always = Devi farlo sempre, anche quando le carte sono poche.
rules-d6-lot = Chi comincia la prima mano si tira a sorte.
rules-d6-next = Ogni mano la comincia il giocatore seguente in senso orario.

# A turn
rules-d7-turn = I turni vanno in senso orario, e nel tuo turno giochi una carta scoperta e fai ciò che dice.
rules-d8-cannot = Non puoi giocare una carta se non puoi fare ciò che dice.
rules-d8-must = { rules-48-must }
rules-d8-fold = Se non puoi giocare nessuna carta, mostri le tue, le scarti e salti il resto della mano.

# What the cards do
rules-d9-out = Con { $starters } una pedina parte dalla cuccia e va sulla sua casella di partenza.
rules-d10-value = Con { $plain } muovi una pedina avanti esattamente di tante caselle quante ne dice la carta.
rules-d11-four = Un { $turner } muove una pedina avanti di { $turner-on } o indietro di { $turner-back }.
rules-d11-ring = Le mosse all'indietro restano sul percorso, mai dentro la meta né verso di essa.
rules-d11-start = Puoi andare indietro dalla casella di partenza, e poi da { $near-first } a { $near } caselle avanti bastano per la meta.
rules-d12-queen = Una { terms-card-Q } muove una pedina avanti di { $queen }.
rules-d12-king = Un { terms-card-K } fa partire una pedina, o ne muove una avanti di { $king }.
rules-d12-ace = Un { terms-card-A } fa partire una pedina, o ne muove una avanti di { $ace }.
rules-d13-any = Un { $swapper } scambia una tua pedina con qualsiasi altra sul percorso, di chiunque sia, anche tua.
rules-d13-own = Se scambi due pedine tue, non cambia nulla.
rules-d13-foreign = Un { $swapper } scambia una tua pedina con una di un altro colore sul percorso.
rules-d13-nobody = Se non c'è nessuno con cui scambiare, non puoi giocarlo.
rules-d13-not = Non puoi mai scambiare pedine appena partite, pedine in meta o pedine protette di un altro colore.
rules-d13-owner = Una tua pedina protetta puoi scambiarla quando ha fatto il giro ed è di nuovo sulla sua casella di partenza.
rules-d14-steps = Un { $splitter } sono { $seven } passi singoli in avanti, che dividi tra le tue pedine come vuoi, in qualsiasi ordine.
rules-d14-hit = Ogni passo mangia chi sta sulla sua casella, anche pedine tue e del tuo compagno.
rules-d14-all = Devi usare tutti e { $seven } i passi, altrimenti non puoi giocarlo.
rules-d14-guard = Non supera né mangia una pedina protetta, e in meta nessuna pedina ne supera un'altra.
rules-d14-door = Dove comincia la meta ogni pedina può svoltare o andare oltre.
rules-d14-kennel = Non fa partire nessuna pedina dalla cuccia.
rules-d14-partner = Quando la tua ultima pedina è in meta, il resto va alle pedine del tuo compagno.
rules-d15-joker = Un { $wild } fa ciò che fa qualsiasi altra carta.
rules-d15-seven = Come { $splitter } lo dividi, e mangia sulla strada allo stesso modo.

# Bumping and protection
rules-d16-hit = Una pedina che finisce la mossa dove ne sta un'altra la mangia e la rimanda in cuccia, anche una del suo colore.
rules-d16-out = Lo stesso vale per una pedina che parte, se l'altra non è protetta.
rules-d17-start = Ogni pedina sulla casella di partenza del suo colore è protetta, nessun altro può mangiarla o muoverla.
rules-d17-fresh = Una pedina appena partita, ancora sulla sua casella di partenza, è protetta finché non si muove, nessun altro può mangiarla o muoverla.
rules-d17-jack = Una pedina messa lì da un { $swapper }, o arrivata lì dopo un giro, non è protetta.
rules-d17-targets = Gli altri non possono mangiare o muovere le pedine in meta.
rules-d18-pass = Nessuna pedina può superare una pedina protetta, avanti, indietro o con un { $splitter }.
rules-d18-own = Questo vale anche per le pedine dello stesso colore.
rules-d18-lane = Una pedina protetta sbarra anche la strada verso la sua meta.
rules-d18-out = Nessun'altra pedina parte finché una pedina protetta sta sulla casella di partenza.

# The targets
rules-d19-exact = Per entrare in meta serve il numero esatto.
rules-d19-jump = In meta nessuna pedina ne supera un'altra.
rules-d19-inside = Dentro la meta le pedine possono ancora andare avanti.
rules-d20-both = Dove comincia la meta una pedina può svoltare o andare oltre, per un altro giro.
rules-d21-lap = Una pedina appena partita ha davanti tutto il giro, se non va indietro.
rules-d21-left = Una pedina può svoltare solo dopo aver lasciato una volta la sua casella di partenza.

# Partners and the end
rules-d22-own = All'inizio muovi solo pedine del tuo colore.
rules-d22-partner = Quando tutte e { $pawns } le tue sono in meta, le tue carte muovono le pedine del tuo compagno.
rules-d22-both = Anche il tuo compagno continua a giocare.
rules-d23-win = La prima squadra che ha in meta tutte e { $all-pawns } le pedine vince.
rules-d23-whole = Devi usare tutta l'ultima carta, anche un { $splitter }.
rules-d24-four = C'è un giocatore per ognuno dei { $seats } colori.
rules-d24-two = Ci sono { $fewest } giocatori, ognuno con { $per-seat } colori che stanno di fronte.
rules-d24-two-give = Ogni colore ha le sue carte e il suo turno, e i due colori si danno una carta.
rules-d24-teams = I colori che stanno di fronte sono compagni, { $side } contro { $other-side }.
rules-d25-talk = I compagni non si dicono che carte hanno.

# Where the sources are at odds. The option that decides, if one does, is told after it.
rules-clash-option = Decide l'opzione { $option }, qui { $value }.
rules-clash-3 = Con le istruzioni Parker ognuno pesca per il primo turno, negli altri testi scelgono i giocatori.
rules-clash-5 = Il numero di carte cambia da edizione a edizione.
rules-clash-6 = Con le istruzioni italiane gli scarti si rimescolano quando qualcuno pesca l'ultima carta.
rules-clash-6-here = Qui si rimescolano quando serve una carta e non ce ne sono più, compresa l'ultima.
rules-clash-8 = Con le istruzioni Parker una pedina rimandata indietro rientra al giro seguente.
rules-clash-8-here = Qui rientra appena una carta del suo giocatore lo permette, anche nello stesso giro.
rules-clash-9 = L'articolo cinese dice in un punto che un { $starter } deve far partire una pedina, in un altro che può farlo.
rules-clash-9-here = Qui può farlo.
rules-clash-11 = La pagina amatoriale tedesca dice che dopo un { $again } puoi pescare, gli altri testi che peschi.
rules-clash-11-here = Qui peschi sempre.
rules-clash-13 = Nell'articolo cinese salti il turno quando una mossa finisce su una tua pedina.
rules-clash-13-here = Qui una mossa così non è permessa e devi fare un'altra mossa, e salti il turno solo se non ce ne sono.
rules-clash-15 = Le istruzioni Parker dividono un { $splitter } tra pedine in gioco, e nella frase dopo una sua parte ne mette in gioco una.
rules-clash-15-read = Per noi vuol dire che ogni parte vale come la carta di quel numero.
rules-clash-15-others = Negli altri testi nessuna parte fa partire una pedina.
rules-clash-18-hobby = La pagina amatoriale tedesca forse intende che un { $turner } va indietro solo se non può andare avanti.
rules-clash-18-here = Qui scegli tu.
rules-clash-18-name = Le istruzioni italiane chiamano { $backers-both } carte che muovono all'indietro, anche se un { $turner } va pure avanti.
rules-clash-18-both = Qui un { $turner } può fare l'uno o l'altro.
rules-clash-19-parker = Con le istruzioni Parker devi fare tutto ciò che dice una carta, negli altri testi puoi rinunciare allo scambio.
rules-clash-19-half = Con l'articolo cinese potresti saltare un { $swapper } non appena una delle sue due metà è impossibile.
rules-clash-19-read = Noi lo leggiamo come gli altri testi, perciò devi fare ciò che è possibile.
rules-clash-24 = Le istruzioni Parker dicono che puoi scivolare, gli altri testi che scivoli, e un'edizione Hasbro più tarda fa scivolare solo sul proprio colore.
rules-clash-28 = Con le istruzioni Parker un { $swapper } butta fuori un avversario quando porta una pedina oltre il rombo.
rules-clash-28-here = Qui un { $swapper } scambia oltre il rombo e non butta fuori nessuno.
rules-clash-29 = L'articolo cinese vuole più di { $enough } caselle indietro oltre la partenza, gli altri testi almeno { $enough }.
rules-clash-29-here = Qui ne bastano { $enough }.
rules-clash-33 = Nell'articolo cinese le caselle che avanzano rimbalzano da casa, gli altri testi vogliono il numero esatto.
rules-clash-39 = Le istruzioni italiane dividono un { $splitter } tra tutte le pedine di una squadra, gli altri testi tra due.
rules-clash-40 = Quando { $taker } non trova avversari, nelle istruzioni italiane mangia una pedina della squadra, nei testi tedeschi una del compagno, e nell'articolo cinese ne rimanda indietro una.
rules-clash-40-must = Le istruzioni italiane e i testi tedeschi dicono che una squadra deve usare { $taker }.
rules-clash-40-read = Per noi vale se la squadra ha una pedina alla partenza, altrimenti la carta è persa.
rules-clash-44 = Con le istruzioni Parker scivoli sul triangolo di un avversario, e a squadre restano tutte le regole, ma un compagno non è un avversario.
rules-clash-44-here = Qui conta solo il colore della pedina, e il triangolo del compagno è di un altro colore.
rules-clash-45 = Le istruzioni italiane non dicono come comincia un gioco a punti, gli altri testi cominciano con una pedina sul cerchio.
rules-clash-52 = La pagina amatoriale tedesca non dà nulla per le proprie pedine a casa, gli altri testi sì.
rules-clash-54 = Nessun testo dice se i bonus si sommano o se conta solo il più alto.
rules-clash-d16 = La fonte rimette una pedina mangiata sulla casella di partenza, dove sarebbe protetta.
rules-clash-d16-read = Per noi torna in cuccia.
rules-clash-d17 = La fonte dice che una pedina su una casella di partenza non si può mangiare, e che una sulla casella del proprio colore non si può superare.
rules-clash-d17-read = Per noi in entrambi i casi è la casella di partenza del proprio colore.
rules-clash-d22 = Nella fonte giochi con le pedine del compagno quando tutte le sue sono arrivate, cioè quando non ce ne sono più da giocare.
rules-clash-d22-read = Per noi vuol dire quando tutte le tue sono arrivate.

# Options and what their values mean
rules-options-opening = Puoi impostare ognuna di queste da sola, con qualsiasi regolamento di questo gioco, con l'opzione rules del comando play.
rules-option-is = L'opzione { $option } qui è { $value }.
rules-option-set = Con { $option } messo a { $value }, { $meaning }.
rules-set-start-full = tutte le pedine cominciano alla partenza
rules-set-start-quick = una pedina di ogni colore comincia sul suo cerchio di partenza
rules-set-first-random = chi comincia si tira a sorte
rules-set-first-draw = ognuno pesca una carta, e comincia chi pesca { $best } o il numero più alto
rules-set-home-exact = per arrivare a casa serve il numero esatto
rules-set-home-bounce = le caselle che a casa avanzano riportano fuori
rules-set-seven-forward = le due parti di un { $splitter } vanno avanti e nessuna fa partire una pedina
rules-set-seven-cards = ogni parte di un { $splitter } vale come la carta di quel numero
rules-set-eleven-decline = puoi rinunciare allo scambio di un { $swapper }
rules-set-eleven-forced = se un { $swapper } permette solo uno scambio, devi scambiare
rules-set-slide-others = le pedine devono scivolare sui triangoli di altri colori
rules-set-slide-optional = sui triangoli di altri colori le pedine possono scivolare o restare
rules-set-slide-own = le pedine scivolano solo sui triangoli del proprio colore
rules-set-team-sorry-team = una { $taker } che non trova avversari mangia una pedina della tua squadra
rules-set-team-sorry-partner = una { $taker } che non trova avversari mangia una pedina del tuo compagno
rules-set-team-sorry-penalty = una { $taker } che non può fare nulla rimanda alla partenza una pedina della tua squadra
rules-set-team-seven-any = a squadre un { $splitter } si può dividere tra tutte le pedine della squadra
rules-set-team-seven-two = a squadre un { $splitter } si può dividere tra due pedine della squadra
rules-set-own-points-all = ognuno segna punti per le proprie pedine a casa
rules-set-own-points-none = le tue pedine a casa non danno punti
rules-set-bonus-sum = i bonus di chi vince si sommano
rules-set-bonus-highest = conta solo il bonus più alto di chi vince
rules-set-deck = il mazzo ha { $cards } carte, di cui { $ones } carte { $starter }
rules-set-board-40 = la meta comincia prima della casella di partenza
rules-set-board-64 = la meta comincia sulla casella di partenza
rules-set-protect-start = ogni pedina sulla casella di partenza del suo colore è protetta
rules-set-protect-fresh = solo una pedina appena partita è protetta
rules-set-jack-any = un { $swapper } può scambiare due pedine dello stesso colore
rules-set-jack-foreign = un { $swapper } scambia solo pedine di colori diversi
rules-set-jokers = il mazzo ha { $cards } carte
rules-set-seats-4 = ogni giocatore ha un colore
rules-set-seats-2 = ogni giocatore ha due colori che stanno di fronte

# In what one rule book departs from another
rules-same = Non c'è differenza, perché { $preset } e { $base } hanno le stesse regole.
rules-other-game-sorry = Sorry! è un altro gioco, che si gioca con le sue carte.
rules-other-game-dog = Dog è un altro gioco, che si gioca a squadre con carte da ramino.
rules-teams-differ = Giochi a squadre, { $side } contro { $other-side }.
rules-points-differ = Giochi a punti, e ognuno ha in mano { $hand } carte.
rules-points-start-differ = Un gioco a punti comincia con una pedina di ogni colore sul suo cerchio di partenza.

# Reference cards, one line a card, 40 columns at most
rules-card-title = { $preset ->
    [hasbro] Sorry! Hasbro
    [parker] Sorry! Parker
    [bounce-home] Sorry! con rimbalzo da casa
    [hobby] Sorry! hobby
    [dog] Dog
   *[other] { $preset }
}, { $cards } carte
rules-card-line = { $name } { $moves }
rules-card-or = { $rest }, o { $last }
rules-card-out = fai partire
rules-card-forward = avanti { $steps }
rules-does-out = fai partire una pedina
rules-does-steps = { $way ->
    [back] vai indietro di { $steps }
   *[forward] vai avanti di { $steps }
}
rules-does-swap = { $others ->
    [rivals] ti scambi di posto con un avversario
    [foreign] ti scambi con una pedina di un altro
   *[anyone] scambi due pedine
}
rules-does-sorry = metti una pedina dalla partenza al posto di una avversaria
rules-does-split = { $acting ->
    [cards] lo dividi tra due pedine, ogni parte come la carta di quel numero
   *[steps] { $pawns ->
        [2] lo dividi tra due pedine
       *[other] lo dividi tra le pedine della squadra
    }
}
rules-does-burn = { $steps } passi divisi tra le tue pedine, che mangiano chi sta sulla strada
rules-card-back = indietro { $steps }
rules-card-split = diviso tra { $pawns } pedine
rules-card-share = diviso tra al più { $pawns } pedine
rules-card-parts = { $pawns } parti come carte
rules-card-share-parts = fino a { $pawns } parti come carte
rules-card-burn = diviso in passi, mangiando tutti
rules-card-swap-rivals = scambio con avversario
rules-card-swap-foreign = scambio con un altro colore
rules-card-swap-anyone = scambio con qualsiasi pedina
rules-card-sorry = dalla partenza su un avversario
rules-card-wild = come ogni altra carta
rules-card-again = { $moves }, pesca ancora
rules-card-play-again = { $moves }, gioca ancora
