# Answers to the keys that ask. $who is you, partner or other.

answer-pawns-own = { $first }
answer-pawns-of = { $name }的{ $first }
answer-pawns-at = { $count ->
    [1] 棋子{ $pawns }{ $place }
   *[other] 棋子{ $pawns }都{ $place }
}
answer-pawns-all = 棋子全都{ $place }
answer-all-pawns = 全部棋子
answer-pawn-numbers = 棋子{ $pawns }
answer-to-go = 剩{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
answer-to-targets = 離終點{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
answer-target = 在終點第{ $target }格
answer-safe = 在安全區剩{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
answer-side = { $who ->
    [you] 在你這邊
   *[other] { $colour ->
        [blue] 在藍色那邊
        [yellow] 在黃色那邊
        [green] 在綠色那邊
       *[red] 在紅色那邊
    }
}
answer-slide-ahead = 再{ $steps ->
    [2] 兩
   *[other] { $steps }
}步有滑行區

answer-or = { $first }或{ $second }
answer-then-again = { $text }，然後再抽一張
answer-card-any = 任何一張牌
answer-card-stuck = { $card }不能出
answer-card-out = 讓棋子出發
answer-card-steps = { $way ->
    [back] 後退{ $steps ->
        [2] 兩
       *[other] { $steps }
    }格
   *[forward] 前進{ $steps ->
        [2] 兩
       *[other] { $steps }
    }格
}
answer-card-swap = { $others ->
    [rivals] 和對手互換
    [foreign] 和別人的棋子互換
   *[anyone] 讓兩個棋子互換
}
answer-card-sorry = 讓起點的棋子撞回對手，占他的位置
answer-card-split = { $acting ->
    [cards] 分給兩個棋子，各當那個數字的卡牌用
   *[steps] { $pawns ->
        [2] 分給兩個棋子
       *[other] 分給全隊的棋子
    }
}
answer-card-burn = 分成{ $steps ->
    [2] 兩
   *[other] { $steps }
}個單步給棋子，沿途全撞回

answer-hand = 你的手牌是{ $cards }
answer-hand-empty = 你沒有手牌
answer-pile = 牌堆還有{ $count ->
    [2] 兩
   *[other] { $count }
}張
answer-pile-empty = 牌堆空了，翻下一張前全部{ $count ->
    [2] 兩
   *[other] { $count }
}張重洗
answer-gone = 已出完的是{ $cards }
answer-unseen = 還有{ $counts }
# How many cards of a kind are to come; $kind is card- and its name in notation.
answer-kind-left = { $count ->
    [2] 兩
   *[other] { $count }
}張{ $kind ->
    [card-1] 1
    [card-2] 2
    [card-3] 3
    [card-4] 4
    [card-5] 5
    [card-6] 6
    [card-7] 7
    [card-8] 8
    [card-9] 9
    [card-10] 10
    [card-11] 11
    [card-12] 12
    [card-J] J
    [card-Q] Q
    [card-K] K
    [card-A] A
    [card-joker] 鬼牌
   *[card-sorry] Sorry
}

answer-over = 遊戲結束了
answer-turn = { $who ->
    [you] 輪到你
    [colour] { $name }，輪到你
   *[other] 輪到{ $name }
}
answer-turn-card = { $who ->
    [you] 輪到你，你翻出{ $card }
    [colour] { $name }，輪到你，你翻出{ $card }
   *[other] 輪到{ $name }，翻出{ $card }
}
answer-turn-give = { $who ->
    [both] 換你選一張牌給你的另一個顏色
    [you] 輪到你選一張牌給隊友
   *[other] { $name }正在選牌
}
answer-standing = { $home ->
    [4] { $who ->
        [you] 你全到了
       *[other] { $name }全到了
    }
    [0] { $who ->
        [you] 你都沒到，剩{ $steps ->
            [2] 兩
           *[other] { $steps }
        }步
       *[other] { $name }都沒到，剩{ $steps ->
            [2] 兩
           *[other] { $steps }
        }步
    }
   *[other] { $who ->
        [you] 你到{ $home ->
            [2] 兩
           *[other] { $home }
        }個，剩{ $steps ->
            [2] 兩
           *[other] { $steps }
        }步
       *[other] { $name }到{ $home ->
            [2] 兩
           *[other] { $home }
        }個，剩{ $steps ->
            [2] 兩
           *[other] { $steps }
        }步
    }
}
# 隊友合計。
answer-standing-team = { $who ->
    [you] 你
    [together] 你和{ $names }
   *[other] { $names }
}{ $home ->
    [8] 全到了
   *[other] { $home ->
        [0] 都沒到
        [2] 到兩個
       *[other] 到{ $home }個
    }，剩{ $steps ->
        [2] 兩
       *[other] { $steps }
    }步
}
answer-points = { $points ->
    [2] 兩
   *[other] { $points }
}分
answer-none-stuck = 每個棋子都能動
answer-why = { $reason ->
    [in-start] { $board ->
        [target] 在狗屋，要有{ $starters }
       *[safety] 在起點，要有{ $starters }
    }
    [is-home] { $board ->
        [target] 留在終點格
       *[safety] 已在終點
    }
    [overshoots] { $board ->
        [target] 會走過終點最後一格
       *[safety] 會走過終點
    }
    [own-pawn] 會停在{ $other }上
    [no-backward] 在終點區不能後退
    [guarded] 被受保護的棋子擋住
    [lane-blocked] 被終點區裡的棋子擋住
    [not-on-track] 不在方格區
    [nobody-there] 沒有可用的對象
    [no-rest] 剩下的步數沒有棋子能走
   *[wrong-card] 這張卡牌動不了
}
answer-give = 現在要選一張牌給人
answer-no-hands = 這個遊戲沒有手牌，按c聽卡牌
answer-no-news = 還沒有消息
answer-no-earlier = 前面沒有別的話了
answer-no-later = 後面沒有別的話了
# 剛說到的棋子附近有什麼。
answer-near-behind = 後面{ $steps ->
    [2] 兩
   *[other] { $steps }
}步是{ $other }
answer-near-ahead = 前面{ $steps ->
    [2] 兩
   *[other] { $steps }
}步是{ $other }
answer-near-nobody = 附近沒有人
answer-near-circle = 再{ $steps ->
    [2] 兩
   *[other] { $steps }
}步是{ $name }的{ $board ->
    [target] 出發格
   *[safety] 起點圓形格
}
answer-near-lane = 再{ $steps ->
    [2] 兩
   *[other] { $steps }
}步{ $board ->
    [target] 進終點區
   *[safety] 進安全區
}
answer-near-none = 你沒有棋子在方格區

# 一目了然。$first：第一個棋子；$steps：離自己出發格幾格。
answer-track = { $who ->
    [you] 從你的起點起，{ $first }
   *[other] 從{ $name }的起點起，{ $first }
}
answer-track-at = { $pawn }在{ $steps }
answer-track-empty = 外圈沒有棋子
answer-track-home = { $who ->
    [you] 你
   *[other] { $name }
}有{ $count ->
    [2] 兩
   *[other] { $count }
}個到終點
answer-hits = 你用{ $cards }撞得到{ $pawn }
answer-hits-more = 用{ $cards }撞得到{ $pawn }
answer-hits-chance = 機會是百分之{ $chance }
answer-hits-none = 你用一張牌撞不到誰
answer-goal = { $pawn }用{ $cards }能到終點
answer-goal-none = 你沒有棋子能用一張牌到終點
answer-winner = { $who ->
    [you] 你
   *[other] { $name }
}用{ $cards }就贏
answer-winner-none = 沒有人能用一張牌就贏
answer-chances = 勝率，{ $who ->
    [you] 你
    [together] 你和{ $names }
   *[other] { $names }
}百分之{ $wins }
answer-chances-more = { $who ->
    [you] 你
    [together] 你和{ $names }
   *[other] { $names }
}百分之{ $wins }
