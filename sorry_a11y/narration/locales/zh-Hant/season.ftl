# 賽季：五級對手，每級三戰兩勝。

season-none = 賽季，五位對手，各三戰兩勝
season-level = 賽季，第{ $level }級，共{ $levels }級
season-lead = { $lead ->
    [you] 你{ $more }比{ $less }領先
    [other] 你{ $less }比{ $more }落後
    [level] { $more }比{ $less }
   *[none] 還沒開始玩
}
season-won = 賽季，每一級都贏了
season-rules = 三戰兩勝就開放下一級，不能悔棋
season-unsaved = 存檔關著，所以賽季不變
season-play = 玩第{ $game }場，對手是{ $name }
season-continue = 繼續賽季的遊戲
season-again = 開始另一個賽季
season-anew = 賽季重新開始
season-anew-open = 你在第{ $level }級，真的要從第1級重新開始嗎？
season-anew-no = 不，繼續這個賽季
season-anew-yes = 對，從第1級開始
season-opens = 你贏了這一級，接著是第{ $level }級，對手是{ $name }
season-lost = { $name }贏了兩場，第{ $level }級重新開始
season-all-won = 你贏了每一級，這個賽季是你的
