# 高手會怎麼走、為什麼，被撞的機會，以及回顧一場遊戲。

advice-best = { $number ->
    [0] 高手的選擇
   *[other] 高手選第{ $number }項
}
advice-only = 沒有別的選擇
advice-no-turn = 現在沒有要決定的
advice-chance = 這樣走100場贏{ $wins }場
advice-next = 次好的贏{ $wins }場
advice-alike = 次好的也一樣
advice-rank = 第{ $numbers }項勝率百分之{ $wins }
advice-rank-more = 第{ $numbers }項百分之{ $wins }

advice-why-home = 讓{ $pawns }到終點
advice-why-target = 讓{ $pawns }進終點格
advice-why-lane = 讓{ $pawns }進安全區
advice-why-start = 讓{ $pawns }出發
advice-why-back = { $steps ->
    [0] 把{ $pawns }送回去
   *[other] 把{ $pawns }送回去，退{ $steps }步
}
advice-why-loses = 會失去{ $pawns }
advice-why-nearer = 離終點近{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
advice-why-farther = 離終點遠{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
advice-why-safer = { $name }用{ $cards }撞不到{ $pawn }
advice-why-exposed = 不過{ $name }用{ $cards }能撞{ $pawn }
advice-why-other-exposed = 走次好的，{ $name }用{ $cards }能撞{ $pawn }
advice-why-other-loses = 走次好的會失去{ $pawns }
advice-why-place = 這樣走位置比較好
advice-why-nothing = 沒有要選的
advice-why-cards = 留下的牌比較有用

advice-odds-none = 你下回合前沒有誰能撞你
advice-odds = { $pawn }，100次裡{ $chance }次
advice-odds-by = { $name }用{ $cards }，{ $shuffled ->
    [yes] 重洗後有{ $count ->
        [2] 兩
       *[other] { $count }
    }張
   *[no] 還剩{ $count ->
        [2] 兩
       *[other] { $count }
    }張
}
# $when: 走了剛說的那項以後，或現在的棋盤。
advice-odds-when = { $when ->
    [after] 走了以後{ $first }
   *[now] 現在{ $first }
}
advice-odds-swap = 用{ $cards }能換走{ $pawns }

advice-review-agreed = { $decisions }次選擇裡，{ $agreed }次和高手一樣。
advice-review-none = 沒有一次選擇讓你100場多輸1場以上。
advice-review-undecided = 這場遊戲沒有要選的。
advice-review-made = 你的第{ $turn }回合，{ $card }
advice-review-who = { $name }的第{ $turn }回合，{ $card }
advice-review-took = 選了{ $choice }
advice-review-better = 更好的是{ $choice }
advice-review-wins = 100場贏{ $better }場，不是{ $wins }場
# 這場的運氣。$worth、$cost: 每100場。
advice-luck-cards = { $kind ->
    [even] 牌運誰也沒有偏向
    [good] 牌運幫你在100場裡多贏{ $worth }
   *[bad] 牌運讓你在100場裡少贏{ $worth }
}
advice-luck-choices = { $cost ->
    [0] 你的選擇沒有損失
   *[other] 你的選擇損失{ $cost }
}
advice-luck-turned = 轉折點在{ $who ->
    [you] 你的第{ $turn }回合，你拿到{ $card }
   *[other] { $turn ->
        [0] 你的第1回合前
       *[other] 你的第{ $turn }回合後
    }，{ $name }拿到{ $card }
}
advice-luck-moved = { $kind ->
    [good] 幫了你{ $worth }
   *[bad] 讓你少了{ $worth }
}
