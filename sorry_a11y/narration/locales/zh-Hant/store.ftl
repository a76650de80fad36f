# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
store-cut = 紀錄少了結尾，所以從最後完整的一行繼續。
store-imported = 這場遊戲已匯入，是清單裡的第{ NUMBER($number, useGrouping: 0) }場。
store-rescued = 第{ NUMBER($number, useGrouping: 0) }場沒壞的部分，現在是第{ NUMBER($to, useGrouping: 0) }場。
store-exported = 第{ NUMBER($number, useGrouping: 0) }場已匯出到 { $file }。
store-deleted = 第{ NUMBER($number, useGrouping: 0) }場已刪除。
store-delete-choose = 按y就刪除，救不回來，按其他鍵留著
store-kept = 這場遊戲留在清單裡。

# -- a game in the list

store-game = 第{ NUMBER($number, useGrouping: 0) }場
store-turns = { $count ->
    [0] 還沒開始走
   *[other] 走了{ COUNT($count) }回合
}
store-home = { $count ->
    [0] 還沒有棋子到終點
   *[other] 有{ COUNT($count) }顆棋子到終點
}
store-home-of = { $name }{ $count ->
    [0] 還沒有棋子到終點
   *[other] 有{ COUNT($count) }顆棋子到終點
}
store-playing = 正在玩
store-unfinished = 還沒玩完
# $who: you alone, you together with $names, or only others
store-won = { $who ->
    [you] 你贏了
    [together] 你和{ $names }贏了
   *[other] { $names }贏了
}
store-theirs = 是匯入的
store-undone = 悔過{ COUNT($count) }次棋
store-days-ago = { $days ->
    [0] 今天
    [1] 昨天
    [2] 前天
   *[other] { $days }天前
}
store-date = { NUMBER($year, useGrouping: 0) }年{ $month }月{ $day }日

# -- what went wrong

store-error-not-a-record = 這不是遊戲紀錄。
store-error-newer = 這份紀錄是比較新的版本寫的。請更新你的程式再讀。
store-error-cut-header = 這份紀錄還沒到遊戲開始就斷了。
store-error-too-big = 這個檔案太長，不會是遊戲紀錄。
store-error-changed = 紀錄第{ NUMBER($line, useGrouping: 0) }行壞了，或是被改過。
store-error-header = 紀錄第{ NUMBER($line, useGrouping: 0) }行不該在那裡。
store-error-refused = 紀錄第{ NUMBER($line, useGrouping: 0) }行不合遊戲規則。
store-error-no-game = 沒有第{ NUMBER($number, useGrouping: 0) }場。
store-error-none-unfinished = 你沒有還沒玩完的遊戲。請用 sorry-a11y 開始一場。
store-error-unreadable = 你最後玩的第{ NUMBER($number, useGrouping: 0) }場讀不出來，也沒有別的沒玩完。sorry-a11y games 會說原因。
store-error-finished = 第{ NUMBER($number, useGrouping: 0) }場已經結束。用 sorry-a11y replay { NUMBER($number, useGrouping: 0) } 可以再聽一次。
store-error-in-use = 第{ NUMBER($number, useGrouping: 0) }場正在玩。
store-error-hands-hidden = 這場遊戲還沒結束，玩家的手牌互不公開。用 sorry-a11y resume 可以繼續玩。
store-error-no-person = 第{ NUMBER($number, useGrouping: 0) }場只有電腦在玩。用 sorry-a11y replay { NUMBER($number, useGrouping: 0) } 可以聽。
store-error-already = 這場遊戲你已經有了，是第{ NUMBER($number, useGrouping: 0) }場。
store-error-no-file = 沒有 { $file } 這個檔案。
store-error-not-a-file = { $file } 不是一般檔案。
store-error-exists = { $file } 已經存在，所以沒有寫入。請換一個名字。
store-error-cannot-read = 讀不到 { $file }。
store-error-cannot-write = 無法寫入 { $file }。
store-error-set-aside = 你的遊戲檔案已損壞。能讀取的部分都在你的清單中，損壞的檔案現在是 { $file }。

# -- why a game is not being saved

store-trouble-full = 磁碟滿了，遊戲照樣繼續，但不再存檔。
store-trouble-read-only = 遊戲資料夾無法寫入，遊戲照樣繼續，但不再存檔。
store-trouble-gone = 這場遊戲的紀錄不見了，遊戲照樣繼續，但不再存檔。
store-trouble-failed = 磁碟存不了這場遊戲，遊戲照樣繼續，但不再存檔。
store-trouble-changed = 有人改了這場遊戲的紀錄，所以整場重新存檔，是第{ NUMBER($number, useGrouping: 0) }場。
store-unsaved = 這場遊戲最後幾個回合沒有存檔。

# -- statistics

# $who: you或other，是誰的那一桌。
store-friends = { $who ->
    [you] 你的那一桌還沒玩完，輸入sorry-a11y join就能回去。
   *[other] { $name }那一桌還沒玩完，輸入sorry-a11y join就能回去。
}
store-no-games = 你還沒有存檔的遊戲。
store-reading = 已讀{ COUNT($done) }場，共{ COUNT($count) }場。
store-games = 你玩過{ COUNT($games) }場遊戲，玩完{ COUNT($finished) }場，贏了{ COUNT($won) }場。
# $opponent: a kind of bot in the words of menu-kind, or people
store-wins = { $book ->
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
store-opponent-people = 真人
# $when: a day
store-best = 你贏得最快的是{ $book ->
    [dog] Dog
    [parker] Parker規則的Sorry!
    [bounce-home] 終點折返規則的Sorry!
    [hobby] Hobby規則的Sorry!
   *[hasbro] Sorry!
}，你走了{ COUNT($turns) }回合，{ $when }，第{ NUMBER($number, useGrouping: 0) }場。
store-worst = 你輸得最慘的是{ $book ->
    [dog] Dog
    [parker] Parker規則的Sorry!
    [bounce-home] 終點折返規則的Sorry!
    [hobby] Hobby規則的Sorry!
   *[hasbro] Sorry!
}，{ $home ->
    [0] 沒有棋子到終點
   *[other] 有{ COUNT($home) }顆棋子到終點
}，{ $when }，第{ NUMBER($number, useGrouping: 0) }場。
store-bumps = 你撞走別人{ COUNT($given) }次，被撞走{ COUNT($taken) }次。
store-streak = 你最多連贏{ COUNT($longest) }場，現在連贏{ COUNT($current) }場。
# $game：遊戲種類。$cost：平均每場，以百分點計；$games：場數
store-rating = 玩{ $game ->
    [dog] Dog
   *[sorry] Sorry!
}，你的選擇每場損失{ COUNT($cost) }個百分點的勝率，{ $games ->
    [1] 目前只有1場
   *[other] 這是{ COUNT($games) }場的平均
}。
# 在勢均力敵的遊戲裡100次選擇會損失的百分點
store-rating-value = 你的評分是{ $rating }{ $error ->
    [0] {""}
   *[other] ，誤差上下{ $error }
}。越低越好，休閒的電腦大約{ $casual }，高手電腦大約{ $strong }。
# $before、$lately：最近$games場的前一半和後一半的評分
store-rating-trend = 最近{ COUNT($games) }場，你的選擇{ $direction ->
    [less] 損失得比較少，評分從{ $before }降到{ $lately }
    [more] 損失得比較多，評分從{ $before }升到{ $lately }
   *[same] 損失差不多，評分先前是{ $before }，最近是{ $lately }
}。
store-games-undone = 有{ COUNT($count) }場悔過棋。
store-games-imported = 有{ COUNT($count) }場匯入的遊戲不算在內。

# -- hearing a game again

store-replay-help = 按任一鍵往下聽，p往回，r再聽一次，q離開
store-replayed = 整場遊戲說完了
