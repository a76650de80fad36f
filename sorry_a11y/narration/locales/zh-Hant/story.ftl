# 一場遊戲結束後，在結果之後說的話。

# 勝率變動最大的一步。$turn：到那時自己的回合數
story-turned = 轉折點是{ $who ->
    [you] 你第{ $turn }回合的{ $card }
   *[other] { $turn ->
        [0] 你第1回合前{ $name }的{ $card }
       *[other] 你第{ $turn }回合後{ $name }的{ $card }
    }
}
# $worth：勝率的百分點
story-moved = { $how ->
    [bumps] 撞走了{ $pawns }，
    [swaps] 和{ $pawns }互換，
   *[plain] {""}
}{ $kind ->
    [good] 讓你的勝率多了
   *[bad] 讓你的勝率少了
}{ COUNT($worth) }個百分點
# $cards：一張，或一次發到的所有牌
story-luckiest = { $count ->
    [1] 你最幸運的牌是{ $cards }
   *[other] 你最幸運的一手牌是{ $cards }
}
story-luckiest-too = 這也是你最幸運的牌
story-lucky = 讓你的勝率多了{ COUNT($worth) }個百分點
# $cost：整場所有選擇合計，以百分點計
story-cost = 你的選擇{ $cost ->
    [0] 沒有損失勝率
   *[other] 一共損失了{ COUNT($cost) }個百分點的勝率
}
# $average：之前各場的平均
story-average = 你平均損失{ COUNT($average) }個百分點
# $wins：至少2
story-streak = 你連贏了{ COUNT($wins) }場
