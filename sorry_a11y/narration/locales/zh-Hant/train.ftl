# 讓強的對手從頭學起，給開發的人。

train-goes-on = { $family }，成員 { $member } 從第 { $lesson } 課接著學。
train-progress = { $family }，成員 { $member } 共 { $members }，第 { $lesson } 課共 { $lessons }，誤差 { $error }，{ $seconds } 秒。
train-done = { $family } 學完了，權重在 { $file }。
train-not-written = 不能保存，{ $reason }。請給別的檔案。
