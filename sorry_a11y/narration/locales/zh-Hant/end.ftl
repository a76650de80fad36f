# Endings, and the line between two pages.

end-quit = 再按一次q結束，按其他鍵繼續
end-quit-kept = 再按一次q結束，遊戲會保留，按其他鍵繼續
end-stay = 遊戲繼續
end-goodbye = 再見，下次再玩
end-goodbye-kept = 再見，遊戲已保留
end-end-of-input = 輸入結束，遊戲{ $kept ->
    [yes] 已保留
   *[no] 還沒玩完
}
end-interrupt = 已中斷，遊戲{ $kept ->
    [yes] 已保留
   *[no] 還沒玩完
}
end-hang-up = 終端機斷線了
end-terminate = 系統要求結束，遊戲{ $kept ->
    [yes] 已保留
   *[no] 還沒玩完
}
end-failure = 這裡出了問題，遊戲{ $kept ->
    [yes] 已保留
   *[no] 還沒玩完
}
# 遊戲中：q略過其餘
end-more = 還有{ $count ->
    [2] 兩
   *[other] { $count }
}行，按空白鍵，q略過
# 讀文章：q離開
end-more-text = 還有{ $count ->
    [2] 兩
   *[other] { $count }
}行，按空白鍵，q離開
end-more-sentences = 還有{ $count ->
    [2] 兩
   *[other] { $count }
}句，按空白鍵，q離開
end-lost-paste = 貼上的內容太長或沒有結尾，已略過
