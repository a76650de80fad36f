# 遊戲前後的選單，以及輸入名字。

menu-open = { $mode ->
    [lines] 開始選單，打h再按Enter聽說明
   *[keys] 開始選單，按h聽按鍵說明
}
menu-help = 按數字聽一項，聽過的就選，按方向鍵聽別的項，n和p也行，Enter選剛說的那項，Escape返回，q離開
menu-more = 更多
menu-more-settings = 更多，有設定和離開
menu-more-games = 回到遊戲
menu-more-others = Dog和更多
# $who: you或other，是誰的那一桌。
menu-table = { $who ->
    [you] 回到你的那一桌
   *[other] 回到{ $name }那一桌
}
menu-table-waited = 離開時輪到你
menu-kept = 繼續玩{ $game }
menu-again = 再玩一場，{ $game }
menu-more-opponents = 和三個對手玩
menu-book = { $book ->
    [dog] Dog
    [parker] Sorry!，Parker規則
    [bounce-home] Sorry!，終點折返規則
    [hobby] Sorry!，Hobby規則
   *[hasbro] Sorry!
}
# 還沒玩過的人聽到的第一項，和那場遊戲開始時說的話。
menu-newcomer = 開始玩，Sorry!簡短的第一場
menu-newcomer-choose = 按Enter選定你聽到的那項，按n聽下一項
menu-newcomer-ask = 按w聽你的棋子在哪裡，按h聽每個鍵的用處
menu-newcomer-hand = 按f聽手牌，按w聽棋子在哪裡，按h聽每個鍵的用處
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
menu-people = 用這個鍵盤的人，{ $count ->
    [0] 只有你
   *[other] 還有{ $names }
}
menu-with = 和{ $names }一起
menu-against = 對手{ $names }
menu-teams = { $value ->
    [yes] 組隊
   *[no] 組隊，沒有
}
menu-points = { $until ->
    [no] 計分，沒有
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
   *[lot] 誰先走，抽籤決定
}
menu-first-colour = { $colour }先走
menu-first-open = 誰先走？
menu-keep = 把這個玩法存起來
menu-table-kept = 存好了，名字是{ $name }
menu-tables = 存好的玩法
menu-tables-open = 這些是你存好的玩法

menu-type-name = { $what ->
    [setup] 替這個玩法輸入名字
    [person] 輸入一起玩的人的名字
   *[player] 輸入你的名字
}再按Enter，不取名就直接按Enter，按Esc返回
menu-name-refused = 這個名字不能用，請用1到{ NUMBER($count, useGrouping: 0) }個字，不要用遊戲裡的詞

menu-play-again = 再玩一場
menu-review = 你最好和最差的選擇
menu-replay = 一步一步重聽
menu-transcript = 讀整場遊戲
menu-menu = 開始選單
menu-result = { $won ->
    [0] { $games ->
        [1] 這是你第一場這種遊戲
       *[other] 這種遊戲你玩了{ COUNT($games) }場
    }
   *[other] { $games ->
        [1] 這是你第一場這種遊戲，而且你贏了
       *[other] 這種遊戲你玩了{ COUNT($games) }場，贏了{ COUNT($won) }場
    }
}
menu-streak = 連贏{ COUNT($wins) }場

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
menu-friends-type-code = 請輸入邀請碼，或貼上連結
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

# 每日一場和每日一題。

today-open = { $date }的每日一場和每日一題
today-unsaved = 存檔關著，所以今天這一場只算練習
today-game = 每日一場，{ $table }{ $hands ->
    [yes] ，手上有牌，還有搭檔
   *[no] { "" }
}
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
today-puzzle = { $title }，{ COUNT($count) }項選擇，哪一項最好？
today-puzzle-right = 這就是最好的選擇
today-puzzle-better = 第{ $number }項更好
today-puzzle-worth = 第{ $number }項勝率百分之{ $wins }
today-another = 再來一題
today-back = 返回

# 賽季：五級對手，每級三戰兩勝。

season-none = 賽季，五位對手，各三戰兩勝
season-level = 賽季，第{ $level }級，共{ $levels }級
season-lead = { $lead ->
    [you] 你{ $more }比{ $less }領先
    [other] 你{ $less }比{ $more }落後
    [level] { $more }比{ $less }
   *[none] 還沒開始玩
}
season-won = 賽季，每一級都贏了
season-rules = 三戰兩勝就開放下一級，不能悔棋
season-unsaved = 存檔關著，所以賽季不變
season-play = 玩第{ $game }場，對手是{ $name }
season-continue = 繼續賽季的遊戲
season-next = 賽季的下一局
season-again = 開始另一個賽季
season-anew = 賽季重新開始
season-anew-open = 你在第{ $level }級，真的要從第1級重新開始嗎？
season-anew-no = 不，繼續這個賽季
season-anew-yes = 對，從第1級開始
season-opens = 你贏了這一級，接著是第{ $level }級，對手是{ $name }
season-lost = { $name }贏了兩場，第{ $level }級重新開始
season-all-won = 你贏了每一級，這個賽季是你的

# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
saved-cut = 紀錄少了結尾，所以從最後完整的一行繼續。
saved-imported = 這場遊戲已匯入，是清單裡的第{ NUMBER($number, useGrouping: 0) }場。
saved-rescued = 第{ NUMBER($number, useGrouping: 0) }場沒壞的部分，現在是第{ NUMBER($to, useGrouping: 0) }場。
saved-exported = 第{ NUMBER($number, useGrouping: 0) }場已匯出到 { $file }。
saved-deleted = 第{ NUMBER($number, useGrouping: 0) }場已刪除。
saved-delete-choose = 按y就刪除，救不回來，按其他鍵留著
saved-kept = 這場遊戲留在清單裡。

# -- a game in the list

saved-game = 第{ NUMBER($number, useGrouping: 0) }場
saved-turns = { $count ->
    [0] 還沒開始走
   *[other] 走了{ COUNT($count) }回合
}
saved-home = { $count ->
    [0] 還沒有棋子到終點
   *[other] 有{ COUNT($count) }顆棋子到終點
}
saved-home-of = { $name }{ $count ->
    [0] 還沒有棋子到終點
   *[other] 有{ COUNT($count) }顆棋子到終點
}
saved-playing = 正在玩
saved-unfinished = 還沒玩完
# $who: you alone, you together with $names, or only others
saved-won = { $who ->
    [you] 你贏了
    [together] 你和{ $names }贏了
   *[other] { $names }贏了
}
saved-theirs = 是匯入的
saved-undone = 悔過{ COUNT($count) }次棋

# -- what went wrong

saved-error-not-a-record = 這不是遊戲紀錄。
saved-error-newer = 這份紀錄是比較新的版本寫的。請更新你的程式再讀。
saved-error-cut = 紀錄少了結尾。用 sorry-a11y import 可以匯入剩下的部分。
saved-error-cut-header = 這份紀錄還沒到遊戲開始就斷了。
saved-error-too-big = 這個檔案太長，不會是遊戲紀錄。
saved-error-changed = 紀錄第{ NUMBER($line, useGrouping: 0) }行壞了，或是被改過。
saved-error-header = 紀錄第{ NUMBER($line, useGrouping: 0) }行不該在那裡。
saved-error-refused = 紀錄第{ NUMBER($line, useGrouping: 0) }行不合遊戲規則。
saved-error-no-game = 沒有第{ NUMBER($number, useGrouping: 0) }場。
saved-error-none-unfinished = 你沒有還沒玩完的遊戲。請用 sorry-a11y 開始一場。
saved-error-unreadable = 你最後玩的第{ NUMBER($number, useGrouping: 0) }場讀不出來，也沒有別的沒玩完。sorry-a11y games 會說原因。
saved-error-finished = 第{ NUMBER($number, useGrouping: 0) }場已經結束。用 sorry-a11y replay { NUMBER($number, useGrouping: 0) } 可以再聽一次。
saved-error-in-use = 第{ NUMBER($number, useGrouping: 0) }場正在玩。
saved-error-hands-hidden = 這場遊戲還沒結束，玩家的手牌互不公開。用 sorry-a11y resume 可以繼續玩。
saved-error-no-person = 第{ NUMBER($number, useGrouping: 0) }場只有電腦在玩。用 sorry-a11y replay { NUMBER($number, useGrouping: 0) } 可以聽。
saved-error-already = 這場遊戲你已經有了，是第{ NUMBER($number, useGrouping: 0) }場。
saved-error-no-file = 沒有 { $file } 這個檔案。
saved-error-not-a-file = { $file } 不是一般檔案。
saved-error-exists = { $file } 已經存在，所以沒有寫入。請換一個名字。
saved-error-cannot-read = { $why ->
    [denied] 讀不到 { $file }，因為沒有讀取權限。
    [locked] 讀不到 { $file }，因為另一個程式把它鎖住了。
    [no-locks] 讀不到 { $file }，因為磁碟不支援鎖定。
    [newer] { $file } 是比較新的版本寫的。請更新你的程式再讀。
    [foreign] { $file } 是別的程式的檔案，不會更動它。
    [full] 讀不到 { $file }，因為磁碟滿了。
   *[other] 讀不到 { $file }。
}
saved-error-cannot-write = { $why ->
    [full] 無法寫入 { $file }，因為磁碟滿了。
    [read-only] 無法寫入 { $file }，因為磁碟是唯讀的。
    [denied] 無法寫入 { $file }，因為沒有寫入權限。
    [gone] 無法寫入 { $file }，因為資料夾不在。
    [locked] 無法寫入 { $file }，因為另一個程式把它鎖住了。
    [no-locks] 無法寫入 { $file }，因為磁碟不支援鎖定。
    [newer] { $file } 是比較新的版本寫的。請更新你的程式再改。
    [foreign] { $file } 是別的程式的檔案，不會更動它。
   *[other] 無法寫入 { $file }。
}
saved-error-damaged = { $why ->
    [full] { $file } 已損壞。磁碟滿了，讀得到的部分無法存檔。
    [read-only] { $file } 已損壞。磁碟是唯讀的，讀得到的部分無法存檔。
    [denied] { $file } 已損壞。資料夾無法寫入，讀得到的部分無法存檔。
   *[other] { $file } 已損壞，讀得到的部分也無法存檔。
}
saved-error-set-aside = 你的遊戲檔案已損壞。{ $saved ->
    [no] { $lost ->
        [0] 裡面的遊戲都讀不出來
       *[other] 裡面的{ COUNT($lost) }場遊戲都讀不出來
    }
   *[yes] { $whole ->
        [0] 沒有一場是完整的
       *[other] 完整存下{ COUNT($whole) }場
    }{ $part ->
        [0] { "" }
       *[other] ，{ COUNT($part) }場只存到損壞的地方
    }，{ $lost ->
        [0] 沒有遺失
       *[other] 遺失{ COUNT($lost) }場
    }
}。{ $notes ->
    [no] 一起存的設定和座位可能遺失了。
   *[yes] { "" }
}損壞的檔案現在是 { $file }。

# -- why a game is not being saved

saved-trouble-full = 磁碟滿了，遊戲照樣繼續，但不再存檔。
saved-trouble-read-only = 磁碟是唯讀的，遊戲照樣繼續，但不再存檔。
saved-trouble-denied = 遊戲資料夾無法寫入，遊戲照樣繼續，但不再存檔。
saved-trouble-gone = 遊戲資料夾不在，遊戲照樣繼續，但不再存檔。
saved-trouble-locked = 另一個程式鎖住了遊戲檔案，遊戲照樣繼續，但不再存檔。
saved-trouble-no-locks = 磁碟不支援鎖定，遊戲照樣繼續，但不再存檔。
saved-trouble-newer = 遊戲檔案是比較新的版本寫的，遊戲照樣繼續，但不再存檔。
saved-trouble-foreign = 放在遊戲檔案位置的是別的程式的檔案，遊戲照樣繼續，但不再存檔。
saved-trouble-failed = 磁碟存不了這場遊戲，遊戲照樣繼續，但不再存檔。
saved-trouble-changed = 有人改了這場遊戲的紀錄，所以整場重新存檔，是第{ NUMBER($number, useGrouping: 0) }場。
saved-trouble-damaged = 遊戲檔案已損壞，所以整場重新存檔，是第{ NUMBER($number, useGrouping: 0) }場。
saved-unsaved = 這場遊戲最後幾個回合沒有存檔。
saved-waits = 等磁碟回應
saved-waits-to-end = 磁碟存好檔，程式就會結束

# -- statistics

# $who: you或other，是誰的那一桌。
saved-friends = { $who ->
    [you] 你的那一桌還沒玩完，輸入sorry-a11y join就能回去。
   *[other] { $name }那一桌還沒玩完，輸入sorry-a11y join就能回去。
}
saved-no-games = 你還沒有存檔的遊戲。
saved-reading = 已讀{ COUNT($done) }場，共{ COUNT($count) }場。
statistics-games = 你玩過{ COUNT($games) }場遊戲，玩完{ COUNT($finished) }場，贏了{ COUNT($won) }場。
# $opponent: a kind of bot in the words of menu-kind, or people
statistics-wins = { $book ->
    [dog] Dog
    [parker] Parker規則的Sorry!
    [bounce-home] 終點折返規則的Sorry!
    [hobby] Hobby規則的Sorry!
   *[hasbro] Sorry!
}對{ $opponent ->
    [beginner] 新手電腦
    [champion] 冠軍電腦
    [bumper] 愛撞人的電腦
    [homebody] 保守的電腦
    [racer] 愛衝的電腦
    [chance] 隨機的電腦
    [runner] 一般的電腦
    [casual] 休閒的電腦
    [steady] 穩健的電腦
    [strong] 高手電腦
   *[other] { $opponent }
}，玩了{ COUNT($games) }場，贏了{ COUNT($won) }場。
statistics-people = 真人
# $when: a day
statistics-best = 你贏得最快的是{ $book ->
    [dog] Dog
    [parker] Parker規則的Sorry!
    [bounce-home] 終點折返規則的Sorry!
    [hobby] Hobby規則的Sorry!
   *[hasbro] Sorry!
}，你走了{ COUNT($turns) }回合，{ $when }，第{ NUMBER($number, useGrouping: 0) }場。
statistics-worst = 你輸得最慘的是{ $book ->
    [dog] Dog
    [parker] Parker規則的Sorry!
    [bounce-home] 終點折返規則的Sorry!
    [hobby] Hobby規則的Sorry!
   *[hasbro] Sorry!
}，{ $home ->
    [0] 沒有棋子到終點
   *[other] 有{ COUNT($home) }顆棋子到終點
}，{ $when }，第{ NUMBER($number, useGrouping: 0) }場。
statistics-bumps = 你撞走別人{ COUNT($given) }次，被撞走{ COUNT($taken) }次。
statistics-streak = 你最多連贏{ COUNT($longest) }場，現在連贏{ COUNT($current) }場。
# $game：遊戲種類。$cost：平均每場，以百分點計；$games：場數
statistics-rating = 玩{ $game ->
    [dog] Dog
   *[sorry] Sorry!
}，你的選擇每場損失{ COUNT($cost) }個百分點的勝率，{ $games ->
    [1] 目前只有1場
   *[other] 這是{ COUNT($games) }場的平均
}。
# 在勢均力敵的遊戲裡100次選擇會損失的百分點
statistics-rating-value = 你的評分是{ $rating }{ $error ->
    [0] {""}
   *[other] ，誤差上下{ $error }
}。越低越好，休閒的電腦大約{ $casual }，高手電腦大約{ $strong }。
# $before、$lately：最近$games場的前一半和後一半的評分
statistics-rating-trend = 最近{ COUNT($games) }場，你的選擇{ $direction ->
    [less] 損失得比較少，評分從{ $before }降到{ $lately }
    [more] 損失得比較多，評分從{ $before }升到{ $lately }
   *[same] 損失差不多，評分先前是{ $before }，最近是{ $lately }
}。
statistics-undone = 有{ COUNT($count) }場悔過棋。
statistics-imported = 有{ COUNT($count) }場匯入的遊戲不算在內。

# -- hearing a game again

saved-replay-help = 按任一鍵往下聽，p往回，r再聽一次，q離開
saved-replayed = 整場遊戲說完了
