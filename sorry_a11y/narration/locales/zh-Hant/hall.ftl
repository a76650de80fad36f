# 伺服器的大廳，還不認識的人在這裡相遇。

hall-welcome = 這裡是大廳，可以遇到在這個伺服器玩的人
hall-rule-1 = 大廳規則，請善待每個人
hall-rule-2 = 不罵人，不威脅，不打廣告
hall-rule-3 = 要走時說再見，會由機器人接手
hall-rule-4 = 有人打擾你時，可以封鎖他
hall-hint-name = 如果在別的裝置上已經有名字，請改輸入那裡告訴你的代碼
hall-type-name = 輸入自己的名字，再按Enter
hall-name-yours = 在這個伺服器，{ $name }這個名字是你的
hall-open = { $count ->
    [0] 你在大廳，沒有別人
   *[other] 你在大廳，這裡還有{ $count }人
}

# 選項
hall-now = 馬上玩，{ $game }
hall-tables = 開放的牌桌
hall-people = 誰在這裡
hall-watch = { $on ->
    [yes] 有新牌桌時會告訴你，關閉
   *[no] 有新牌桌時告訴我
}
hall-you = { $name ->
    [none] 取一個自己的名字
   *[other] 你在這裡的名字，{ $name }
}
hall-rules = 大廳規則
hall-offer-table = 坐到{ $name }的牌桌，{ $game }
hall-offer-invited = 接受{ $name }的邀請，{ $game }

# 牌桌和人
hall-tables-open = 這些牌桌開放，Escape返回
hall-table = { $game }，主人是{ $host }，空位{ $open }個
hall-table-begun = { $game }正在進行，主人是{ $host }，可以接替的機器人有{ $open }個
hall-nobody = 沒有別人
hall-people-open = 這些人在這裡，Escape返回
hall-person = { $friend ->
    [yes] 朋友{ $name }
   *[no] { $name }
}，{ $place ->
    [game] 在玩
    [table] 在牌桌
   *[hall] 在大廳
}
hall-person-open = 這是{ $name }，Escape返回
hall-invite = 邀請到新的牌桌，{ $game }
hall-friend = 把{ $name }加為朋友，來的時候會告訴你
hall-unfriend = 不再把{ $name }當朋友
hall-block = 封鎖{ $name }，之後找不到你
hall-unblock = 不再封鎖{ $name }
hall-friend-done = { $name }是你的朋友了
hall-unfriend-done = { $name }不再是你的朋友
hall-block-done = 已封鎖{ $name }
hall-unblock-done = 不再封鎖{ $name }了
hall-invited = 已經邀請{ $name }

# 自己
hall-you-open = 你的名字是{ $name }，Escape返回
hall-rename = 取別的名字
hall-transfer = 在別的裝置用你的名字
hall-transfer-code = 在別的裝置上輸入{ $code }代替名字，{ $minutes }分鐘內有效
hall-forget = 讓這個伺服器忘記你
hall-forget-open = 名字、朋友和封鎖都會永遠刪除
hall-forget-no = 全部保留
hall-forget-yes = 忘記我
hall-forgotten = 這個伺服器已經忘記你

# 消息
hall-news-friend = 你的朋友{ $name }來了
hall-news-table = { $name }開了一桌{ $game }，在這裡是第{ $number }項
hall-news-invited = { $name }邀請你玩{ $game }，在這裡是第{ $number }項
