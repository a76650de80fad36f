# The lessons.

learn-open = 短課，按q離開
learn-lesson = 第{ $number }課，共{ $count ->
    [2] 兩
   *[other] { $count }
}課
learn-done = 做得好
learn-end = 學完了，按Enter開始遊戲，按q離開

learn-start = 你的棋子要出發，按Enter選定
learn-where = 按w聽你的棋子在哪裡
learn-again = 按Enter再聽你的選擇
learn-play = 再按一次Enter就選定
learn-next = 按n聽下一項選擇
learn-bump = 這項會撞回一個對手，按Enter
learn-hear = 按5聽第5項選擇
learn-digit = 這項讓棋子到終點，再按5選定
learn-danger = 按d聽誰能撞你
learn-why = 按y聽棋子為什麼不能動
learn-list = 按l聽所有選擇
learn-take = 按Enter就選定
learn-undo = 按u收回
learn-help = 按h求助，再按任一鍵聽它的作用

learn-begins = 遊戲開始
learn-on = 按Enter繼續
learn-goal = 比別人先讓四個棋子都到終點
learn-track = 方格區一圈60格，每個顏色有一邊、起點、安全區和終點
learn-out = 翻出1或2可以讓棋子出發，翻出2之後再翻一張
learn-to-go = 剩幾步，就是棋子到終點還要走的步數
learn-slides = 停在別的顏色的三角形上，就滑到尾，沿途全撞回
learn-slide = 這張5會停在三角形上，按Enter
learn-bumping = 你的棋子停的格子上有對手，對手就退回起點
learn-safety = 在你的安全區誰也撞不到你，步數剛好才能到終點
learn-seven = 卡牌7可以分給兩個棋子，例如3和4
learn-four = 卡牌4是後退4格，離起點近的時候是到終點的近路
learn-back = 按Enter後退4格
learn-eleven = 卡牌11是前進11格，或者和一個對手互換
learn-sorry = Sorry讓起點的棋子占對手的位置，對手退回起點
learn-ten = 卡牌10是前進10格或後退1格
learn-help-key = 現在按w，聽w有什麼作用
learn-dog-goal = Dog是兩人對兩人，各有手牌，要讓四個棋子進終點格
learn-dog-hand = 按f聽你的手牌
learn-dog-give = 每次發牌後你和隊友互給一張牌
learn-dog-take = 按Enter給這一張
learn-dog-card = 按c聽你的牌有什麼作用
learn-dog-where = 按w聽你的棋子，再聽隊友的
learn-dog-targets = 離終點幾步，是走完一圈到第一個終點格的步數
learn-dog-seven = 卡牌7是七個單步，分給你的棋子，經過的都撞回
learn-dog-jack = J讓你的棋子和別人的互換
learn-dog-digit = 按牌上的數字就選那張牌，按7選7
learn-dog-fold = 沒有牌可出的人攤出手牌，等下一輪
learn-dog-partner = 你的四個都進終點以後，你的牌走隊友的棋子
learn-keys = 照最後一行說的做，w和s這類按鍵只是詢問，q離開教學
learn-no-undo = 教學裡不能悔棋，遊戲中才用u
learn-quit = 再按一次q離開教學，按其他鍵留下
