# 遊戲前後的選單，以及輸入名字。

menu-open = 開始選單，{ $mode ->
    [lines] 用整行輸入，打指令再按Enter，h是說明
   *[keys] 用單鍵操作，按h聽說明
}
menu-help = 按數字聽一項，聽過的就選，Enter選剛說的那項，n聽下一項，q離開
menu-more = 更多
# 開始選單超過九項時分成兩部分。
menu-part = { $part ->
    [games] 回到遊戲
    [settings] 更多，有設定
   *[rest] 更多，有設定和離開
}
# $who: you或other，是誰的那一桌。
menu-table = { $who ->
    [you] 回到你的那一桌
   *[other] 回到{ $name }那一桌
}
menu-table-waited = 離開時輪到你
menu-kept = 繼續玩{ $game }
menu-again = 再玩一場，{ $game }
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry!，Parker規則
    [bounce-home] Sorry!，終點折返規則
    [hobby] Sorry!，Hobby規則
   *[hasbro] Sorry!
}
# 還沒玩過的人聽到的第一項，和那場遊戲開始時說的話。
menu-newcomer = Sorry!，簡短的第一場
menu-newcomer-choose = 按Enter選定你聽到的那項，按n聽下一項
menu-newcomer-ask = 按w聽你的棋子在哪裡，按h聽每個鍵的用處
menu-choose = 自選玩法
menu-today = 今天，每日一場和每日一題
menu-learn = 新手教學
menu-settings = 設定
menu-language = 語言
menu-language-name = 繁體中文
menu-language-open = 你要用哪種語言？
menu-quit = 結束程式

menu-choose-open = 自選玩法，按Esc返回
menu-game = 遊戲，{ $text }
menu-game-open = 你要玩哪一種？
menu-opponents = 對手，{ $text }
menu-opponents-open = 你要哪一種對手？
menu-each = 一位一位選對手
menu-each-open = 第{ NUMBER($number, useGrouping: 0) }位對手
# $kind: in the words of open-kind
menu-kind = { $kind ->
    [beginner] 新手
    [casual] 休閒
    [steady] 穩健
    [strong] 高手
    [champion] 冠軍
    [bumper] 愛撞人
    [homebody] 保守
    [racer] 愛衝
    [chance] 隨機
   *[runner] 一般
}
# 一種對手怎麼玩；$who：清單裡的名稱
menu-way = { $kind ->
    [beginner] { $who }，常常看錯
    [casual] { $who }，偶爾看錯
    [steady] { $who }，很少看錯
    [strong] { $who }，幾乎不看錯
    [champion] { $who }，從不看錯，還會往前想
    [bumper] { $who }，喜歡撞走別人的棋子
    [homebody] { $who }，喜歡安全，喜歡到終點
    [racer] { $who }，喜歡用一顆棋子往前衝
    [chance] { $who }，隨便選
   *[runner] { $who }，跑向終點，也牽制別人
}
menu-begin = 開始遊戲
menu-players = 玩家，{ COUNT($count) }位
menu-people = { $count ->
    [0] 這個鍵盤只有你用
   *[other] 這個鍵盤還有{ $names }一起用
}
menu-with = 和{ $names }一起
menu-against = 對手{ $names }
menu-teams = { $value ->
    [yes] 組隊
   *[no] 不組隊
}
menu-points = { $until ->
    [no] 不計分
    [target] 計分，先到{ COUNT($count) }分
   *[rounds] 計分，玩{ COUNT($count) }局
}
menu-points-open = 計分時每人手上五張牌
menu-rules = { $count ->
    [0] 自訂規則，沒有
   *[other] 自訂規則，有{ COUNT($count) }條
}
menu-rules-open = 自訂規則，按數字聽一條，聽過的就更改，按Esc返回
menu-first = { $how ->
    [draw] 每人翻一張，翻到最大的先走
   *[lot] 抽籤決定誰先走
}
menu-first-colour = { $colour }先走
menu-first-open = 誰先走？
menu-keep = 把這個玩法存起來
menu-table-kept = 存好了，名字是{ $name }
menu-tables = 存好的玩法
menu-tables-open = 這些是你存好的玩法

menu-type-name = 輸入名字再按Enter，不取名就直接按Enter，按Esc返回
menu-name-so-far = 名字是{ $name }，按Enter存起來
menu-name-refused = 這個名字不能用，請用1到{ NUMBER($count, useGrouping: 0) }個字，不要用遊戲裡的詞

menu-play-again = 再玩一場
menu-review = 回顧你的選擇
menu-replay = 一步一步重聽
menu-transcript = 讀整場遊戲
menu-menu = 開始選單
menu-result = { $won ->
    [0] { $games ->
        [1] 這是你第一場這種遊戲，還沒贏過
       *[other] 這種遊戲你玩了{ COUNT($games) }場，還沒贏過
    }
   *[other] { $games ->
        [1] 這是你第一場這種遊戲，而且你贏了
       *[other] 這種遊戲你玩了{ COUNT($games) }場，贏了{ COUNT($won) }場
    }
}

# -- 和朋友一起玩

menu-friends = 和朋友一起玩
menu-friends-open = 和朋友一起玩，按Esc返回
menu-friends-back = 回到上一桌
menu-friends-join = 用邀請碼加入
menu-friends-host = 開一桌，{ $game }
menu-friends-choose = 自選玩法再開一桌
menu-friends-list = 列出公開桌
menu-friends-hall = 到大廳認識別人
menu-friends-list-open = 這些是公開桌，按Esc返回
menu-friends-server = { $address ->
    [none] 不用伺服器，在這台電腦開桌
   *[other] 伺服器是 { $address }
}
menu-friends-hint-code = 按Enter結束這一行，按Esc返回
menu-friends-type-code = 請輸入邀請碼
menu-friends-hint-address = { $address ->
    [none] 直接按Enter就用這台電腦
   *[other] 直接按Enter就用 { $address }
}
menu-friends-type-address = 請輸入那一桌的位址
menu-friends-hint-server = 直接按Enter就不用伺服器
menu-friends-type-server = 請輸入伺服器的位址
menu-friends-no-address = 這不是位址，請輸入像 table.example 或 192.168.1.5 這樣的位址
menu-friends-one = { $game }，桌主是{ $host }，{ $open ->
    [0] 沒有空位
   *[other] 有{ COUNT($open) }個空位
}

# -- 沒有指令的地方可查閱的內容

menu-archive = 規則、存檔的遊戲和統計
menu-archive-open = 你想聽什麼？
menu-read-rules = { $game }的規則
menu-saved-games = 存檔的遊戲
menu-statistics = 統計
menu-sounds = 遊戲的音效
menu-delete = 刪除這一場
menu-go-on = 繼續玩這一場
