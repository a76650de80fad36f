# 每日一局和每日一題。

today-open = 今天是{ $date }
today-unsaved = 存檔關著，所以今天這局只算練習
today-game = 每日一局，{ $table }
today-continue = 繼續玩今天這局
today-again = 再玩一次今天這局當練習，{ $result }
today-result = { $won ->
    [yes] 你用{ COUNT($turns) }個回合贏了
   *[no] 你輸了，{ $home ->
        [0] 沒有棋子到終點
       *[other] { COUNT($home) }顆棋子到終點
    }
}
today-practice = 這局你玩過了，所以只算練習
today-streak = { $days ->
    [1] 你玩了每日一局
   *[other] 你連續{ COUNT($days) }天玩了每日一局
}
today-share = 可以傳給朋友的一句話
today-line = Sorry! a11y，每日一局，{ $date }
today-line-luck = 牌運{ $sign ->
    [minus] 負
   *[plus] 正
}{ $luck }
today-line-cost = 選擇損失{ $cost }
today-known = 聽昨天那局目前最好的走法
today-known-open = 目前最好的走法，{ $date }那局，{ $kind ->
    [person] 是你自己走的
    [champion] 是冠軍走的
    [strong] 是高手走的
    [racer] 是快跑走的
    [bumper] 是愛撞人走的
   *[runner] 是一般對手走的
}
today-known-result = { $won ->
    [yes] { COUNT($turns) }個回合贏了
   *[no] 輸了，{ $home ->
        [0] 沒有棋子到終點
       *[other] { COUNT($home) }顆棋子到終點
    }
}
today-position = 每日一題
today-position-before = 昨天的題目
today-more = 更多題目
today-level-open = 要多難？
today-level = { $level ->
    [easy] 簡單
    [medium] 普通
   *[hard] 困難
}
today-position-of = 每日一題，{ $date }
today-position-number = { $level ->
    [easy] 簡單
    [medium] 普通
   *[hard] 困難
}題第{ NUMBER($number, useGrouping: 0) }號
today-puzzle = { $title }，你有{ COUNT($count) }個選擇，哪個最好？
today-puzzle-right = 這就是最好的選擇
today-puzzle-better = 第{ $number }項更好
today-puzzle-worth = 第{ $number }項100場贏{ COUNT($wins) }場
today-another = 再來一題
today-back = 回去
