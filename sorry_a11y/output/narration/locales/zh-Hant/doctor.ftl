# What sorry-a11y doctor tells: what was found, a sentence each, and what to do about it.

doctor-wait = sorry-a11y 正在檢查，可能要半分鐘。
doctor-title = sorry-a11y { $version }，系統是 { $system }。
doctor-rules = { $compiled ->
    [yes] 規則是編譯過的。
   *[no] 規則用一般的 Python 執行。
}

# -- what was found

doctor-reader-runs = { $name } 正在執行。
doctor-no-reader-seen = 沒看到螢幕報讀軟體在執行，不過有些是看不到的。
doctor-driver-active = { $name } 有回應，{ $kind ->
    [reader] 是螢幕報讀軟體
   *[synthesiser] 是不用螢幕報讀軟體的語音
}，{ $braille ->
    [yes] 有點字
   *[no] 沒有點字
}，{ NUMBER($milliseconds, useGrouping: 0) }毫秒後就緒。
doctor-driver-inactive = { $name } 裝好了，不過沒有執行。
doctor-driver-unusable = { $name } 不能用。
doctor-driver-no-orca = 沒有執行 Orca 49 或更新的版本，所以 { $name } 不會自己說話。
doctor-driver-overdue = { $name } 沒有回應。
doctor-library-missing = 沒有安裝 { $name } 需要的程式庫，所以遊戲不能用它說話。
doctor-server-answers = Speech Dispatcher 正在執行，在 { $address } 有回應。
doctor-server-hangs = Speech Dispatcher 在 { $address } 執行，卻沒有回應。
doctor-server-down = Speech Dispatcher 裝好了，不過沒有在 { $address } 執行。
doctor-server-missing = 沒有安裝 Speech Dispatcher。
doctor-server-not-used = 這個系統沒有 Speech Dispatcher。
doctor-device-found = 找到的音效裝置有 { $devices }。
doctor-device-missing = 系統沒有音效裝置。
doctor-device-unknown = 系統沒有說有哪些音效裝置。
# $term: what the terminal is called, or none
doctor-terminal-fine = { $term ->
    [none] 終端機
   *[other] 終端機 { $term }{ " " }
}有{ $columns }欄，{ $rows }列。
doctor-terminal-narrow = 終端機只有{ $columns }欄。
doctor-terminal-dumb = 終端機的類型是 dumb，所以不能用單鍵操作。
doctor-not-a-terminal = { $reads_keys ->
    [yes] 輸出不是送到終端機。
   *[no] 輸入不是來自終端機。
}
doctor-terminal-accessible = ACCESSIBLE 設定了，所以遊戲只顯示文字，你沒有要求就不畫圖。
doctor-terminal-no-color = NO_COLOR 設定了，所以遊戲不顯示顏色。
doctor-encoding-full = 編碼 { $name } 有每種語言的字。
doctor-encoding-limited = 編碼 { $name } 缺少某些語言的字，所以用最接近的字代替。
doctor-settings-read = 設定檔是 { $path }。
doctor-settings-none = 還沒有設定檔，會放在 { $path }。
doctor-settings-broken = { $line ->
    [0] 設定檔 { $path } 不是 TOML。
   *[other] 設定檔 { $path } 的第{ $line }行不是 TOML。
}
doctor-settings-unreadable = 讀不到設定檔 { $path }。
# $topic: what was looked at
doctor-overdue = { $topic ->
    [readers] 列出執行中的程式花了太久。
    [drivers] 各種說話的方法太久沒有回應。
    [server] Speech Dispatcher 太久沒有回應。
    [sound] 音效系統太久沒有回應。
   *[other] 系統太久沒有回應。
}
doctor-failed = { $topic ->
    [readers] 系統列不出執行中的程式。
    [drivers] 系統列不出各種說話的方法。
    [server] 無法詢問 Speech Dispatcher。
    [sound] 系統列不出音效裝置。
   *[other] 無法詢問系統。
}

# -- the player of sounds

# $detail: the system's name of the sound driver
doctor-sound-ok = 遊戲的音效從 { $detail } 播放。
doctor-sound-off = 遊戲的音效在設定裡關了。
doctor-sound-opening = 音效裝置太久打不開，所以遊戲先不放音效。
doctor-sound-no-library = 缺少音效程式庫 SDL 2，所以沒有音效。請安裝系統的套件，例如 libsdl2-2.0-0，或 Python 套件 pysdl2-dll。
doctor-sound-no-files = 沒有安裝遊戲的音效檔，所以沒有音效。
doctor-sound-no-device = 打不開音效裝置，所以沒有音效。
doctor-sound-busy = 別的程式占用音效裝置，所以暫時沒有音效。
doctor-sound-went-away = 音效裝置不見了，所以暫時沒有音效。
# $detail: what the system says, in its own words
doctor-sound-detail = 系統說的原因是 { $detail }。
doctor-sound-file = { $file } 沒有用到，原因是 { $reason }。

# -- what to do about it

doctor-do-choose-mode = 如果它會念這個遊戲，輸出請選 terminal，不會就選 speech。
doctor-do-start-reader = 如果沒有聲音，請啟動一個螢幕報讀軟體，或輸出選 speech。
doctor-do-install-extra = 請重新安裝 sorry-a11y，連同它需要的套件。
doctor-do-read-of-readers = 請執行 sorry-a11y docs readers，了解程式庫從哪裡來。
doctor-do-install-server = 輸出要用 speech，請安裝套件 speech-dispatcher。
doctor-do-start-server = 輸出要用 speech，請用 spd-say hello 啟動它，或自己執行 speech-dispatcher。
doctor-do-restart-server = 請用 killall speech-dispatcher 結束它，下一個說話的程式會重新啟動它。
doctor-do-check-sound = 請檢查喇叭和系統的音效設定，遊戲沒有音效也能玩。
doctor-do-widen-terminal = 請把視窗加寬到 40 欄以上。
doctor-do-use-lines = 沒有終端機就用整行輸入，遊戲會自動這樣做。
doctor-do-use-utf8 = 請把終端機設為 UTF-8。
doctor-do-unset-encoding = 請取消環境變數 PYTHONIOENCODING，或把它設為 utf-8。
doctor-do-mend-settings = 請改好這個檔案，或把它移走，在那之前用預設值。
doctor-do-allow-settings = 請給自己讀取這個檔案的權限，在那之前用預設值。
doctor-do-free-sound = 請結束那個程式，遊戲會不時再試。
doctor-do-mend-sounds = 遊戲改播自己的音效，用 sorry-a11y sounds 可以全部聽一遍。

# -- the question which of two lines was heard

doctor-ready = 按Enter測試你聽到什麼，按Esc結束
doctor-refuse = 這裡{ $key }鍵沒有作用，按Enter測試你聽到什麼，按Esc結束
doctor-end = 設定沒有改變
doctor-saved = 你的選擇已儲存在 { $path }
doctor-unsaved = 無法寫入 { $path }，要用在一場遊戲請加 --output { $output }
doctor-overruled = 不過環境變數 { $name } 優先
