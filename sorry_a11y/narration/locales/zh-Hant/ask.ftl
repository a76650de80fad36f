# What is asked: the options of a menu, stage by stage. The number comes last.

# 數字鍵按步數或牌而不按順序的時候。
ask-key = 按{ $digit }
ask-number = 第{ $number }項，共{ $of ->
    [2] 兩
   *[other] { $of }
}項
# $count: 這一步有幾項；0 是下一步項數不同。
ask-turn = { $count ->
    [0] 你翻出{ $card }
    [1] 你翻出{ $card }
    [2] 你翻出{ $card }，兩項選擇
   *[other] 你翻出{ $card }，{ NUMBER($count, useGrouping: 0) }項選擇
}
ask-turn-hand = { $count ->
    [0] 輪到你
    [2] 輪到你，兩項選擇
   *[other] 輪到你，{ NUMBER($count, useGrouping: 0) }項選擇
}
ask-turn-dead = 輪到你，沒有牌可出
ask-exchange = 選一張牌給{ $name }
ask-pass = 都不能動，跳過
ask-pass-again = 都不能動，再翻一張
ask-decline = 不動，放棄這張
ask-end-turn = 結束回合
ask-discard = 丟掉{ $card }
ask-lay-down = 改丟一張牌
ask-give = 把{ $card }給{ $name }
ask-fold = 攤出全部手牌
ask-again = { $hand ->
    [yes] 再出一張
   *[no] 再翻一張
}
ask-card = 出{ $card }
ask-steps = 走{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
ask-left = 還要分{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
ask-up-to = 最多{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
ask-ways = { $count ->
    [2] 兩
   *[other] { NUMBER($count, useGrouping: 0) }
}種走法
ask-ways-bump = { $count ->
    [2] 兩
   *[other] { NUMBER($count, useGrouping: 0) }
}種撞回{ $names }
ask-ways-home = { $count ->
    [2] 兩
   *[other] { NUMBER($count, useGrouping: 0) }
}種到終點
# 7的一部分給這個棋子時，哪些步數會這樣。
ask-home-with = 按{ $steps }到終點
ask-bumps-with = 按{ $steps }撞回{ $names }
ask-whose = { $who ->
    [you] 對象是自己
    [none] 不互換
   *[other] 對象是{ $name }
}
ask-kind = { $kind ->
    [out] 出發
    [swap] 互換
    [take] 撞回
    [pay] 退回起點
    [seven] 當7用
    [back] 後退4格
    [low] 前進1到6格
   *[high] 前進8到13格
}
ask-forward = 前進{ $steps ->
    [2] 兩
   *[other] { $steps }
}格
ask-back = 後退{ $steps ->
    [2] 兩
   *[other] { $steps }
}格
ask-way = { $way ->
    [past] 不進終點
   *[in] 進終點
}
