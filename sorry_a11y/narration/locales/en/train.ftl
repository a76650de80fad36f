# Learning anew what the strong opponents know, for those who build.

train-goes-on = { $family } goes on with member { $member } after lesson { $lesson }.
train-progress = { $family }, member { $member } of { $members }, lesson { $lesson } of { $lessons }, error { $error }, { $seconds } seconds.
train-done = { $family } has learned, the weights are in { $file }.
train-not-written = The run cannot be saved, { $reason }. Name another file.
