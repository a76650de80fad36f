# 各檔共用的字詞。名字、數字和整個名詞片語由程式傳入。
# 「二」在量詞前念「兩」，所以數字後面有量詞時，2 另有一種寫法。

terms-colour-red = 紅色
terms-colour-blue = 藍色
terms-colour-yellow = 黃色
terms-colour-green = 綠色

# 行動者的代表物；別人行動時，聽者的、聽者隊友的、其他人的代表物。
# 中文沒有格的變化，$case 不影響用字。句首不放數字，以免像是按鍵的回音。
terms-pawn = { $case ->
   *[subject] 代表物{ $number }
}
terms-pawn-yours = { $case ->
   *[subject] 你的{ $number }號
}
terms-pawn-partner = { $case ->
   *[subject] 隊友的{ $number }號
}
terms-pawn-other = { $case ->
   *[subject] { $name }的{ $number }號
}
# 行動者撞回自家的代表物。$who 是 you 或 other。
terms-pawn-own = { $who ->
    [you] 你自己的{ $number }號
   *[other] 自己的{ $number }號
}

# 卡牌，依記號中的名稱。
terms-card-1 = 1
terms-card-2 = 2
terms-card-3 = 3
terms-card-4 = 4
terms-card-5 = 5
terms-card-6 = 6
terms-card-7 = 7
terms-card-8 = 8
terms-card-9 = 9
terms-card-10 = 10
terms-card-11 = 11
terms-card-12 = 12
terms-card-sorry = Sorry
terms-card-J = J
terms-card-Q = Q
terms-card-K = K
terms-card-A = A
terms-card-joker = 鬼牌

# 位置。$board 是 safety（有終點的圖板）或 target（有終點格的圖板）。
terms-in-start = { $board ->
    [target] 在狗屋
   *[safety] 在起點
}
terms-home = 在終點
terms-to-go = 剩{ $steps ->
    [2] 兩
   *[other] { $steps }
}步
terms-target = 終點第{ $target }格
terms-to-targets = 離終點{ $steps ->
    [2] 兩
   *[other] { $steps }
}步

# 子句和清單的接法。
terms-list = { $first }，{ $second }
terms-and = { $first }和{ $second }
terms-sentence = { $text }。
