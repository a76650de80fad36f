# Endings, and the line between two pages.

end-quit = 再按一次q就結束，按其他鍵繼續玩
end-quit-kept = 再按一次q就結束，遊戲已存檔，按其他鍵繼續玩
end-stay = 遊戲繼續
end-goodbye = 再見，下次再玩
end-goodbye-kept = 再見，遊戲已存檔
end-end-of-input = { $kept ->
    [yes] 輸入結束了，遊戲已存檔
   *[no] 輸入結束了，遊戲還沒玩完
}
end-interrupt = { $kept ->
    [yes] 你中斷了程式，遊戲已存檔
   *[no] 你中斷了程式，遊戲還沒玩完
}
end-hang-up = 終端機斷線了
end-terminate = 系統要結束這個程式，遊戲{ $kept ->
    [yes] 已存檔
   *[no] 還沒玩完
}
end-failure = 程式出了問題，遊戲{ $kept ->
    [yes] 已存檔
   *[no] 還沒玩完
}
end-failure-file = 程式出錯了，內容寫在 { $file } 裡
# 遊戲中：q略過其餘
end-more = 還有{ COUNT($count) }行，按空白鍵往下聽，按q略過
# 讀文章：q離開
end-more-text = 還有{ COUNT($count) }行，按空白鍵往下聽，按q離開
end-more-sentences = 還有{ COUNT($count) }句，按空白鍵往下聽，按q離開
end-lost-paste = 貼上的內容太長或沒有結尾，已略過
