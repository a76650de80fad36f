# Endings, and the line between two pages.

end-quit = press q again to quit, any other key goes on
end-stay = the game goes on
end-goodbye = Goodbye
end-end-of-input = Input ended, the game is not finished
end-interrupt = Stopped, the game is not finished
end-hang-up = The terminal went away
end-more = { $count ->
    [one] 1 more line, Space
   *[other] { $count } more lines, Space
}
