# 朋友同桌，各用各的鍵盤：來去、說話、詢問、管理。

people-open = { $mode ->
    [lines] 朋友同桌，輸入指令再按Enter，h求助
   *[keys] 朋友同桌，按單鍵，h求助
}
people-code = 邀請碼是{ $code }
people-how = 朋友輸入 sorry-a11y join { $code } --at { $address }
people-here = 在這台電腦上輸入 sorry-a11y join { $code } 就行
people-page = 朋友用瀏覽器打開 { $link }
people-joined = 你坐下了，主人是{ $name }
people-welcome-back = 你回到桌邊
people-you-are = 名字 { $given } 已有人用，你在這裡叫 { $name }
people-reported = 已記下你對{ $name }的檢舉，連同最後幾行對話
people-invited = { $name }邀請你玩{ $game }，邀請碼是{ $code }
people-announced = 伺服器的管理人說{ $text }
people-gather = { $count ->
    [0] 人都到齊，按Enter開始
   *[other] 還有{ $count }個空位，按Enter開始，由電腦補上
}
people-gather-guest = 由{ $name }開始遊戲，請等候
people-wait-table = 請等候
people-wait-for = 等{ $name }
people-missed = 之前還有{ $count }回合
people-over = 遊戲結束，按j再玩一場，按q離開
people-kept = 這是你的第{ $number }場遊戲，已保留，可用 replay 和 review 重聽與檢討
people-quit = { $serves ->
    [yes] 再按一次q離開，其他人會等你回來，按其他鍵留下
   *[no] 再按一次q離開，座位保留，按其他鍵留下
}
people-goodbye = 再見，用 sorry-a11y join 可回到這一桌
people-watching = 旁聽時{ $key }鍵沒有作用，按h求助
people-undo-asked = 正在問其他人
people-watchers = { $names }在旁聽
people-nobody = 還不知道有誰

people-chair-you = 你是{ $colour }
people-chair = { $name }是{ $colour }
people-chair-empty = { $kind ->
    [open] { $colour }是空位
   *[bot] { $colour }由電腦玩
}
people-chair-host = 主人
people-chair-away = 不在
people-chair-bot = 電腦
people-chair-muted = 你已靜音

# 管理，j鍵
people-desk = 管理，Tab看下一項，Enter執行，Escape離開
people-desk-left = 回到桌邊
people-do-start = 開始遊戲
people-do-rematch = 再玩一場
people-do-pause = 暫停
people-do-go-on = 繼續遊戲
people-do-bot = 讓電腦代打一回合
people-do-silence = 讓某人不能對大家說話
people-do-kick = 請某人離開
people-do-lock = 不再讓人進來
people-do-unlock = 再讓人進來
people-do-pass-on = 請別人當主人
people-do-mute = 只對自己靜音某人，或再聽
people-do-hall = 朋友、封鎖和檢舉
people-do-report = 向伺服器的管理人檢舉某人
people-do-friend = 把這裡的人加為朋友
people-do-block = 封鎖這裡的人
people-do-invite = 邀請在伺服器上的朋友
people-do-leave = 永遠離開，由電腦接著玩
people-muted = { $name }已靜音
people-heard = 又聽得到{ $name }
people-lost = 目前沒有連線，什麼都沒有送出
people-line-lost = 連線斷了，正在重試
people-line-back = 連線恢復了

# 說話
people-say = 說句話，Enter送出，Tab選現成的話
people-say-left = 沒有說話
people-says = { $name }說{ $text }
people-said = 你說{ $text }
people-no-chat = 之前沒有人說話
people-phrase-hello = 你好
people-phrase-moment = 等一下
people-phrase-well-played = 玩得好
people-phrase-thanks = 謝謝
people-phrase-sorry = 不好意思
people-phrase-yes = 是
people-phrase-no = 不是
people-phrase-bye = 再見

# 詢問
people-asks-undo = { $count ->
    [0] { $name }想收回，等號鍵同意，減號鍵不同意
   *[other] { $name }想收回，{ $names }之後走的也會收回，等號鍵同意，減號鍵不同意
}
people-asks-stand-in = { $name }不在，要電腦代打嗎，等號鍵同意，減號鍵不同意
people-nothing-asked = 現在沒有要回答的
people-answered = { $yes ->
    [yes] 你同意了
   *[no] 你不同意
}
people-undo-no = 沒有收回
people-waiting-goes-on = 不用電腦，繼續等{ $name }

# 發生的事，$who 是 you 或 other
people-came = { $name }坐下了
people-takes-over = { $name }接替機器人{ $other }，以{ $other }的名字繼續玩
people-left = { $name }永遠離開了
people-away = { $name }不在
people-back = { $name }回來了
people-removed = { $name }被請走了
people-silenced = { $who ->
    [you] 你不能再說話
   *[other] { $name }不能再說話
}
people-unsilenced = { $who ->
    [you] 你又可以說話
   *[other] { $name }又可以說話
}
people-locked = 不再讓人進來
people-unlocked = 又可以進來了
people-stands-in = 電腦代{ $name }打
people-paused = 遊戲暫停
people-went-on = 遊戲繼續
people-hosts = { $who ->
    [you] 現在你是主人
   *[other] 現在{ $name }是主人
}
people-took-back = { $names }之後走的也收回了
people-new-rules = 伺服器的規則更新了，之前那場不能繼續，請開始新的一場
people-watches = { $name }來旁聽

# 拒絕，$given 是所要的，$accepted 是可以的
people-refused-rules = 這一步不能這樣走
people-refused-full = 這一桌滿了
people-refused-closed = 這一桌不再收人
people-refused-code = 沒有這個邀請碼
people-refused-token = 那一桌的座位已經沒有了
people-refused-name = 名字{ $given }不能用
people-refused-name-free = 名字{ $given }有人用了或不能用，{ $accepted }可以用
people-refused-many = 太快了，請等一下
people-refused-version = 這一桌要用 sorry-a11y { $accepted }
people-refused-host = 只有主人可以這樣做
people-refused-undo-away = 沒有人在，不能問，所以沒有收回
people-refused-paused = 遊戲暫停中
people-refused-begun = 遊戲已經開始
people-refused-silenced = 你現在不能說話
people-refused-saved = 無法儲存，所以不算
people-refused-game = 這一桌沒有{ $given }這種遊戲
people-refused-message = 這一桌看不懂
people-refused-seat = 那個座位有人
people-refused-watch = 這一桌不能旁聽
people-refused-record = 這一桌沒有給你的紀錄
people-refused-identity = 請先取一個自己的名字
people-refused-person = 這裡沒有人以{ $given }為自己的名字
people-refused-no-hall = 這個伺服器沒有大廳
people-refused-barred = 伺服器的管理人不讓你進來
people-refused-barred-until = 伺服器的管理人在{ $accepted }之前不讓你進來

# 為什麼沒有連線，$address 照輸入的寫
people-link-address = 沒有 { $address } 這個位址。
people-link-plain = { $address } 在網際網路上，只有 wss 才安全。
people-link-refused = { $address } 沒有回應。
people-link-silent = { $address } 太久沒有回應。
people-link-certificate = { $address } 無法證明身分。
people-link-newer = { $address } 說的東西這個程式不認得。
people-no-table = 沒有上一桌，用 sorry-a11y join 加邀請碼坐下。
people-hosting = 你已經開了一桌，先結束那一桌，或用 sorry-a11y join 回去。
people-unkept = 無法把牌桌保存在 { $folder }。
people-port-taken = 連接埠 { $port } 有人用了，用 --port 換一個。

# 結束
people-end-elsewhere = 你在另一台裝置上繼續，再見
people-end-removed = 你被請離這一桌，再見
people-end-left = 你離開了這一桌，再見
people-end-token = 你在這一桌的座位沒有了，再見
people-end-newer = 這一桌比這個程式新，再見
people-end-version = 這一桌需要另一個版本，再見
people-end-flood = 這一桌送來太多，再見
people-end-failed = 這一桌目前打不開，座位保留，再見

# 用 ssh 來
people-ssh-language = 正體中文請按{ $number }
people-ssh-name = 輸入名字再按Enter
people-ssh-hint = 在這裡有過座位的人，請改為輸入座位號碼
people-ssh-number = 你的座位號碼是{ $number }，回來時輸入它，不用輸入名字
people-ssh-no-number = 這裡沒有這個號碼的座位
people-ssh-listens = 你旁聽，沒有座位
people-ssh-key = 進大廳時ssh必須出示金鑰，用ssh-keygen可以產生
people-ssh-ends = 伺服器要關了，座位保留，之後用同樣的方法回來
