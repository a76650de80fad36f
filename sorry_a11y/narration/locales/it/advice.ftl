# Che cosa farebbe chi gioca bene e perché, i rischi in numeri, e uno sguardo alla partita finita.
# Il soggetto delle frasi è la scelta.

advice-best = { $number ->
    [0] la scelta di chi gioca bene
   *[other] chi gioca bene prende la scelta { $number }
}
advice-only = non c'è altra scelta
advice-no-turn = ora non c'è nulla da decidere
advice-chance = da qui vinci { $wins } volte su 100
advice-next = la seconda migliore { $wins }
advice-alike = la seconda migliore altrettante
advice-rank = { $count ->
    [one] la scelta { $numbers } ne vince { $wins }
   *[other] le scelte { $numbers } ne vincono { $wins }
} su 100
advice-rank-more = { $count ->
    [one] la scelta { $numbers } ne vince { $wins }
   *[other] le scelte { $numbers } ne vincono { $wins }
}

advice-why-home = porta a casa { $pawns }
advice-why-target = porta al traguardo { $pawns }
advice-why-lane = porta al sicuro { $pawns }
advice-why-start = fa partire { $pawns }
advice-why-back = { $steps ->
    [0] rimanda indietro { $pawns }
    [one] rimanda indietro { $pawns }, che perde 1 passo
   *[other] rimanda indietro { $pawns }, che perde { $steps } passi
}
advice-why-loses = ti costa { $pawns }
advice-why-nearer = { $steps ->
    [one] sei 1 passo più vicino a casa
   *[other] sei { $steps } passi più vicino a casa
}
advice-why-farther = { $steps ->
    [one] sei 1 passo più lontano da casa
   *[other] sei { $steps } passi più lontano da casa
}
advice-why-safer = { $pawn } al sicuro da { $name } con { $cards }
advice-why-exposed = però { $name } può poi mangiare { $pawn } con { $cards }
advice-why-other-exposed = con la seconda migliore { $name } potrebbe mangiare { $pawn } con { $cards }
advice-why-other-loses = la seconda migliore ti costa { $pawns }
advice-why-place = le pedine sono semplicemente messe meglio
advice-why-nothing = non c'è nulla da scegliere
advice-why-cards = le carte che tieni valgono di più

advice-odds-none = nulla può mangiare le tue pedine prima del tuo turno
advice-odds = { $pawn }, { $chance } su 100
advice-odds-by = { $name } con { $cards }, { $shuffled ->
    [yes] a mazzo rimescolato { $count }
   *[no] { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
}
# $when: dopo la scelta appena detta, o sulla plancia com'è.
advice-odds-when = { $when ->
    [after] poi { $first }
   *[now] per ora { $first }
}
# $how: una carta chiamata col suo numero, una con un nome, o più carte
advice-odds-swap = { $how ->
    [number] un { $cards } può
    [several] { $cards } possono
   *[name] { $cards } può
} portare via { $pawns } con uno scambio

advice-review-agreed = { $agreed } scelte su { $decisions } erano quelle di chi gioca bene.
advice-review-none = Nessuna scelta è costata più di 1 partita su 100.
advice-review-undecided = In questa partita non c'era nulla da scegliere.
advice-review-made = il tuo turno { $turn }, { $card }
advice-review-who = turno { $turn } di { $name }, { $card }
advice-review-took = scelto { $choice }
advice-review-better = meglio { $choice }
advice-review-wins = { $better } su 100 invece di { $wins }
# Quanta fortuna c'è stata. $worth e $cost: su 100 partite.
advice-luck-cards = { $kind ->
    [even] le carte non hanno favorito nessuno
    [good] le carte ti hanno dato { $worth } su 100
   *[bad] le carte ti sono costate { $worth } su 100
}
advice-luck-choices = { $cost ->
    [0] le tue scelte non sono costate nulla
   *[other] le tue scelte sono costate { $cost }
}
advice-luck-turned = la svolta è stata { $who ->
    [you] al tuo turno { $turn }, per te { $card }
   *[other] { $turn ->
        [0] prima del tuo primo turno
       *[other] dopo il tuo turno { $turn }
    }, { $name } con { $card }
}
advice-luck-moved = { $kind ->
    [good] ti ha dato { $worth }
   *[bad] ti è costata { $worth }
}
