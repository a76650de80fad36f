# 每日一場和每日一題。

today-open = 今天是{ $date }
today-unsaved = 存檔關著，所以今天這一場只算練習
today-game = 每日一場，{ $table }
today-continue = 繼續玩今天這一場
today-again = 今天這一場再玩一次當練習，{ $result }
today-result = { $won ->
    [yes] 你走了{ COUNT($turns) }個回合就贏了
   *[no] 你輸了，{ $home ->
        [0] 沒有棋子到終點
       *[other] 有{ COUNT($home) }顆棋子到終點
    }
}
today-practice = 這一場你玩過了，所以只算練習
today-streak = { $days ->
    [1] 你玩了每日一場
   *[other] 你連續{ COUNT($days) }天玩了每日一場
}
today-share = 可以傳給朋友的一句話
today-line = Sorry! a11y，每日一場，{ $date }
today-line-luck = 牌運{ $sign ->
    [minus] 負
   *[plus] 正
}{ $luck }
today-line-cost = 選擇損失{ $cost }
today-known = 聽昨天那一場目前最好的玩法
today-known-open = { $date }那一場目前玩得最好的，{ $kind ->
    [person] 是你
    [champion] 是冠軍電腦
    [strong] 是高手電腦
    [racer] 是愛衝的電腦
    [bumper] 是愛撞人的電腦
   *[runner] 是一般的電腦
}
today-known-result = { $won ->
    [yes] 走了{ COUNT($turns) }個回合就贏了
   *[no] 輸了，{ $home ->
        [0] 沒有棋子到終點
       *[other] 有{ COUNT($home) }顆棋子到終點
    }
}
today-position = 每日一題
today-position-before = 昨天的題目
today-more = 更多題目
today-level-open = 你要多難的？
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
today-puzzle = { $title }，你有{ COUNT($count) }項選擇，哪一項最好？
today-puzzle-right = 這就是最好的選擇
today-puzzle-better = 第{ $number }項更好
today-puzzle-worth = 第{ $number }項勝率百分之{ $wins }
today-another = 再來一題
today-back = 返回
