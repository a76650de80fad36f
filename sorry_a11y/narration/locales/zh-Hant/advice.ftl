# 高手會怎麼走、為什麼，被撞的機會，以及回顧一場遊戲。

advice-best = { $number ->
    [0] 高手會這樣走
   *[other] 高手會選第{ $number }項
}
advice-only = 你只有這個選擇
advice-no-turn = 現在沒有要決定的事
advice-chance = 這樣走勝率百分之{ $wins }
advice-next = 第二好的百分之{ $wins }
advice-alike = 第二好的也一樣好
advice-rank = 第{ $numbers }項勝率百分之{ $wins }
advice-rank-more = 第{ $numbers }項百分之{ $wins }

advice-why-home = 能讓{ $pawns }到終點
advice-why-target = 能讓{ $pawns }進終點格
advice-why-lane = 能讓{ $pawns }進安全區
advice-why-start = 能讓{ $pawns }出發
advice-why-back = { $steps ->
    [0] 能撞走{ $pawns }
   *[other] 能撞走{ $pawns }，讓它白走{ COUNT($steps) }步
}
advice-why-loses = 會賠上{ $pawns }
advice-why-nearer = 能推進{ COUNT($steps) }步
advice-why-farther = 會倒退{ COUNT($steps) }步
advice-why-safer = { $name }的{ $cards }就撞不到{ $pawn }了
advice-why-exposed = 之後{ $name }的{ $cards }撞得到{ $pawn }
advice-why-other-exposed = 走第二好的，{ $name }的{ $cards }會撞得到{ $pawn }
advice-why-other-loses = 走第二好的會賠上{ $pawns }
advice-why-place = 這樣走，你的棋子位置比較好
advice-why-nothing = 你沒有別的選擇
advice-why-cards = 這樣留下的牌比較有用

advice-odds-none = 沒人撞得到你
advice-odds = { $pawn }有百分之{ $chance }的機會被撞
advice-odds-by = 要防{ $name }的{ $cards }，{ $shuffled ->
    [yes] 重洗後有{ COUNT($count) }張
   *[no] 還剩{ COUNT($count) }張
}
# $when: 走了剛說的那項以後，或現在的棋盤。
advice-odds-when = { $when ->
    [after] 這樣走，{ $first }
   *[now] 現在{ $first }
}
advice-odds-swap = 對手的{ $cards }能把{ $pawns }換走

advice-review-agreed = 這場的{ COUNT($decisions) }次選擇裡，有{ COUNT($agreed) }次是最好的。
advice-review-none = 每次選擇損失的勝率都不超過百分之1。
advice-review-undecided = 這場遊戲沒有需要選擇的時候。
advice-review-made = 第{ $turn }回合，你{ $card }
advice-review-who = 第{ $turn }回合，{ $name }{ $card }
advice-review-took = 當時選的是{ $choice }
advice-review-better = 更好的是{ $choice }
advice-review-wins = 勝率會是百分之{ $better }，不是百分之{ $wins }
# 這場的運氣。$worth、$cost: 勝率的百分點。
advice-luck-cards = { $kind ->
    [even] 牌運沒有偏向誰
    [good] 牌運讓你的勝率多了{ COUNT($worth) }個百分點
   *[bad] 牌運讓你的勝率少了{ COUNT($worth) }個百分點
}
advice-luck-choices = { $cost ->
    [0] 你的選擇沒有損失勝率
   *[other] 你的選擇損失{ COUNT($cost) }個百分點
}
