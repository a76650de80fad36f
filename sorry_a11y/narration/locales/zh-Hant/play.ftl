# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases (棋子2, 你的2號, Ben的2號), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $pawn }出發
play-walk = 走{ $pawn }
play-walk-by = { $pawn }前進{ COUNT($steps) }格
# 分7的選項：走完$first剩$steps步，$second剩$more步。
play-pair = 棋子{ $first }剩{ COUNT($steps) }步，棋子{ $second }剩{ COUNT($more) }步
play-back = { $pawn }後退{ COUNT($steps) }格
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn }到終點{ $count ->
    [0] {""}
    [1] ，第一顆
    [2] ，第二顆
    [3] ，第三顆
   *[other] { $when ->
        [choice] ，第四顆
       *[news] ，最後一顆
    }
}
play-wins = { $round ->
    [yes] 贏得這一局
   *[no] 贏得這場遊戲
}
play-safe = { $board ->
    [target] { $pawn }進終點格
   *[safety] { $pawn }進安全區
}
play-walk-slides = { $pawn }滑行
play-to-and-fro = { $pawn }後退{ COUNT($steps) }格，又滑回原位
play-slides = 滑行
play-stays = 不滑行
play-past = 不進終點格，再繞一圈
play-bounces = { $pawn }折返{ COUNT($steps) }格
play-take = { $pawn }撞走{ $other }
play-swap = { $pawn }和{ $other }互換
play-swaps-with = 和{ $other }互換
play-pay = { $pawn }退回起點
play-bumps = 撞走{ $pawns }
# 停的那一格要緊的事。
play-circle = { $board ->
    [target] 停在{ $name }的出發格
   *[safety] 停在{ $name }的起點圈
}
play-before-slide = 再1步就是滑行區
# 走的棋子在下回合前被撞的機會，100次裡幾次。
play-risk = 風險百分之{ $chance }
# 翻開的牌只有11會互換。
play-swap-danger = 對手的{ $card }換得走
# 看得見棋盤的人會怎麼稱呼一個方格。
play-landmark = 在{ $colour ->
    [blue] 藍色
    [yellow] 黃色
    [green] 綠色
   *[red] 紅色
}{ $where ->
    [circle] 起點圈
    [start] 出發格
    [short] 短滑行區第{ $count }格
    [long] 長滑行區第{ $count }格
   *[after] { $where ->
        [after-short] 短滑行區
        [after-long] 長滑行區
       *[after-start] 出發格
    }後第{ $count }格
}
# Behind a pawn just named (它): what it has to go, had to go, and has after a swap.
play-now = 它現在{ $place }
play-had = { $alone ->
    [yes] { $pawn }，它本來{ $place }
   *[no] { $pawn }，它本來剩{ COUNT($steps) }步
}
play-falls = 它從{ COUNT($before) }步變{ COUNT($after) }步

# A card in a turn, drawn or played from a hand: 用 fits both. $who is you, partner or other.
play-head = { $who ->
    [you] 你用{ $card }
   *[other] { $name }用{ $card }
}
play-then = 再用{ $card }
play-stuck = 沒得走
play-declined = 不換
play-passed = 你跳過
# 出了可以再出的牌之後，手上沒有牌能走。
play-spent = 不能再出牌
# $who: you, for-you or other。全部到齊的玩家接下來替$partner走。
play-frees = { $who ->
    [you] 你接下來替{ $partner }走
    [for-you] { $name }接下來替你走
   *[other] { $name }接下來替{ $partner }走
}
