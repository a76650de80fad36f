# Kept games: the list, the offer to go on, what went wrong, statistics.

# -- going on

# $when: a day, as below
store-offer-help = 按1或Enter繼續這場遊戲，按2放下它開新的一場，按q結束，其他按鍵在遊戲中才有作用。
store-going-on = 遊戲繼續。
store-cut = 紀錄少了結尾，從最後完整的一行繼續。
store-imported = 已匯入，這是遊戲{ NUMBER($number, useGrouping: 0) }。
store-rescued = 遊戲{ NUMBER($number, useGrouping: 0) }還能用的部分，現在是遊戲{ NUMBER($to, useGrouping: 0) }。
store-exported = 遊戲{ NUMBER($number, useGrouping: 0) }已存到 { $file }。
store-deleted = 遊戲{ NUMBER($number, useGrouping: 0) }已刪除。
store-delete-choose = 按y刪除，按其他鍵保留
store-kept = 遊戲保留。

# -- a game in the list

store-game = 遊戲{ NUMBER($number, useGrouping: 0) }
store-turns = { $count ->
    [0] 還沒開始走
    [2] 兩回合
   *[other] { $count }回合
}
store-home = { $count ->
    [0] 還沒有棋子到終點
    [2] 兩個棋子到終點
   *[other] { $count }個棋子到終點
}
store-home-of = { $name }到終點{ $count ->
    [2] 兩
   *[other] { $count }
}個
store-playing = 正在玩
store-unfinished = 還沒玩完
# $who: you alone, you together with $names, or only others
store-won = { $who ->
    [you] 你贏了
    [together] 你和{ $names }贏了
   *[other] { $names }贏了
}
store-theirs = 匯入的
store-undone = 收回過{ $count ->
    [2] 兩
   *[other] { $count }
}次
store-days-ago = { $days ->
    [0] 今天
    [1] 昨天
    [2] 前天
   *[other] { $days }天前
}
store-date = { NUMBER($year, useGrouping: 0) }年{ $month }月{ $day }日

# -- what went wrong

store-error-not-a-record = 這不是遊戲紀錄。
store-error-newer = 這份紀錄是較新的版本寫的，這個版本讀不懂。
store-error-cut-header = 紀錄還沒到遊戲開始就斷了。
store-error-too-big = 這太長了，不會是遊戲紀錄。
store-error-changed = 紀錄第{ NUMBER($line, useGrouping: 0) }行和寫下時不同。
store-error-header = 紀錄第{ NUMBER($line, useGrouping: 0) }行不該在那裡。
store-error-refused = 紀錄第{ NUMBER($line, useGrouping: 0) }行不合當時的規則。
store-error-no-game = 沒有遊戲{ NUMBER($number, useGrouping: 0) }。
store-error-none-unfinished = 沒有未完的遊戲。用 sorry-a11y 開始一場。
store-error-unreadable = 最後的遊戲{ NUMBER($number, useGrouping: 0) }不能讀，也沒有別的未完遊戲。用 sorry-a11y games 查原因。
store-error-finished = 遊戲{ NUMBER($number, useGrouping: 0) }已經結束。用 sorry-a11y replay { NUMBER($number, useGrouping: 0) } 再聽一次。
store-error-in-use = 遊戲{ NUMBER($number, useGrouping: 0) }正在玩。
store-error-hands-hidden = 這局還沒結束，手牌互不公開。sorry-a11y resume 可以繼續。
store-error-no-person = 遊戲{ NUMBER($number, useGrouping: 0) }只有電腦在玩。用 sorry-a11y replay { NUMBER($number, useGrouping: 0) } 來聽。
store-error-already = 已經有這場遊戲，是遊戲{ NUMBER($number, useGrouping: 0) }。
store-error-no-file = 沒有檔案 { $file }。
store-error-not-a-file = { $file } 不是一般檔案。
store-error-exists = { $file } 已經存在，什麼都沒寫。
store-error-cannot-read = 不能讀 { $file }。
store-error-cannot-write = 不能寫 { $file }。

# -- why a game is not being saved

store-trouble-full = 磁碟滿了，這場遊戲不再保存，照樣繼續。
store-trouble-read-only = 遊戲資料夾不能寫入，這場遊戲不再保存，照樣繼續。
store-trouble-gone = 這場遊戲的紀錄不見了，不再保存，照樣繼續。
store-trouble-too-long = 這場遊戲太長，不再保存，照樣繼續。
store-trouble-failed = 磁碟不收這場遊戲，不再保存，照樣繼續。
store-trouble-changed = 有人改了這場遊戲的紀錄，已經全部重新保存，是遊戲{ NUMBER($number, useGrouping: 0) }。
store-unsaved = 這場遊戲最後幾輪沒有保存。

# -- statistics

store-no-games = 還沒有保存的遊戲。
store-reading = 已讀{ $done ->
    [2] 兩
   *[other] { $done }
}場，共{ $count ->
    [2] 兩
   *[other] { $count }
}場。
store-games = 共{ $games ->
    [2] 兩
   *[other] { $games }
}場遊戲，玩完{ $finished ->
    [2] 兩
   *[other] { $finished }
}場，贏{ $won ->
    [2] 兩
   *[other] { $won }
}場。
# $opponent: a kind of bot, or people
store-wins = { $book }對{ $opponent }，{ $games ->
    [2] 兩
   *[other] { $games }
}場贏{ $won ->
    [2] 兩
   *[other] { $won }
}場。
store-opponent-people = 真人
# $when: a day
store-best = 最佳，{ $book }走{ $turns ->
    [2] 兩
   *[other] { $turns }
}回合獲勝，{ $when }，遊戲{ NUMBER($number, useGrouping: 0) }。
store-worst = 最差，{ $book }輸了，{ $home ->
    [0] 沒有棋子到終點
    [2] 兩個棋子到終點
   *[other] { $home }個棋子到終點
}，{ $when }，遊戲{ NUMBER($number, useGrouping: 0) }。
store-bumps = 撞回別人{ $given ->
    [2] 兩
   *[other] { $given }
}次，被撞回{ $taken ->
    [2] 兩
   *[other] { $taken }
}次。
store-streak = 最多連勝{ $longest ->
    [2] 兩
   *[other] { $longest }
}場，現在連勝{ $current ->
    [2] 兩
   *[other] { $current }
}場。
store-games-undone = 有{ $count ->
    [2] 兩
   *[other] { $count }
}場收回過。
store-games-imported = 有{ $count ->
    [2] 兩
   *[other] { $count }
}場匯入的遊戲不算在內。

# -- hearing a game again

store-replay-help = 按任一鍵繼續，p退回，r重複，q離開
store-replayed = 這場遊戲說完了
