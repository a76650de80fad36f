# 讓強的對手從頭學起，給開發的人。

train-goes-on = { $family } 的成員 { $member } 學過第 { $lesson } 課，從那裡接著學。
train-progress = { $family }，第 { $member } 個成員，共 { $members } 個，第 { $lesson } 課，共 { $lessons } 課，誤差 { $error }，花了 { $seconds } 秒。
train-done = { $family } 學完了，權重寫在 { $file }。
train-not-written = 無法儲存學習的結果，{ $reason }。請指定別的檔案。
