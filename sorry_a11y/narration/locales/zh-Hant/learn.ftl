# The lessons.

learn-open = 短課共{ $count ->
    [2] 兩
   *[other] { $count }
}堂，按q離開
learn-lesson = 第{ $number }課，共{ $count ->
    [2] 兩
   *[other] { $count }
}課
learn-done = 做得好
learn-left = 再見，用 sorry-a11y 開始遊戲
learn-end = 學完了，用 sorry-a11y 開始遊戲

learn-start = 你的代表物要出發，按Enter選定
learn-where = 按w聽你的代表物在哪裡
learn-again = 按Enter再聽你的選擇
learn-play = 再按一次Enter就選定
learn-next = 按n聽下一項選擇
learn-bump = 這項會撞回一個對手，按Enter
learn-hear = 按5聽第5項選擇
learn-digit = 這項讓代表物到終點，再按5選定
learn-danger = 按d聽誰能撞你
learn-why = 按y聽代表物為什麼不能動
learn-list = 按l聽所有選擇
learn-take = 選一項，按Enter選定
learn-undo = 按u收回
learn-help = 按h求助，再按任一鍵聽它的作用
