# Settings; each line is a sample of itself.

set-open = 設定，按數字先說，再按就更改，按Esc離開
set-leave = 回到遊戲
set-refuse = 這裡{ $key }鍵沒有作用，按數字先說，再按就更改
set-changed = 現在是{ $text }
set-pace = { $value ->
    [step] 對手，按一鍵聽一位
    [after-1s] 對手，隔1秒說一位
    [after-2s] 對手，隔2秒說一位
    [after-3s] 對手，隔3秒說一位
   *[all] 對手，一次全說
}
set-verbosity = { $value ->
    [full] 詳略，詳盡，Ben出12，棋子2前進12格，剩31步，在綠色短滑行區後第3格，撞回你的3號
    [normal] 詳略，一般，Ben出12，棋子2，剩31步，撞回你的3號
   *[brief] 詳略，簡短，Ben出12，撞回你的3號
}
set-digits = { $value ->
    [play] 數字鍵，按數字就選定
   *[tell] 數字鍵，按數字先說，再按才選定
}
set-language = 語言，繁體中文，Ben出12，撞回你的3號
set-output = { $value ->
    [speech] 輸出，由遊戲說出，不顯示文字
    [both] 輸出，顯示文字，也由遊戲說出
   *[terminal] 輸出，顯示文字，由螢幕報讀軟體念
}
set-sound = { $value ->
    [off] 音效，沒有
    [short] 音效，只有重要的
   *[full] 音效，全部
}
set-mono = { $value ->
    [yes] 立體聲，音效都在正中央
   *[no] 立體聲，音效從圖板各邊傳來
}
set-bell = { $value ->
    [yes] 提示鈴，和朋友玩時輪到你就響
   *[no] 提示鈴，關
}
set-save = { $value ->
    [no] 遊戲，不保存遊戲
   *[yes] 遊戲，邊玩邊保存遊戲
}
set-volume = 音量，音效音量{ $value }，滿格100
set-forced = { $value ->
    [play] 只有一項時，自動選定
   *[ask] 只有一項時，照樣詢問
}
set-guard = { $value ->
    [0] 防誤按，每個鍵都算
   *[other] 防誤按，{ NUMBER($value, useGrouping: 0) }毫秒內按鍵不算
}
set-name = { $value ->
    [none] 名字，沒有，稱呼你
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
set-file = 設定檔 { $path }
set-no-file = 還沒有設定檔，會是 { $path }
set-row = { $name } = { $value }，{ $sample }，{ $chosen ->
    [yes] 已選
   *[no] 可選
}。
set-flag = 可在檔案裡更改，遊戲中按m更改，或只為一場遊戲加上 --{ $name } { $value }。
set-over = 選項優先於環境變數，例如 SORRY_A11Y_PACE，環境變數優先於檔案。
set-unsaved = 不能寫 { $path }，只在這場遊戲有效。
set-bad-unreadable = 讀不到設定檔 { $given }，改用預設值。
set-bad-toml = { $line ->
    [0] 設定檔的TOML不完整，改用預設值。請寫成 name = "value"。
   *[other] 設定檔第{ $line }行不是TOML，改用預設值。請寫成 name = "value"。
}
set-bad-unknown = 設定檔第{ $line }行，沒有 { $name } 這個設定。可用的有 { $accepted }。
set-bad-value = { $line ->
    [0] 環境變數把 { $name } 設為 { $given }，不能用。
   *[other] 設定檔第{ $line }行，{ $name } 不能是 { $given }。
}{ $name ->
    [volume] 可用0到100的整數。
    [sounds] 可用資料夾的路徑。
    [cells] 可用0，或10到200。
   *[other] 可用的有 { $accepted }。
}
set-bad-more = 檔案裡另有{ $count ->
    [2] 兩
   *[other] { $count }
}項設定沒有使用。
