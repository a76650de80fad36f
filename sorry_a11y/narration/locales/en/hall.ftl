# The hall of a server, where people meet who do not know each other yet.

hall-welcome = this is the hall, where you meet others who play at this server
hall-rule-1 = rules of the hall, be kind to everybody here
hall-rule-2 = no insults, no threats, no advertising
hall-rule-3 = if you have to go, say goodbye, a bot takes over
hall-rule-4 = if somebody bothers you, block them
hall-hint-name = if you have a name here on another device, type the code it tells you instead
hall-type-name = type a name of your own and press Enter
hall-name-yours = the name { $name } is yours at this server
hall-open = { $count ->
    [0] you are in the hall, nobody else is here
    [one] you are in the hall, 1 other person is here
   *[other] you are in the hall, { $count } others are here
}

# the rows
hall-now = play { $game } now
hall-tables = open tables
hall-people = who is here
hall-watch = { $on ->
    [yes] you are told when a table opens, turn this off
   *[no] tell me when a table opens
}
hall-you = { $name ->
    [none] take a name of your own
   *[other] your name here, { $name }
}
hall-rules = rules of the hall
hall-offer-table = sit down at { $name }'s table, { $game }
hall-offer-invited = accept { $name }'s invitation, { $game }

# open tables and people
hall-tables-open = these tables are open, Escape goes back
hall-table = { $game }, { $host } hosts, { $open ->
    [0] no seat is free
    [one] 1 seat is free
   *[other] { $open } seats are free
}
hall-table-begun = { $game } under way, { $host } hosts, { $open ->
    [one] you can take over from 1 bot
   *[other] you can take over from one of { $open } bots
}
hall-nobody = nobody else is here
hall-people-open = these people are here, Escape goes back
hall-person = { $friend ->
    [yes] your friend { $name }
   *[no] { $name }
}, { $place ->
    [game] in a game
    [table] at a table
   *[hall] in the hall
}
hall-person-open = this is { $name }, Escape goes back
hall-invite = invite to a new table, { $game }
hall-friend = make { $name } a friend, to be told when { $name } comes
hall-unfriend = remove { $name } from your friends
hall-block = block { $name }, who can't reach you then
hall-unblock = stop blocking { $name }
hall-friend-done = { $name } is your friend now
hall-unfriend-done = { $name } is no longer your friend
hall-block-done = { $name } is blocked
hall-unblock-done = { $name } is no longer blocked
hall-invited = you have invited { $name }

# oneself
hall-you-open = your name is { $name }, Escape goes back
hall-rename = take another name
hall-transfer = use your name on another device
hall-transfer-code = type { $code } on the other device in place of a name, within { $minutes } minutes
hall-forget = have this server forget you
hall-forget-open = your name, friends and blocks would be gone, and nothing brings them back
hall-forget-no = keep everything
hall-forget-yes = forget me
hall-forgotten = this server has forgotten you

# what comes
hall-news-friend = your friend { $name } is here
hall-news-table = { $name } opens a table for { $game }, it is row { $number } here
hall-news-invited = { $name } invites you to play { $game }, it is row { $number } here
