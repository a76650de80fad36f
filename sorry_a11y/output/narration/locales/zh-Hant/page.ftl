# 瀏覽器裡的頁面：標題、標籤，以及頁面自己說的話。

page-title = Sorry!與Dog
page-intro = 兩種桌上遊戲，用耳朵、點字、觸控和眼睛都能玩，與電腦或朋友對戰。玩 Dog 時手上有一副手牌，還有一位隊友。
page-sit = 加入一桌
page-code = 邀請連結或代碼
page-name = 你的名字
page-watch = 只觀戰，不要座位
page-hall = 大廳
page-hall-meet = { menu-friends-hall }
page-hall-note = 和在這裡的人一起玩。
page-hall-leave = 離開大廳
page-open = 自己開一桌
page-game = 遊戲
page-open-begin = 開始玩
page-you = { terms-you }
page-seat-free = 空位
page-few = 一桌要有兩到四種顏色，其中一種是你的。
page-back = 回到上一桌
page-language = 語言
page-news = 消息
page-choices = 選擇
# 頁面會把 0 換成選擇的數目，至少是 1。
page-more = 還有 0 個
page-ask = 提問
page-more-asks = 更多問題
page-board = 棋盤
page-board-note = 棋盤是畫給看得見的人的。上面有的，在消息和提問裡都聽得到。
page-talk = 聊天
page-line = 輸入訊息
page-send = 送出
page-take = 使用這個名字
page-ready = 常用語
page-settings = 設定
page-verbosity = 詳細程度
page-digits = 數字鍵
page-forced = 只有一項選擇時
page-sound = 音效
page-volume = 音量
page-mono = 立體聲
page-banter = 對手發言
page-drama = 緊張時刻
page-guard = 防誤按
page-letters = 選擇時可以按單一字母提問
page-stops = Tab會停在每個選擇和每個按鈕，給沒有方向鍵的人使用
page-voice = 用瀏覽器的語音朗讀，給沒有螢幕報讀軟體的人
page-notify = 你在看別的東西時，需要你就用瀏覽器通知
page-notify-refused = 瀏覽器不允許這個網頁發通知。
page-big = 大字
page-pace = 觀看時走棋的速度
page-pace-slow = 慢
page-pace-medium = 中等
page-pace-fast = 快
page-pace-still = 不顯示動作
page-help = 玩法
page-keys = 按鍵
page-help-text = 用方向鍵或觸控瀏覽各項選擇，按下其中一項就選定。按Tab到頁面的其他部分。下面的每個字母，在提問裡也有按鈕。焦點在選擇上時字母才有作用，你可以在設定裡關掉。要離開就關掉頁面，座位會替你留著。
page-whose = 輪到誰？
page-step-back = 返回
page-link = 朋友打開這個連結就能加入
page-copy = 複製連結
page-copied = 連結已複製
page-waiting = 剛才有新消息。你問任何一件事就會聽到。
page-yes = 同意
page-no = 不同意
page-lost = 和這一桌斷線了，正在重新連線。
page-again = 和這一桌又連上了。

# -- 沒有伺服器的頁面：遊戲在瀏覽器裡執行

page-site-help-text = 用方向鍵或觸控瀏覽各項選擇，按下其中一項就選定。按Tab到頁面的其他部分。下面的每個字母，在提問裡也有按鈕。焦點在選擇上時字母才有作用，你可以在設定裡關掉。要離開就關掉頁面，遊戲會存檔。
page-site-whose = 繼續
page-site-menu = 回到開始選單
page-site-loading = Sorry!載入中。
page-site-failed = 遊戲沒有載入。請重新整理頁面再試。
page-site-unsaved = 這個瀏覽器不替這個頁面儲存任何東西，關掉頁面遊戲就沒有了。
page-site-full = 這個瀏覽器沒有空間了，所以你的變更不會儲存。
page-site-elsewhere = 遊戲已經在另一個分頁或視窗裡執行。
page-site-take-over = 改在這裡玩
page-site-taken = 遊戲在另一個分頁或視窗裡繼續。
page-site-newer = 遊戲有新版本了。重新整理頁面就會換成新版本，遊戲會繼續。
page-site-reload = 立即重新整理
page-site-talk = 輸入名字
page-site-send = { page-take }
page-window-over = 遊戲結束了，你可以關掉這個視窗。
page-site-friends = 和朋友一起玩
page-site-friends-address = 他們的連結，或伺服器的網址
page-site-friends-go = 到那一桌
page-site-friends-no-address = 這不是位址，請輸入像table.example或192.168.1.5這樣的位址。
page-site-friends-away = 這個位址沒有回應，請晚一點再試。
page-site-games = 你的遊戲
page-site-games-note = 你的遊戲只存在這個瀏覽器裡。用檔案可以帶到別的瀏覽器，或帶回來。
page-site-export = 把所有遊戲存成檔案
page-site-import = 加入檔案裡的遊戲
page-site-added = { $count ->
    [0] 沒有加入遊戲
   *[other] 加入了{ COUNT($count) }場遊戲
}
page-site-known = 有{ COUNT($count) }場本來就有了
page-site-damaged = 有{ COUNT($count) }場讀不出來
page-turn = { $whose ->
    [yours] 輪到你
    [theirs] 輪到{ $name }
    [over] 遊戲結束了
   *[none] 等遊戲開始
}
page-room = { $who ->
    [host] { $count ->
        [0] 人都到齊了
       *[other] 還在等{ COUNT($count) }位朋友
    }
    [guest] 等{ $name }開始遊戲
   *[watcher] 你在觀戰，等{ $name }開始遊戲
}
page-result = { $whose ->
    [yours] 你贏了！
   *[theirs] { $names }贏了！
}
page-asks-pawns = 棋子
page-asks-cards = 牌
page-asks-game = 遊戲
page-asks-heard = 說過的
page-asks-table = 這一桌
page-skip = 到選擇
page-quit = 離開
page-terms = 「剩34步」是棋子離家還有34格。「風險34」是它在你下一回合之前，100次裡被撞走34次。「安全」是誰都撞不到它的地方。
page-close = 關閉
page-tools = 工具
page-more-tools = 更多
page-undo = 悔棋
page-invite = 邀請
page-invite-code = 邀請碼
page-share = 分享連結
page-qr = 這個方塊是同一個連結的QR碼，給手機的相機掃。
page-select = 連結已選取，請用瀏覽器複製。
page-lost-key = 和這一桌斷線了，頁面會繼續重新連線。
page-lost-choice = 和這一桌斷線了，所以你的選擇不算。頁面會繼續重新連線。
page-lost-sent = 你上一個選擇算不算，連上以後會告訴你。
page-words = 文字
page-hearing = 聲音

page-help-touch = 點一項選擇就選定，也可以先點棋盤上的棋子，再點格子。每個問題在提問裡也有按鈕。要離開就關掉頁面，座位會替你留著。
page-site-help-touch = 點一項選擇就選定，也可以先點棋盤上的棋子，再點格子。每個問題在提問裡也有按鈕。要離開就關掉頁面，遊戲會存檔。
page-rule-home = 最先讓四顆棋子都到家的人獲勝。棋子從起點出來，繞棋盤一圈，再經過自己的安全區到家。
page-rule-card = 牌決定走幾步。玩 Sorry! 時每回合抽一張，玩 Dog 時從手牌打出一張。
page-rule-bump = 棋子停在別的棋子上，就把它撞回起點。
page-rule-slide = 玩 Sorry! 時，棋子停在別種顏色滑行區的起頭，就滑到底，撞走上面所有棋子。
page-open-note = 用連結找朋友來，或和電腦玩。
page-sit-note = 用朋友給的連結或代碼。
