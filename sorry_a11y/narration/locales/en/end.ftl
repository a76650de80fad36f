# Endings, and the line between two pages.

end-quit = press q again to quit, any other key to stay in the game
end-quit-kept = press q again to quit, your game is saved, or any other key to stay
end-stay = the game goes on
end-goodbye = Goodbye
end-goodbye-kept = Goodbye, the game is saved
end-end-of-input = { $kept ->
    [yes] The input ended, the game is saved
   *[no] The input ended, the game is not finished
}
end-interrupt = { $kept ->
    [yes] You stopped the program, the game is saved
   *[no] You stopped the program, the game is not finished
}
end-hang-up = The terminal was closed
end-terminate = The system ends the program, the game is { $kept ->
    [yes] saved
   *[no] not finished
}
end-failure = Something went wrong, the game is { $kept ->
    [yes] saved
   *[no] not finished
}
end-failure-file = The program made a mistake, it is written in { $file }
# in a game: q leaves the rest untold
end-more = { $count ->
    [one] 1 more line, Space reads it, q skips it
   *[other] { $count } more lines, Space reads on, q skips them
}
# in a text to read: q leaves the text
end-more-text = { $count ->
    [one] 1 more line, Space reads it, q leaves
   *[other] { $count } more lines, Space reads on, q leaves
}
end-more-sentences = { $count ->
    [one] 1 more sentence, Space reads it, q leaves
   *[other] { $count } more sentences, Space reads on, q leaves
}
end-lost-paste = That paste was too long or had no end, so it is left out
