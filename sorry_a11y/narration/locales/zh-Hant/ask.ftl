# What is asked: the options of a menu, stage by stage. The number comes last.

# 數字鍵按步數或牌而不按順序的時候。
ask-key = 按{ $digit }
ask-number = 第{ $number }項，共{ COUNT($of) }項
# $count: 這一步有幾項；0 是下一步項數不同。
ask-turn = { $count ->
    [0] 你翻到{ $card }
    [1] 你翻到{ $card }
   *[other] 你翻到{ $card }，有{ COUNT($count) }項選擇
}
ask-turn-hand = { $count ->
    [0] 輪到你
   *[other] 輪到你，有{ COUNT($count) }項選擇
}
ask-turn-dead = 輪到你，沒有牌可出
ask-exchange = 選一張牌給{ $name }
ask-pass = 沒有棋子能走，跳過
ask-pass-again = 沒有棋子能走，再翻一張
ask-decline = 不換，這張不用
ask-end-turn = 結束你的回合
ask-discard = 丟掉{ $card }
ask-lay-down = 不出牌，丟掉一張
ask-give = 把{ $card }給{ $name }
ask-fold = 攤出全部手牌
ask-again = { $hand ->
    [yes] 再出一張
   *[no] 再翻一張
}
ask-card = 用{ $card }
ask-steps = 用{ COUNT($steps) }步
ask-left = 還有{ COUNT($steps) }步要分
ask-up-to = 最多走{ COUNT($steps) }步
ask-ways = 有{ COUNT($count) }種走法
ask-ways-bump = { $count ->
    [1] 有一種撞走{ $names }的棋子
   *[other] 有{ COUNT($count) }種撞走{ $names }的棋子
}
ask-ways-home = { $count ->
    [1] 有一種到終點
   *[other] 有{ COUNT($count) }種到終點
}
# 7的一部分給這顆棋子時，按哪些步數會這樣。
ask-home-with = 按{ $steps }能到終點
ask-bumps-with = 按{ $steps }能撞走{ $names }的棋子
ask-whose = { $who ->
    [you] 換自己的
    [none] 不互換
   *[other] 換{ $name }的
}
ask-kind = { $kind ->
    [out] 讓棋子出發
    [swap] 互換
    [take] 撞走別人
    [pay] 退回起點
    [seven] 當7用
    [back] 後退4格
    [low] 前進1到6格
   *[high] 前進8到13格
}
ask-forward = 前進{ COUNT($steps) }格
ask-back = 後退{ COUNT($steps) }格
ask-way = { $way ->
    [past] 不進終點格，再繞一圈
   *[in] 進終點格
}
