# Written by python -m tests.packaging.completion.
complete -c sorry-a11y -n __fish_use_subcommand -a 'play today window puzzle learn host join resume games replay review transcript board export import statistics rules keys docs settings sounds doctor plays simulate serve server tables'
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l first -x -a 'lot draw red blue yellow green'
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l game
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l name
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l no-undo
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l opponents
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l players
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l points
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l quick
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l rounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l rules
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l seats
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l seed
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l target
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l teams
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from play' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l name
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from today' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from window' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l seed
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from puzzle' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from learn' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from learn' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l at
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l game
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l name
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l page
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l patience
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l points
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l port
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l public -x -a 'yes no'
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l quick
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l rounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l rules
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l seats
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l stand-in -x -a 'anyone auto wait'
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l target
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l teams
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l undo -x -a 'ask off host'
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from host' -l watch
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l at
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l name
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l seat -x -a 'red blue yellow green'
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from join' -l watch
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l mode -x -a 'keys lines'
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from resume' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from games' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from replay' -l from
complete -c sorry-a11y -n '__fish_seen_subcommand_from replay' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from replay' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from review' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from transcript' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from transcript' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from board' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from export' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from import' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from statistics' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l cards
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l differences
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l game
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l points
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l quick
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l rounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l rules
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l target
complete -c sorry-a11y -n '__fish_seen_subcommand_from rules' -l teams
complete -c sorry-a11y -n '__fish_seen_subcommand_from keys' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from docs' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l banter
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l bell
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l cells
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l digits
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l drama
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l forced
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l guard
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l list
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l messages
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l pace
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l save
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l sound
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l verbosity
complete -c sorry-a11y -n '__fish_seen_subcommand_from settings' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from sounds' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from sounds' -l mono
complete -c sorry-a11y -n '__fish_seen_subcommand_from sounds' -l output
complete -c sorry-a11y -n '__fish_seen_subcommand_from sounds' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from sounds' -l volume
complete -c sorry-a11y -n '__fish_seen_subcommand_from doctor' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from doctor' -l report
complete -c sorry-a11y -n '__fish_seen_subcommand_from doctor' -l sounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l card
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l game
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l json
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l pawns
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l rules
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l teams
complete -c sorry-a11y -n '__fish_seen_subcommand_from plays' -l turn
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l bots
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l game
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l games
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l jobs
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l json
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l points
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l quick
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l rounds
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l rules
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l seed
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l target
complete -c sorry-a11y -n '__fish_seen_subcommand_from simulate' -l teams
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l certificate
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l data
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l front
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l keep
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l key
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l migrate
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l port
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l postgres
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l ssh
complete -c sorry-a11y -n '__fish_seen_subcommand_from serve' -l url
complete -c sorry-a11y -n '__fish_seen_subcommand_from server' -l data
complete -c sorry-a11y -n '__fish_seen_subcommand_from server' -l days
complete -c sorry-a11y -n '__fish_seen_subcommand_from server' -l lang -x -a 'en de it zh-Hant'
complete -c sorry-a11y -n '__fish_seen_subcommand_from tables' -l at
complete -c sorry-a11y -n '__fish_seen_subcommand_from tables' -l lang -x -a 'en de it zh-Hant'
