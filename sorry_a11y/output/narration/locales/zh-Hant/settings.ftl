# Settings; each line is a sample of itself.

setting-open = 設定，按數字聽一項，聽過的就更改，按Esc離開
setting-leave = 回到遊戲
setting-refuse = 這裡{ $key }鍵沒有作用，按數字聽一項設定
setting-changed = 現在是{ $text }
setting-pace = { $value ->
    [step] 對手，按一鍵說一位
    [after-1s] 對手，隔1秒說一位
    [after-2s] 對手，隔兩秒說一位
    [after-3s] 對手，隔3秒說一位
   *[all] 對手，一次全說
}
setting-verbosity = { $value ->
    [full] 詳細程度，詳細，例如Ben的12，棋子2滑行，剩31步，在綠色短滑行區後第3格
    [normal] 詳細程度，一般，例如Ben的12，棋子2滑行，剩31步
   *[brief] 詳細程度，簡短，例如Ben的12，棋子2滑行
}
setting-digits = { $value ->
    [play] 數字鍵，按數字就選定
   *[tell] 數字鍵，按數字先說選擇，聽過的才選定
}
setting-language = 語言，繁體中文，Ben的12，滑行，撞走你的3號棋子
setting-output = { $value ->
    [speech] 輸出，由遊戲說出，不顯示文字
    [both] 輸出，顯示文字，也由遊戲說出
   *[terminal] 輸出，顯示文字，由螢幕報讀軟體念
}
setting-sound = { $value ->
    [off] 音效，關
    [short] 音效，只有重要的
   *[full] 音效，全部
}
setting-mono = { $value ->
    [yes] 立體聲，關
   *[no] 立體聲，開，音效從事情發生的那一邊傳來
}
setting-bell = { $value ->
    [yes] 提示鈴，和朋友玩時輪到你就響
   *[no] 提示鈴，關
}
setting-messages = { $value ->
    [wait] 你選擇時朋友的消息，先響一聲，按下一個鍵才說
   *[now] 你選擇時朋友的消息，馬上說
}
setting-banter = { $value ->
    [off] 對手發言，關閉
    [rare] 對手發言，偶爾
   *[usual] 對手發言，經常
}
setting-drama = { $value ->
    [no] 緊張時刻，不說
   *[yes] 緊張時刻，說最要緊的事
}
setting-save = { $value ->
    [no] 遊戲，不存檔
   *[yes] 遊戲，邊玩邊存檔
}
setting-volume = 音量，音效{ $value }，最大100
setting-forced = { $value ->
    [ask] 只有一項選擇時，等你按鍵
   *[play] 只有一項選擇時，自動進行
}
setting-guard = { $value ->
    [0] 防誤按，關，按鍵都算
   *[other] 防誤按，{ NUMBER($value, useGrouping: 0) }毫秒，這段時間內按鍵不算
}
setting-name = { $value ->
    [none] 名字，還沒取
   *[other] 名字，{ $value }
}
setting-sounds = { $value ->
    [none] 音效資料夾，沒有，用遊戲內建的
   *[other] 音效資料夾，用你自己的
}
setting-cells = { $value ->
    [0] 點字，每行和終端機一樣寬
   *[other] 點字，每行配合{ $value }方的點字顯示器
}
# The settings as the command tells them, and what is wrong in the file. $name and $given are
# words of the file.
setting-file = 設定檔是 { $path }
setting-no-file = 還沒有設定檔，會放在 { $path }
setting-row = { $name } = { $value }，{ $sample }，{ $chosen ->
    [yes] 目前選這個
   *[no] 可以選
}。
setting-flag = 要更改，可以改檔案、遊戲中按m，或只為一場遊戲加上 --{ $name } { $value }。
setting-over = 選項優先於環境變數，例如 SORRY_A11Y_PACE，環境變數優先於設定檔。
setting-unsaved = 無法寫入 { $path }，所以只在這場遊戲有效。
setting-bad-unreadable = 讀不到設定檔 { $given }，改用預設值。
setting-bad-toml = { $line ->
    [0] 設定檔的TOML不完整，改用預設值。請寫成 name = "value"。
   *[other] 設定檔第{ $line }行不是TOML，改用預設值。請寫成 name = "value"。
}
setting-bad-unknown = 設定檔第{ $line }行寫了 { $name }，沒有這項設定。可用的設定有 { $accepted }。
setting-bad-value = { $line ->
    [0] 環境變數把 { $name } 設為 { $given }，這個值不能用。
   *[other] 設定檔第{ $line }行把 { $name } 設為 { $given }，這個值不能用。
}{ $name ->
    [volume] 請用0到100的整數。
    [sounds] 請用資料夾的路徑。
    [cells] 請用0，或10到200。
   *[other] 請用 { $accepted }。
}
setting-bad-more = 設定檔裡另外有{ COUNT($count) }項設定沒有採用。

# The game's own voice.

voice-speaks = 由{ $name }說話
voice-silent = { $reason ->
    [library-missing] 沒有安裝語音需要的套件，所以改為顯示文字
    [server-missing] 沒有安裝Speech Dispatcher，所以改為顯示文字
    [server-down] Speech Dispatcher沒有執行，所以改為顯示文字
    [nothing-runs] 螢幕報讀軟體和語音合成器都沒有執行，所以改為顯示文字
    [no-answer] 語音沒有回應，所以改為顯示文字
   *[failed] 語音出了問題，所以改為顯示文字
}
voice-line-a = A行是顯示在螢幕上的。
voice-line-b = B行是說出來的。
voice-ask = 聽到A按1，聽到B按2，都聽到按3，都沒聽到按4
voice-answer = { $answer ->
    [1] 你的螢幕報讀軟體會念螢幕，輸出設為terminal
    [2] 由遊戲說話，輸出設為speech
    [3] 螢幕報讀軟體會念螢幕，不需要第二個語音，輸出設為terminal
   *[4] 你什麼都沒聽到，輸出設為terminal，用 sorry-a11y doctor 找原因
}
voice-unchanged = 輸出仍是{ $output }
voice-hush = 遊戲的語音是關的，按x沒有東西可停
