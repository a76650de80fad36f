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
hall-tables = 公開桌
hall-people = 誰在這裡
hall-watch = { $on ->
    [yes] 有人開公開桌會告訴你，選這項就關掉
   *[no] 有人開公開桌就告訴我
}
hall-you = { $name ->
    [none] 取一個自己的名字
   *[other] 你在這裡的名字，{ $name }
}
hall-rules = 大廳規則
hall-offer-table = 加入{ $name }那一桌，{ $game }
hall-offer-invited = 接受{ $name }的邀請，{ $game }

# 牌桌和人
hall-tables-open = 這些是公開桌，按Esc返回
hall-table = { $game }，桌主是{ $host }，{ $open ->
    [0] 沒有空位
   *[other] 有{ COUNT($open) }個空位
}
hall-table-begun = { $game }正在玩，桌主是{ $host }，有{ COUNT($open) }個電腦的座位可以接替
hall-nobody = 這裡沒有別人
hall-people-open = 這些人在這裡，按Esc返回
hall-person = { $friend ->
    [yes] 你的朋友{ $name }
   *[no] { $name }
}，{ $place ->
    [game] 正在玩
    [table] 在一桌
   *[hall] 在大廳
}
hall-person-open = 這是{ $name }，按Esc返回
hall-invite = 邀請到新的一桌，{ $game }
hall-friend = 把{ $name }加為朋友，{ $name }來了就告訴你
hall-unfriend = 不再和{ $name }當朋友
hall-block = 封鎖{ $name }，讓{ $name }找不到你
hall-unblock = 不再封鎖{ $name }
hall-friend-done = { $name }是你的朋友了
hall-unfriend-done = { $name }不再是你的朋友
hall-block-done = 你封鎖了{ $name }
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
hall-news-table = { $name }開了一桌{ $game }，在這裡是第{ $number }項
hall-news-invited = { $name }邀請你玩{ $game }，在這裡是第{ $number }項
