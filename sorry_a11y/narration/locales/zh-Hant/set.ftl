# Settings; each line is a sample of itself.

set-open = 設定，按數字聽一項，聽過的就更改，按Esc離開
set-leave = 回到遊戲
set-refuse = 這裡{ $key }鍵沒有作用，按數字聽一項設定
set-changed = 現在是{ $text }
set-pace = { $value ->
    [step] 對手，按一鍵說一位
    [after-1s] 對手，隔1秒說一位
    [after-2s] 對手，隔兩秒說一位
    [after-3s] 對手，隔3秒說一位
   *[all] 對手，一次全說
}
set-verbosity = { $value ->
    [full] 詳細程度，詳細，Ben用12，棋子2前進12格，剩31步，在綠色短滑行區後第3格，撞走你的3號
    [normal] 詳細程度，一般，Ben用12，走棋子2，剩31步，撞走你的3號
   *[brief] 詳細程度，簡短，Ben用12，撞走你的3號
}
set-digits = { $value ->
    [play] 數字鍵，按數字就選定
   *[tell] 數字鍵，按數字先說選擇，聽過的才選定
}
set-language = 語言，繁體中文，Ben用12，撞走你的3號
set-output = { $value ->
    [speech] 輸出，由遊戲說出，不顯示文字
    [both] 輸出，顯示文字，也由遊戲說出
   *[terminal] 輸出，顯示文字，由螢幕報讀軟體念
}
set-sound = { $value ->
    [off] 音效，關
    [short] 音效，只有重要的
   *[full] 音效，全部
}
set-mono = { $value ->
    [yes] 立體聲，關
   *[no] 立體聲，開，音效從事情發生的那一邊傳來
}
set-bell = { $value ->
    [yes] 提示鈴，和朋友玩時輪到你就響
   *[no] 提示鈴，關
}
set-banter = { $value ->
    [off] 對手發言，關閉
    [rare] 對手發言，偶爾
   *[usual] 對手發言，經常
}
set-drama = { $value ->
    [no] 緊張時刻，不說
   *[yes] 緊張時刻，說最要緊的事
}
set-save = { $value ->
    [no] 遊戲，不存檔
   *[yes] 遊戲，邊玩邊存檔
}
set-volume = 音量，音效{ $value }，最大100
set-forced = { $value ->
    [play] 只有一項選擇時，自動選定
   *[ask] 只有一項選擇時，照樣問你
}
set-guard = { $value ->
    [0] 防誤按，關，按鍵都算
   *[other] 防誤按，說話後{ NUMBER($value, useGrouping: 0) }毫秒內按鍵不算
}
set-name = { $value ->
    [none] 名字，還沒取
   *[other] 名字，{ $value }
}
set-sounds = { $value ->
    [none] 音效資料夾，沒有，用遊戲內建的
   *[other] 音效資料夾，用你自己的
}
set-cells = { $value ->
    [0] 點字，每行和終端機一樣寬
   *[other] 點字，每行配合{ $value }方的點字顯示器
}
# The settings as the command tells them, and what is wrong in the file. $name and $given are
# words of the file.
set-file = 設定檔是 { $path }
set-no-file = 還沒有設定檔，會放在 { $path }
set-row = { $name } = { $value }，{ $sample }，{ $chosen ->
    [yes] 目前選這個
   *[no] 可以選
}。
set-flag = 要更改，可以改檔案、遊戲中按m，或只為一場遊戲加上 --{ $name } { $value }。
set-over = 選項優先於環境變數，例如 SORRY_A11Y_PACE，環境變數優先於設定檔。
set-unsaved = 無法寫入 { $path }，所以只在這場遊戲有效。
set-bad-unreadable = 讀不到設定檔 { $given }，改用預設值。
set-bad-toml = { $line ->
    [0] 設定檔的TOML不完整，改用預設值。請寫成 name = "value"。
   *[other] 設定檔第{ $line }行不是TOML，改用預設值。請寫成 name = "value"。
}
set-bad-unknown = 設定檔第{ $line }行寫了 { $name }，沒有這項設定。可用的設定有 { $accepted }。
set-bad-value = { $line ->
    [0] 環境變數把 { $name } 設為 { $given }，這個值不能用。
   *[other] 設定檔第{ $line }行把 { $name } 設為 { $given }，這個值不能用。
}{ $name ->
    [volume] 請用0到100的整數。
    [sounds] 請用資料夾的路徑。
    [cells] 請用0，或10到200。
   *[other] 請用 { $accepted }。
}
set-bad-more = 設定檔裡另外有{ COUNT($count) }項設定沒有採用。
