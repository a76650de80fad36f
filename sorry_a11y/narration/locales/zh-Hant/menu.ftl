# 遊戲前後的選單，以及輸入名字。

menu-open = 開始選單，{ $mode ->
    [lines] 輸入指令再按Enter，按h求助
   *[keys] 按單鍵操作，按h求助
}
menu-help = 按數字先說，再按才選，Enter選剛說的，n是下一項，q離開
menu-more = 更多
menu-kept = 繼續，{ $game }
menu-again = 再來一次，{ $game }
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry!，Parker規則
    [bounce-home] Sorry!，到終點會反彈
    [hobby] Sorry!，Hobby規則
   *[hasbro] Sorry!
}
menu-choose = 自選牌桌
menu-learn = 學習
menu-settings = 設定
menu-language = 語言
menu-language-name = 繁體中文
menu-language-open = 選擇語言
menu-quit = 結束程式

menu-choose-open = 自選牌桌，按Esc返回
menu-game = 遊戲，{ $text }
menu-game-open = 玩哪一種
menu-opponents = 對手，{ $text }
menu-opponents-open = 哪一種對手
menu-each = 一位一位選
menu-each-open = 第{ NUMBER($number, useGrouping: 0) }位對手
menu-kind = { $kind ->
    [beginner] 新手
    [casual] 休閒
    [steady] 穩健
    [strong] 強手
    [champion] 冠軍
    [bumper] 愛撞人
    [homebody] 守家
    [racer] 快跑
    [chance] 隨機
   *[runner] 一般
}
menu-begin = 開始
menu-players = 玩家，{ NUMBER($count, useGrouping: 0) }位
menu-people = { $count ->
    [0] 這個鍵盤沒有別人
   *[other] 這個鍵盤還有{ $names }
}
menu-with = 和{ $names }
menu-against = 對手{ $names }
menu-teams = { $value ->
    [yes] 分隊
   *[no] 不分隊
}
menu-points = { $until ->
    [no] 不計分
    [target] 計分，先到{ NUMBER($count, useGrouping: 0) }分
   *[rounds] { $count ->
        [2] 計分，兩局
       *[other] 計分，{ NUMBER($count, useGrouping: 0) }局
    }
}
menu-points-open = 計分，每局手上五張牌
menu-rules = { $count ->
    [0] 自訂規則，沒有
   *[other] 自訂規則，{ NUMBER($count, useGrouping: 0) }條
}
menu-rules-open = 自訂規則，按數字先說，再按就更改，按Esc返回
menu-first = { $how ->
    [draw] 翻到最大的人先走
   *[lot] 抽籤決定誰先走
}
menu-first-colour = { $colour }先走
menu-first-open = 誰先走
menu-keep = 取名保存這張牌桌
menu-table-kept = 已保存，名字是{ $name }
menu-tables = 你的牌桌
menu-tables-open = 你的牌桌

menu-type-name = 輸入名字再按Enter，只按Enter就是沒有，按Esc返回
menu-name-so-far = 名字{ $name }，按Enter保存
menu-name-refused = 這不能當名字，請用1到{ NUMBER($count, useGrouping: 0) }個字，不要用遊戲裡的詞

menu-play-again = 再玩一局
menu-review = 回顧你的選擇
menu-replay = 一段一段重聽
menu-transcript = 全部重聽
menu-menu = 開始選單
menu-result = 這類遊戲{ NUMBER($games, useGrouping: 0) }局中，{ $won ->
    [0] 你還沒贏過
   *[other] 你贏了{ NUMBER($won, useGrouping: 0) }局
}

# -- 和朋友一起玩

menu-friends = 和朋友一起玩
menu-friends-open = 和朋友一起玩，按Esc返回
menu-friends-back = 回到上一桌
menu-friends-join = 用邀請碼入座
menu-friends-host = 開一桌，{ $game }
menu-friends-choose = 自選牌桌開桌
menu-friends-list = 開放給所有人的牌桌
menu-friends-list-open = 開放給所有人的牌桌，按Esc返回
menu-friends-server = { $address ->
    [none] 沒有伺服器，牌桌開在這台電腦
   *[other] 伺服器是 { $address }
}
menu-friends-hint-code = 按Enter結束，按Esc返回
menu-friends-type-code = 輸入邀請碼
menu-friends-hint-address = { $address ->
    [none] 只按Enter表示這台電腦
   *[other] 只按Enter表示 { $address }
}
menu-friends-type-address = 輸入牌桌的位址
menu-friends-hint-server = 只按Enter表示不用伺服器
menu-friends-type-server = 輸入伺服器的位址
menu-friends-no-address = 這不是位址，位址像是 table.example 或 192.168.1.5
menu-friends-one = { $game }，主人是 { $host }，空位 { $open } 個

# -- 沒有指令的地方可查閱的內容

menu-archive = 規則、保存的遊戲與統計
menu-archive-open = 想聽什麼？
menu-read-rules = { $game }的規則
menu-saved-games = 保存的遊戲
menu-statistics = 統計
menu-sounds = 遊戲的聲音
menu-delete = 刪除
menu-go-on = 繼續
