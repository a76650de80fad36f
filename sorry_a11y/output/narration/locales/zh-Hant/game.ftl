# Words and phrases that all files share. Names, numbers and whole noun phrases are passed in.
# COUNT($n) is a number before a measure word: two is 兩 there, and voices read the digit as 二.

terms-colour-red = 紅色
terms-colour-blue = 藍色
terms-colour-yellow = 黃色
terms-colour-green = 綠色

# Somebody who plays two colours, by one of them.
terms-name-colour = { $name }{ $colour }

# A pawn of the one who acts; of the listener, told about somebody else's doing; of the
# listener's partner; of others. Chinese has no cases. 棋子2, not 2號棋子: a sentence that
# began with the digit would sound like the echo of the key.
terms-pawn = 棋子{ $number }
terms-pawns = 棋子{ $numbers }
terms-pawn-yours = 你的{ $number }號棋子
terms-pawn-other = { $name }的{ $number }號棋子
# A pawn of the one who acts, bumped by its own side. $who is you or other.
terms-pawn-own = { $who ->
    [you] 你自己的{ $number }號棋子
   *[other] { $name }自己的{ $number }號棋子
}

# Cards by their names in notation.
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = J
terms-card-Q = Q
terms-card-K = K
terms-card-A = A
terms-card-joker = 鬼牌
# 用哪張牌；$kind：牌的數字或記譜的名稱
terms-with-card = { $card }

# Places. $board is safety (a board with homes) or target (a board with targets). Home and the
# targets are both 終點, since some sentences do not know the board.
terms-in-start = { $board ->
    [target] 在狗屋
   *[safety] 在起點
}
terms-home = 在終點
terms-hand = 你的手牌是{ $cards }
terms-you = 你
terms-to-go = 剩{ COUNT($steps) }步
terms-target = 第{ $target }格

# How clauses (list) and items of a list (items) are put together.
terms-list = { $first }，{ $second }
terms-items = { $first }、{ $second }
terms-and = { $first }和{ $second }
terms-or = { $first }或{ $second }
terms-sentence = { $text }。

# Days.
terms-days-ago = { $days ->
    [0] 今天
    [1] 昨天
    [2] 前天
   *[other] { $days }天前
}
terms-date = { NUMBER($year, useGrouping: 0) }年{ $month }月{ $day }日

# What happens in play. A turn is one sentence made of clauses. $pawn and $other are whole noun
# phrases (棋子2, 你的2號, Ben的2號), $name is a player's name.

# What a pawn does. The same clauses tell a choice before it is made and the news about it.
play-out = { $board ->
    [target] { $pawn }離開狗屋
   *[safety] { $pawn }離開起點
}
play-walk = { $how ->
    [moves] { $pawn }前進
    [forward] { $pawn }前進
   *[bare] 走{ $pawn }
}
play-walk-by = { $pawn }前進{ COUNT($steps) }格
play-back = { $pawn }退{ COUNT($steps) }格
# $count: how many of four are home then, 0 where that is told otherwise; $when: news or choice.
play-home = { $pawn }到終點{ $count ->
    [0] {""}
    [1] ，已到一顆
    [2] ，已到兩顆
    [3] ，已到三顆
   *[other] ，四顆都到了
}
play-wins = { $round ->
    [yes] 贏得這一局
   *[no] 贏得這場遊戲
}
play-safe = { $board ->
    [target] { $pawn }進終點格第{ $target }格
   *[safety] { $pawn }進安全區
}
play-inside = { $board ->
    [target] { $pawn }往前到終點格第{ $target }格
   *[safety] { $pawn }在安全區
}
play-walk-slides = { $pawn }滑行
play-to-and-fro = { $pawn }後退{ COUNT($steps) }格，又滑回原位
play-slides = 並滑行
play-stays = 不滑行
play-past = 不進終點格，再繞一圈
play-bounces = { $pawn }折返{ COUNT($steps) }格
play-leaves-safety = 離開安全區
play-take = { $pawn }撞走{ $other }
# 用Sorry的選項，起點的任何一顆都可以；以及消息。
play-replace = { $when ->
    [choice] 撞走{ $other }
   *[news] { $pawn }撞走{ $other }
}
play-swap = { $when ->
    [choice] 用{ $object }換{ $other }
   *[news] { $pawn }和{ $other }互換
}
play-swaps-with = 和{ $other }互換
play-pay = { $pawn }退回起點
play-bumps = 撞走{ $pawns }
# 剛說的棋子停在哪裡：選項、自己走完、別人走完。
play-ends = { $when ->
    [choice] 走完{ $place }
    [gets] 你的棋子會{ $place }
    [named] { $pawn }會{ $place }
    [own] 現在{ $place }
   *[news] { $place }
}
play-swap-ends = 你的棋子現在剩{ COUNT($before) }步，換完剩{ COUNT($steps) }步
# 停的那一格要緊的事。
play-circle = { $board ->
    [target] 停在{ $name }的出發格
   *[safety] 停在{ $name }的起點圈
}
play-before-slide = 再1步就是滑行區
# 走的棋子在下回合前被撞的機會，100次裡幾次。
play-risk = { $count ->
    [1] 風險{ $chance }
   *[other] 合計風險{ $chance }
}
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
play-had = { $pawn }，它本來{ $place }
play-falls = { $who ->
    [named] 它
    [you] 你的{ $number }號棋子
   *[other] { $name }的{ $number }號棋子
}{ $when ->
    [choice] 會
   *[news] 現在
}剩{ COUNT($after) }步，本來剩{ COUNT($before) }步

# A card in a turn, others' drawn or played from a hand: 的 fits both. $who is you, partner or other.
play-head = { $who ->
    [you] 你出{ $card }
   *[other] { $name }的{ $card }
}{ $steps ->
    [0] {""}
   *[other] 當{ $steps }
}
play-then = { $hand ->
    [yes] 再出
   *[no] 再抽到
}{ $card }{ $steps ->
    [0] {""}
   *[other] 當{ $steps }
}
play-stuck = 沒得走
play-declined = 不換
play-passed = 你跳過
# 出了可以再出的牌之後，手上沒有牌能走。
play-spent = 其餘的牌都沒得走
# $who: you, for-you or other。全部到齊的玩家以後改走$partner的棋子。
play-frees = { $who ->
    [you] 你的棋子全到了，以後改走{ $partner }的棋子
    [for-you] { $name }的棋子全到了，以後改走你的棋子
   *[other] { $name }的棋子全到了，以後改走{ $partner }的棋子
}

# What is asked: the options of a menu, stage by stage. The number comes last.

# 數字鍵按牌而不按順序的時候。
decision-key = 按{ $digit }
decision-number = { $of ->
    [1] 只有這一項
   *[other] 第{ $number }項共{ COUNT($of) }項
}
decision-turn = 輪到你
decision-no-card = 輪到你，沒有牌可出
decision-exchange = 選一張牌給{ $name }
decision-pass = 沒有棋子能走，跳過
decision-pass-again = 沒有棋子能走，再翻一張
decision-decline = 不換，這張不用
decision-end-turn = 結束你的回合
decision-discard = 丟掉{ $card }
decision-lay-down = 不出牌，丟掉一張
decision-alone = 只走一顆棋子
decision-longer = 其他分法
# 幾顆棋子分7的時候，不走的棋子。
decision-stays = { $pawn }不動
decision-give = 把{ $card }給{ $name }
decision-fold = 棄掉全部手牌
decision-again = { $hand ->
    [yes] 再出一張
   *[no] 再翻一張
}
decision-card = 用{ $card }{ $steps ->
    [0] {""}
   *[other] 當{ $steps }
}
# 選了以後有幾項，其中幾項能做什麼
decision-ways = 有{ COUNT($count) }項可選
decision-ways-bump = { $all ->
    [yes] 都能
   *[no] 有{ COUNT($count) }項能
}撞走{ $pawns }
decision-pawn-of = { $names }的棋子
decision-ways-home = 有{ COUNT($count) }項能讓棋子到終點
decision-whose = { $who ->
    [you] 換自己的
    [none] 不互換
   *[other] 換{ $name }的
}
decision-kind = { $kind ->
    [out] 讓棋子出發
    [swap] 互換
    [take] 撞走別人
    [pay] 退回起點
    [seven] 當7用
    [back] 後退4格
    [low] 前進1到6格
   *[high] 前進8到13格
}
# 剛選好、後面還有選項的一列：用3、棋子2、前進4格、換Ben的
decision-entered = { $how ->
    [chosen] { $title }，接著選怎麼走
    [chosen-card] { $title }，接著選怎麼走
    [chosen-pawn] 選{ $title }怎麼走
    [card] 只能{ $title }
    [pawn] 只有{ $title }能走
   *[other] 只能是{ $title }
}
decision-forward = 前進{ COUNT($steps) }格
decision-back = 後退{ COUNT($steps) }格
decision-way = { $way ->
    [past] 不進終點格，再繞一圈
   *[in] 進終點格
}

# At the table: refusals, handing over, taking back.

decision-refuse = 這裡{ $key }鍵沒有作用，按h聽說明
decision-wait = 接下來輪到{ $who ->
    [you] 你
   *[other] { $name }
}
decision-no-choice = 沒有第{ $number }項，只有{ COUNT($count) }項
decision-no-digit = 按鍵{ $number }沒有牌，可以按{ $keys }
decision-first-stage = 這是第一個問題，不能再往回
decision-not-yours = 還沒輪到你
decision-undo-off = 這場遊戲不能悔棋
decision-undo-none = 你還沒有走過，沒有棋可悔
decision-undo-exchange = 換牌之後你還沒有走過，沒有棋可悔
decision-undone = 已悔棋，退回一步
decision-hand-over = 換{ $name }用鍵盤，{ $name }請按Enter
decision-scrollback = 上面的文字還可以讀
decision-sent = 已送出
decision-forced-offer = 沒得選的回合會自動進行，按減號就會等你
decision-go-on = 按Enter繼續
decision-go-on-short = 按Enter
decision-continue = 繼續

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
news-first-draw = { $again ->
    [yes] 抽到一樣的再抽一次
   *[no] 抽牌決定誰先走
}
news-drew = { $who ->
    [you] 你抽到{ $card }
   *[other] { $name }抽到{ $card }
}
news-shuffle = 重新洗牌
news-round = 第{ $number }局
news-given = { $who ->
    [you] 你給了{ $name }一張{ $card }
   *[other] { $name }給了你一張{ $card }
}
news-discard = { $who ->
    [you] 你丟掉一張{ $card }
   *[other] { $name }丟掉一張{ $card }
}
news-fold = { $who ->
    [you] 你棄掉
   *[other] { $name }沒有牌可出，棄掉
}{ $count ->
    [1] 一張{ $cards }
   *[other] { $cards }
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
# 遊戲的最後一行：誰贏了，以及接下來的第一項（$text）。
end-won = { $who ->
    [you] 你贏了
    [together] 你和{ $names }贏了
   *[other] { $names }贏了
}。{ $text }
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

# The first lines of a game.

greeting-colour = { $colour }
greeting-you = { $named ->
    [yes] { $name }，你是{ $colour }
    [colour] 你是{ $colour }，沒取名字就叫{ $colour }
   *[no] 你是{ $colour }
}
greeting-person = { $name }是{ $colour }
greeting-against = 對手是{ $names }
greeting-rival-colours = { $colour }的{ $who }
# $kind: how a bot plays, as it is asked for with --opponents, in the words of menu-kind; runner and
# chance are not told
greeting-kind = { $kind ->
    [beginner] 新手{ $name }
    [casual] 休閒的{ $name }
    [steady] 穩健的{ $name }
    [strong] 高手{ $name }
    [champion] 冠軍{ $name }
    [bumper] 愛撞人的{ $name }
    [homebody] 保守的{ $name }
    [racer] 愛衝的{ $name }
   *[other] { $name }
}
# 幾個玩法相同的電腦玩家，種類同 open-kind
greeting-kinds = { $kind ->
    [beginner] { $names }，都是新手
    [casual] { $names }，都是休閒玩家
    [steady] { $names }，都很穩健
    [strong] { $names }，都是高手
    [champion] { $names }，都是冠軍
    [bumper] { $names }，都愛撞人
    [homebody] { $names }，都很保守
    [racer] { $names }，都愛衝
   *[other] { $names }
}
greeting-partner = 隊友是{ $name }
greeting-again = { end-stay }
greeting-game = { $board ->
    [target] Dog
   *[safety] Sorry!
}
greeting-help = { $mode ->
    [lines] 打h再按Enter聽說明
   *[keys] 按h聽按鍵說明
}
greeting-book = { $book ->
    [parker] Parker規則
    [bounce-home] 終點折返規則
    [hobby] Hobby規則
   *[hasbro] Hasbro規則
}
greeting-ask = 按i再按1聽是哪些

# 一輪裡最要緊的事，一個子句。

drama-wins = { $name }用{ $cards }就能贏
drama-loss = 你白走了{ COUNT($steps) }步
# $count：人數
drama-last = { $count ->
    [1] { $names }只剩一顆棋子
   *[other] { $names }總共只剩一顆棋子
}

# 剛才的消息對聽的人是什麼結果，要短，同一行後面還有按鍵

means-bumped = { $name }撞走了{ $pawns }
means-lost = 你失去{ $pawns }
means-swapped = { $name }和{ $pawns }互換了
means-nothing = 你的棋子都沒變
means-stuck = 你沒得走
means-stands = { $where ->
    [home] { $pawn }到終點了
    [start] { $pawn }{ $board ->
        [target] 在狗屋
       *[safety] 在起點
    }
    [target] { $pawn }在終點格第{ $target }格
   *[track] { $pawn }剩{ COUNT($steps) }步
}

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

# Endings, and the line between two pages.

end-quit = 再按一次q就結束，按其他鍵繼續玩
end-quit-kept = 再按一次q就結束，遊戲已存檔，按其他鍵繼續玩
end-stay = 遊戲繼續
end-goodbye = 再見，下次再玩
end-goodbye-kept = 再見，遊戲已存檔
end-end-of-input = { $kept ->
    [yes] 輸入結束了，遊戲已存檔
   *[no] 輸入結束了，遊戲還沒玩完
}
end-interrupt = { $kept ->
    [yes] 你中斷了程式，遊戲已存檔
   *[no] 你中斷了程式，遊戲還沒玩完
}
end-hang-up = 終端機斷線了
end-terminate = 系統要結束這個程式，遊戲{ $kept ->
    [yes] 已存檔
   *[no] 還沒玩完
}
end-failure = 程式出了問題，遊戲{ $kept ->
    [yes] 已存檔
   *[no] 還沒玩完
}
end-mistake = { $kept ->
    [yes] 程式出了問題，你的遊戲已存檔，詳情寫在 { $file } 裡
   *[no] 程式出了問題，詳情寫在 { $file } 裡
}
end-failure-file = 程式出錯了，內容寫在 { $file } 裡
# 遊戲中：q略過其餘
end-more = 還有{ COUNT($count) }行，按空白鍵往下聽，按q略過
# 讀文章：q離開
end-more-text = 還有{ COUNT($count) }行，按空白鍵往下聽，按q離開
end-more-sentences = 還有{ COUNT($count) }句，按空白鍵往下聽，按q離開
end-lost-paste = 貼上的內容太長或沒有結尾，已略過

# 畫給看得見的人看的棋盤，從不讀出來，每行最多39欄。

# 每種顏色一個字母，各不相同
board-letter = { $colour ->
    [blue] B
    [yellow] Y
    [green] G
   *[red] R
}
board-signs = { $board ->
    [target] R1棋子，ro出發格，r.終點格
   *[safety] R1棋子，r>滑行區，ro起點圈
}
board-player = { $letter } { $who }，{ $board ->
    [target] 狗屋{ $start }顆
   *[safety] 起點{ $start }顆，終點{ $home }顆
}
board-drawn = 棋盤畫在上面給看得見的人看，寬{ $columns }欄

# 遊戲用語，第一次遇到時說明一次。

once-to-go = { $board ->
    [target] 剩20步，是離第一個終點格20步
   *[safety] 剩20步，是離終點20步
}
once-risk = 風險20，是下回合前100次裡被撞20次
once-out = { $board ->
    [target] 只有K、A和鬼牌能離開狗屋
   *[safety] 只有1、2和Sorry能離開起點
}
once-safe = { $board ->
    [target] 進了終點格就撞不到
   *[safety] 進了安全區就撞不到
}
once-slide = 滑行會滑到底，撞走路上的棋子
once-key = 一張牌拿在手上，按鍵就不變
once-past = 不進終點格，就再繞棋盤一圈
once-points = 別人每顆沒到終點的棋子，給贏家5分
once-swap = 現在剩和換完剩，是互換前後到終點的步數
