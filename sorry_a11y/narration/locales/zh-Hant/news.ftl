# News that is not a pawn's move. $who is you, partner or other (together: you and your partner).

news-first = { $how ->
    [rotation] { $who ->
        [you] 下一輪你先出牌
       *[other] 下一輪{ $name }先出牌
    }
    [winner] { $who ->
        [you] 你贏了上一局，你先走
       *[other] { $name }贏了上一局，先走
    }
   *[lot] { $who ->
        [you] 你先走
       *[other] { $name }先走
    }
}
news-drew = { $who ->
    [you] 你抽到{ $card }
   *[other] { $name }抽到{ $card }
}
news-shuffle = 把{ COUNT($count) }張棄牌洗成新牌堆
news-round = 第{ $number }局
news-given = { $name }給你一張{ $card }
news-discard = { $who ->
    [you] 你丟掉{ $card }
   *[other] { $name }丟掉{ $card }
}
news-fold = { $who ->
    [you] 你攤出{ $cards }
   *[other] { $name }攤出{ $cards }
}
news-round-won = { $who ->
    [you] 你贏了這一局
    [together] 你和{ $names }贏了這一局
   *[other] { $count ->
        [1] { $names }贏了這一局
       *[other] { $names }一起贏了這一局
    }
}
news-game-won = { $who ->
    [you] 你贏了，恭喜
    [together] 你和{ $names }贏了，恭喜
   *[other] { $count ->
        [1] { $names }贏了
       *[other] { $names }一起贏了
    }
}
news-score = { $who ->
    [you] { $together ->
        [yes] 你和{ $names }得{ COUNT($points) }分
       *[no] 你得{ COUNT($points) }分
    }
   *[other] { $together ->
        [yes] { $names }一起得{ COUNT($points) }分
       *[no] { $names }得{ COUNT($points) }分
    }
}
news-score-own = 自己到終點的棋子得{ COUNT($points) }分
news-score-rivals = 對手沒到終點的棋子得{ COUNT($points) }分
news-score-bonus = 獎勵{ COUNT($points) }分
news-score-total = 累計{ COUNT($points) }分
news-taken-back = { $name }悔棋，退回一步
