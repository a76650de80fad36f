# Words that all files share.
-red = red
-blue = blue
-yellow = yellow
-green = green
