# 朋友同桌，各用各的鍵盤：來去、聊天、詢問、這一桌的選單。

# $mode: how the key for help is told; none where the opening of a game tells it, or there is no key.
people-open = { $of ->
    [all] 這一桌開放給所有人
   *[friends] 這是和朋友的一桌
}{ $mode ->
    [lines] ，打h再按Enter聽說明
    [keys] ，按h聽按鍵說明
   *[none] { "" }
}
people-code = 邀請碼是{ $code }
# $way: how the host came here
people-how = { $way ->
    [menu] 朋友選和朋友一起玩，再選用邀請碼加入，位址是 { $address }
   *[command] 朋友輸入 sorry-a11y join { $code } --at { $address } 就能加入
}
people-here = 在這台電腦上輸入 sorry-a11y join { $code } 就行
people-page = 朋友也可以用瀏覽器打開 { $link }
people-welcome-back = 你回到這一桌了
people-login-name = 你在這裡叫{ $name }，是電腦登入的名字，在設定裡取名字就會換掉
people-you-are = 名字{ $given }有人用了或這裡不能用，你在這裡叫{ $name }
people-reported = 伺服器的管理員會看你對{ $name }的檢舉{ $chat ->
    [yes] 和聊天的最後幾行
   *[no] { "" }
}，{ $name }不會知道
people-invited = { $name }邀請你玩{ $game }，邀請碼是{ $code }
people-announced = 伺服器的管理員說{ $text }
people-plays = { $game }是這一桌的遊戲
people-missing = { $host ->
    [none] { $count ->
        [0] 人都到齊了
       *[other] 還在等{ COUNT($count) }位朋友
    }
   *[other] { $count ->
        [0] 等{ $name }開始遊戲，人都到齊了
       *[other] 等{ $name }開始遊戲，還有{ COUNT($count) }個空位
    }
}
people-watch-only = 你在觀戰，沒有座位
people-wait-table = 等這一桌回應
hall-waits = 正在等伺服器回應
people-wait-for = 等{ $name }
people-missed = 在那之前你還錯過{ COUNT($count) }個回合
people-since = { $count ->
    [0] 你離開以後沒有人走
   *[other] 你離開以後走了{ COUNT($count) }個回合
}，{ $turn ->
    [yours] 現在輪到你
   *[other] 現在輪到{ $name }
}
people-kept = 這場遊戲已存檔，是第{ $number }場，用 replay 可以重聽，用 review 可以回顧
people-quit = 要離開這一桌嗎？
people-leave-keep = { $serves ->
    [yes] 離開，座位留著，其他人要等你回來
   *[no] 離開，座位替你留著
}
people-leave-watch = 暫時不觀戰
people-leave-give-up = 把座位讓給電腦
people-leave-stay = 留在這一桌
people-stay = 你留在這一桌
people-give-up-open = 讓出了座位，就再也拿不回來
people-give-up-no = 留著我的座位
people-give-up-yes = 讓出我的座位
people-goodbye = { $back ->
    [join] 再見，輸入 sorry-a11y join 就能回到這一桌
   *[same] 再見，用同樣的方式就能回到這一桌
}
people-watching = 觀戰時{ $key }鍵沒有作用，按h聽說明
people-undo-asked = 正在問其他人
people-watchers = { $names }在觀戰
people-nobody = 這一桌還沒有別人
people-invites = { $name }邀你玩{ $game }
people-seats-open = 有{ COUNT($count) }個空位

people-seat-you = 你是{ $colour }
people-seat = { $name }是{ $colour }
people-seat-empty = { $kind ->
    [open] { $colour }是空位，沒人來就由電腦玩
    [none] { $colour }沒有人玩
   *[bot] { $colour }由電腦玩
}
people-seat-ready = 準備好了
people-seat-unready = 還沒準備好
people-seat-host = 是桌主
people-seat-away = 不在
people-seat-bot = 是電腦
people-seat-muted = 被你靜音

# 這一桌的選單，j鍵
people-desk = 這一桌的選單，{ people-list-help }
people-list-help = Tab聽下一項，Enter選定，Escape返回
people-desk-left = 你離開了選單
people-do-start = { menu-begin }
people-do-pause = 暫停遊戲
people-do-go-on = 繼續遊戲
people-do-bot = { $count ->
    [0] 讓電腦替{ $name }代打
   *[other] { COUNT($count) }秒後讓電腦替{ $name }代打
}
people-do-silence = 禁止某人聊天
people-do-kick = 把某人請出這一桌
people-do-lock = 鎖上這一桌，不讓別人加入
people-do-unlock = 解鎖這一桌，讓別人加入
people-do-pass-on = 把桌主交給別人
people-do-mute = 靜音某人或恢復，只有你自己聽不到
people-do-hall = 朋友、封鎖和檢舉
people-do-report = 向伺服器的管理員檢舉某人
people-report-open = 你為什麼檢舉{ $name }，按Esc返回
people-report-insults = 罵人或威脅
people-report-advertising = 打廣告
people-report-cheating = 作弊
people-report-name = 名字不雅
people-report-other = 其他原因
people-do-friend = 請這裡的人當朋友
people-do-block = { $host ->
    [yes] 封鎖這裡的人，請他離開這一桌
   *[no] 封鎖這裡的人，你會離開這一桌
}
people-do-invite = 邀請也在伺服器上的朋友
people-do-leave = 離開這一桌
people-muted = 你聽不到{ $name }了
people-heard = 你又聽得到{ $name }了
people-lost = 和這一桌斷線了，什麼都沒有送出
people-line-lost = 和這一桌斷線了，正在重新連線
people-line-back = 和這一桌又連上了
people-no-answer = 這一桌還沒有回應

# 遊戲開始前和結束後的選項
people-room-start = { $count ->
    [0] 開始遊戲
   *[other] 現在開始，{ COUNT($count) }個空位由電腦玩
}
people-room-ready = 我準備好了
people-room-unready = 我還沒準備好
people-room-again = 再玩一場
people-room-not-again = 我不再玩了
people-room-now = 現在開始，不等其他人
people-room-stop = 停止倒數
people-room-rules = 改規則
people-room-seats = 改座位
people-room-seats-open = 哪個座位？按Escape返回
people-room-look-back = 回顧這場遊戲
people-room-say = 對其他人說話
people-room-menu = 更多，這一桌的選單
people-rules-open = 下一場的規則，按Escape返回
people-rules-done = 照這些規則玩
people-seat-take = 自己坐{ $colour }
people-seat-ask = 請求坐{ $name }的座位
people-seat-kind = { $kind ->
    [open] 留給朋友
   *[none] 不坐人
}
people-seat-bot-kind = 由電腦坐，{ $text }
people-arranged = { $who ->
    [you] 你改了這一桌
   *[other] { $name }改了這一桌
}
people-moved = { $who ->
    [you] 你現在是{ $colour }
   *[other] { $name }現在是{ $colour }
}
people-ready = { $stage ->
    [over] { $who ->
        [you] 你想再玩一場
       *[other] { $name }想再玩一場
    }
   *[other] { $who ->
        [you] 你準備好了
       *[other] { $name }準備好了
    }
}
people-unready = { $who ->
    [you] 你想再等一下
   *[other] { $name }想再等一下
}
people-begins = 大家都準備好了，{ COUNT($count) }秒後開始遊戲

# 聊天
people-say = 輸入訊息，按Enter送出，按Tab選常用語
people-say-left = 你沒有送出訊息
people-says = { $name }說{ $text }
people-said = 你說{ $text }
people-unsaid = 這一桌沒有收到{ $text }
people-no-chat = 這是最早的訊息
people-phrase-hello = 你好
people-phrase-moment = 等一下
people-phrase-well-played = 玩得好
people-phrase-thanks = 謝謝
people-phrase-sorry = 不好意思
people-phrase-yes = 好
people-phrase-no = 不要
people-phrase-bye = 再見

# 詢問
people-asks-undo = { $count ->
    [0] { $name }想悔棋，同意按等號，不同意按減號
   *[other] { $name }想悔棋，{ $names }之後走的也要退回，同意按等號，不同意按減號
}
people-asks-seat = { $name }想坐{ $other }的座位繼續玩，{ $other }不在，同意按等號，不同意按減號
people-nothing-asked = 現在沒有人在問你
people-answered = { $yes ->
    [yes] 你同意了
   *[no] 你不同意
}
people-undo-no = { $denied ->
    [yes] 有人不同意，所以不悔棋
   *[no] 這次不悔棋
}
people-seat-no = { $who ->
    [you] 你沒有得到那個座位
   *[other] { $name }沒有得到那個座位
}

# 發生的事，$who 是 you 或 other
people-came = { $name }加入了這一桌
people-takes-over = { $who ->
    [you] 你接替電腦{ $other }
   *[other] { $name }接替電腦{ $other }
}
people-left = { $name }離開了這一桌，由電腦接手
people-away = { $name }不在
people-awaited = { COUNT($count) }秒後可以讓電腦替{ $name }代打
people-bot-may = 現在可以讓電腦替{ $name }代打，按1
people-idle = { $who ->
    [you] 現在電腦可以替你代打，按任何一個鍵就自己繼續打
   *[other] { $name }好幾分鐘沒有按鍵
}
people-wants-seat = { $who ->
    [you] 你請求坐{ $other }的座位，請等回答
   *[other] { $name }想要{ $other }的座位
}
people-handed = { $name }換了一台裝置繼續玩
people-handed-you = 這個座位是你的了，你用{ $name }的名字繼續玩
people-back = { $name }回來了
people-removed = 桌主把{ $name }請出這一桌
people-banned = 伺服器的管理員把{ $name }請出這一桌
people-silenced = { $who ->
    [you] 你不能再聊天了
   *[other] { $name }不能再聊天了
}
people-unsilenced = { $who ->
    [you] 你又可以聊天了
   *[other] { $name }又可以聊天了
}
people-locked = 這一桌鎖上了，別人不能加入
people-unlocked = 這一桌解鎖了，別人可以加入
people-stands-in = 電腦替{ $name }代打
people-paused = 遊戲暫停了
people-went-on = { end-stay }
people-hosts = { $who ->
    [you] 現在你是桌主
   *[other] 現在{ $name }是桌主
}
people-wants-undo = { $name }問可不可以悔棋
people-took-back = { $names }之後走的也退回了
people-new-rules = 伺服器的規則更新了，之前那場不能繼續，請另外開始一場
people-watched = { $count ->
    [0] 沒有人觀戰了
   *[other] 有{ COUNT($count) }個人在觀戰
}

# 拒絕，$given 是所要的，$accepted 是可以的
people-refused-rules = 這一桌不能這樣做
people-refused-full = 這一桌滿了，請桌主留個座位給你
people-refused-closed = 這一桌鎖上了，請桌主解鎖
people-refused-code = 沒有哪一桌用這個邀請碼
people-refused-token = 你在那一桌的座位已經沒有了
people-refused-name-none = 請先輸入你的名字
people-refused-name = 名字{ $given }不能用，請換一個
people-refused-name-free = 名字{ $given }有人用了或不能用，{ $accepted }可以用
people-refused-many = 一下子送太多了，請等一下
people-refused-version = 這一桌要用 sorry-a11y { $accepted }，請更新你的程式
people-refused-host = 只有桌主可以這樣做
people-refused-undo-away = 這裡沒有人可以問，所以不悔棋
people-refused-undo-asked = 你已經問過其他人了，你的下一個回合以後再問
people-refused-paused = 遊戲暫停中
people-refused-begun = 遊戲已經開始了
people-refused-silenced = 你現在不能聊天
people-refused-saved = 這一桌存不了檔，所以這次不算
people-refused-game = 這一桌沒有{ $given }這種遊戲
people-refused-message = 這一桌看不懂你送的東西
people-refused-seat = 那個座位有人了，請選別的
people-refused-watch = 這一桌不讓人觀戰
people-refused-record = 這一桌沒有你的遊戲紀錄
people-refused-identity = 請先取一個自己的名字
people-refused-person = 這裡沒有人叫{ $given }
people-refused-no-hall = 這個伺服器沒有大廳
people-refused-early = 現在讓電腦代打還太早
people-refused-seat-asked = 這個座位你已經問過了
people-refused-seat-away = 現在沒有人能把這個座位給你
people-refused-elsewhere = 你的座位現在在另一台裝置上
people-refused-invited = { $given }已經收到你的邀請
people-refused-blocked = 你封鎖的{ $given }在那一桌
people-refused-banned = 伺服器的管理員不讓你進來
people-refused-banned-until = 伺服器的管理員在{ $accepted }之前不讓你進來

# 為什麼沒有連線，$address 照輸入的寫
people-link-address = { $address } 不是位址。
people-link-plain = { $address } 在網際網路上，所以位址要用 wss 開頭。
people-link-refused = { $address } 沒有人回應。那一桌可能關了。
people-link-closed = { $name }那一桌暫時關了。請稍後再試。
people-link-silent = { $address } 太久沒有回應。請晚一點再試。
people-link-certificate = 無法確認 { $address } 的身分。
people-link-proxy = 這台電腦的代理伺服器擋住了通往 { $address } 的連線。
people-link-waits = 正在等 { $address } 回應
people-link-newer = { $address } 用的 sorry-a11y 版本比較新。請更新你的程式。
people-no-table = 你沒有上一桌可以回去。請輸入 sorry-a11y join 加邀請碼。
people-hosting = 你已經開了一桌。請先結束那一桌，或用 sorry-a11y join 回去。
people-unkept = { $why ->
    [full] 無法把各桌儲存在 { $folder }，因為磁碟滿了。
    [read-only] 無法把各桌儲存在 { $folder }，因為磁碟是唯讀的。
    [denied] 無法把各桌儲存在 { $folder }，因為沒有權限。
    [gone] 無法把各桌儲存在 { $folder }，因為無法建立資料夾。
    [locked] 無法把各桌儲存在 { $folder }，因為檔案被另一個程式鎖住了。
    [no-locks] 無法把各桌儲存在 { $folder }，因為磁碟不支援鎖定。
    [newer] 無法把各桌儲存在 { $folder }，因為檔案是比較新的版本寫的。
    [foreign] 無法把各桌儲存在 { $folder }，因為那裡有別的程式的檔案。
    [damaged] 無法把各桌儲存在 { $folder }，因為檔案已損壞。
   *[other] 無法把各桌儲存在 { $folder }。
}
people-port-taken = 連接埠 { $port } 有人用了。請用 --port 換一個。

# 結束
people-end-elsewhere = 你改在另一台裝置上玩，再見
people-end-removed = 桌主把你請出這一桌，再見
people-end-ended = 伺服器的管理員關了這一桌，再見
people-end-left = 你離開了這一桌，再見
people-end-token = 你在這一桌的座位沒有了，再見
people-end-banned = 再見
people-end-newer = 這一桌用的 sorry-a11y 版本比較新，請更新你的程式，再見
people-end-version = 這一桌要用另一個版本的 sorry-a11y，再見
people-end-flood = 這一桌送來太多東西，所以斷線了，再見
people-end-failed = 這一桌現在打不開，座位會替你留著，晚一點再來，再見

# 用 ssh 來
people-ssh-language = 繁體中文請按{ $number }
people-ssh-name = 請輸入名字再按Enter
people-ssh-hint = 如果你在這裡有座位，請改輸入座位號碼
people-ssh-number = 你的座位號碼是{ $number }，下次不用輸入名字，輸入這個號碼就能回來
people-ssh-no-number = 這裡沒有這個號碼的座位
people-ssh-key = 要進大廳，你的ssh要有金鑰，用ssh-keygen可以產生
people-ssh-silent = 這一桌太久沒有回應，晚一點用同樣的方法回來
people-ssh-ends = 伺服器要關了，座位會替你留著，晚一點用同樣的方法回來

# 伺服器的大廳，還不認識的人在這裡相遇。

hall-welcome = 這裡是大廳，你可以認識在這個伺服器上玩的人
hall-rule-1 = 大廳規則，請善待每個人
hall-rule-2 = 不罵人，不威脅人，不打廣告
hall-rule-3 = 要先走的話，請說再見，由電腦接手
hall-rule-4 = 有人打擾你的話，可以封鎖他
hall-hint-name = 如果你在別的裝置上有名字，請改輸入那裡告訴你的代碼
hall-type-name = 請輸入你自己的名字再按Enter
hall-name-yours = 在這個伺服器上，{ $name }這個名字是你的
hall-open = { $count ->
    [0] 你在大廳，這裡沒有別人
   *[other] 你在大廳，這裡還有{ COUNT($count) }個人
}

# 選項
hall-now = 馬上玩{ $game }
hall-tables = 公開桌，{ $count ->
    [0] 現在沒有
   *[other] { COUNT($count) }桌，{ $names }
}
hall-people = 誰在這裡，{ $count ->
    [0] 沒有別人
   *[other] { COUNT($count) }個人，{ $names }
}
hall-friends = 你的朋友，{ $asks ->
    [0] { $count ->
        [0] 還沒有
       *[other] { COUNT($count) }個人
    }
   *[other] { COUNT($asks) }個人想當你的朋友
}
hall-watch-people = { $on ->
    [yes] 有人來去會告訴你，選這項就關掉
   *[no] 有人來去就告訴我
}
hall-watch-tables = { $on ->
    [yes] 有人開公開桌會告訴你，選這項就關掉
   *[no] 有人開公開桌就告訴我
}
hall-you = { $name ->
    [none] 取一個自己的名字
   *[other] 你在這裡的名字，{ $name }
}
hall-more = 大廳的消息和規則
hall-more-open = 大廳的消息和規則，按Esc返回
hall-rules = 大廳規則
hall-slow = 開一張慢桌，{ $game }，每回合一天
hall-offer-table = 加入{ $name }那一桌，{ $game }
hall-offer-invited = 接受{ $name }的邀請，{ $game }

# 牌桌和人
hall-tables-open = { $count ->
    [0] 現在沒有公開桌
   *[other] 有{ COUNT($count) }張公開桌
}，按Esc返回
hall-table = { $game }，桌主是{ $host }，{ $open ->
    [0] 沒有空位
   *[other] 有{ COUNT($open) }個空位
}
hall-table-begun = { $game }正在玩，桌主是{ $host }，有{ COUNT($open) }個電腦的座位可以接替
hall-table-slow = 慢桌，每回合一天
hall-table-gone = 現在關了
hall-nobody = 這裡沒有別人
hall-person-gone = 現在走了
hall-friends-open = 你的朋友，按Esc返回
hall-no-friends = 你在這裡還沒有朋友，可以問問在這裡的人
hall-friend-away = 你的朋友{ $name }，不在這裡
hall-friend-gone = 不再是了
hall-people-open = 這裡還有{ COUNT($count) }個人，按Esc返回
hall-people-choose = 選一個人一起玩或交朋友
hall-person = { $friend ->
    [yes] 你的朋友{ $name }
   *[no] { $name }
}，{ $place ->
    [game] 正在玩
    [table] 在一桌
   *[hall] 在大廳
}
hall-person-open = 這是{ $name }，按Esc返回
hall-invite = 邀請玩{ $game }，開新的一桌
hall-friend = 請{ $name }當你的朋友
hall-accept = 接受{ $name }當朋友
hall-refuse = 拒絕{ $name }，不讓{ $name }知道
hall-asked = 你請{ $name }當你的朋友了
hall-refuse-done = 你拒絕了{ $name }
hall-unfriend = 不再和{ $name }當朋友
hall-block = 封鎖{ $name }，讓{ $name }找不到、看不到你，也不能聯絡你
hall-unblock = 不再封鎖{ $name }
hall-friend-done = { $name }是你的朋友了
hall-unfriend-done = { $name }不再是你的朋友
hall-block-done = 你封鎖了{ $name }，在這裡沒有名字的人也找不到你
hall-unblock-done = 你不再封鎖{ $name }
hall-invited = 你邀請了{ $name }

# 自己
hall-you-open = 你的名字是{ $name }，按Esc返回
hall-rename = 換一個名字
hall-transfer = 在別的裝置上用你的名字
hall-transfer-code = 請在{ COUNT($minutes) }分鐘內到別的裝置，不輸入名字，改輸入{ $code }
hall-forget = 讓這個伺服器忘記你
hall-forget-open = 你的名字、朋友和封鎖名單都會刪除，救不回來
hall-forget-no = 全部留著
hall-forget-yes = 忘記我
hall-forgotten = 這個伺服器已經忘記你

# 消息
hall-news-friend = 你的朋友{ $name }來了
hall-news-asks = { $name }想當你的朋友
hall-news-friends = { $name }是你的朋友了
hall-news-came = { $name }來到大廳
hall-news-went = { $name }離開大廳
hall-news-turn = { $name ->
    [none] 在你的慢桌輪到你了
   *[other] 在{ $name }的慢桌輪到你了
}
hall-line-lost = 和伺服器斷線了，正在重新連線
hall-line-back = 和伺服器又連上了
hall-news-table = { $name }開了一桌{ $game }，在大廳是第{ $number }項
hall-news-invited = { $name }邀請你玩{ $game }，在大廳是第{ $number }項
