# Endings, and the line between two pages.

end-quit = press q again to quit, any other key goes on
end-quit-kept = press q again to quit, the game is kept, any other key goes on
end-stay = the game goes on
end-goodbye = Goodbye
end-goodbye-kept = Goodbye, the game is kept
end-end-of-input = Input ended, the game is { $kept ->
    [yes] kept
   *[no] not finished
}
end-interrupt = Stopped, the game is { $kept ->
    [yes] kept
   *[no] not finished
}
end-hang-up = The terminal went away
end-terminate = The system ends the program, the game is { $kept ->
    [yes] kept
   *[no] not finished
}
end-failure = Something went wrong here, the game is { $kept ->
    [yes] kept
   *[no] not finished
}
# in a game: q leaves the rest untold
end-more = { $count ->
    [one] 1 more line, Space, q skips it
   *[other] { $count } more lines, Space, q skips them
}
# in a text to read: q leaves the text
end-more-text = { $count ->
    [one] 1 more line, Space, q leaves
   *[other] { $count } more lines, Space, q leaves
}
end-more-sentences = { $count ->
    [one] 1 more sentence, Space, q leaves
   *[other] { $count } more sentences, Space, q leaves
}
end-lost-paste = What was pasted is too long, or has no end, it is left out
