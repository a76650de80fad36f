# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases (棋子2, 你的2號, Ben的2號), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn }出發
play-walk = { $pawn }
play-walk-by = { $pawn }前進{ $steps ->
    [2] 兩
   *[other] { $steps }
}格
# 分7的選項：$first走$steps格，$second走$more格。
play-pair = 棋子{ $first }前進{ $steps ->
    [2] 兩
   *[other] { $steps }
}格，{ $second }號{ $more ->
    [2] 兩
   *[other] { $more }
}格
play-back = { $pawn }後退{ $steps ->
    [2] 兩
   *[other] { $steps }
}格
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn }到終點{ $count ->
    [0] {""}
    [2] ，共兩個
   *[other] ，共{ $count }個
}
play-wins = { $round ->
    [yes] 贏了這一局
   *[no] 贏了
}
play-safe = { $board ->
    [target] { $pawn }進終點區
   *[safety] { $pawn }進安全區
}
play-walk-slides = { $pawn }滑行
play-to-and-fro = { $pawn }後退{ $steps ->
    [2] 兩
   *[other] { $steps }
}格，又滑回原位
play-slides = 滑行
play-stays = 不滑行
play-past = 不進終點
play-bounces = { $pawn }折返{ $steps ->
    [2] 兩
   *[other] { $steps }
}格
play-take = { $pawn }撞回{ $other }
play-swap = { $pawn }和{ $other }互換
play-swaps-with = 和{ $other }互換
play-pay = { $pawn }退回起點
play-bumps = 撞回{ $pawns }
# 停的那一格要緊的事。
play-circle = { $board ->
    [target] 停在{ $name }的出發格
   *[safety] 停在{ $name }的起點圓形格
}
play-before-slide = 前面就是滑行區
# 走的棋子在下回合前被撞的機會，100次裡幾次。
play-risk = 風險{ $chance }
# 翻開的牌只有11會互換。
play-swap-danger = 用{ $card }能換走它
# 看得見圖板的人會怎麼稱呼一個方格。
play-landmark = 在{ $colour ->
    [blue] 藍色
    [yellow] 黃色
    [green] 綠色
   *[red] 紅色
}{ $where ->
    [circle] 起點圓形格
    [start] 出發格
    [short] 短滑行區第{ $count }格
    [long] 長滑行區第{ $count }格
   *[after] { $where ->
        [after-short] 短滑行區
        [after-long] 長滑行區
       *[after-start] 出發格
    }後第{ $count }格
}
# Behind a pawn just named: what it has to go, had to go, and has after a swap.
play-now = 現在{ $place }
play-had = 剩{ $steps ->
    [2] 兩
   *[other] { $steps }
}步的{ $pawn }
play-falls = 從剩{ $before }步變成{ $after }步

# A card in a turn, drawn or played from a hand: 出 is said of both. $who is you, partner or
# other.
play-head = { $who ->
    [you] 你出{ $card }
   *[other] { $name }出{ $card }
}
play-then = 再出{ $card }
play-stuck = 不能動
play-declined = 放棄
play-passed = 你跳過
# 出了可以再出的牌之後，手上沒有牌能走。
play-spent = 不能再出牌
# $who: you, for-you or other。全部到齊的玩家接下來替$partner走。
play-frees = { $who ->
    [you] 你接下來替{ $partner }走
    [for-you] { $name }接下來替你走
   *[other] { $name }接下來替{ $partner }走
}
