# Written by python -m tests.packaging.completion.
_sorry_a11y() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local words=''
    case "$before" in
        --lang) words='en de it zh-Hant' ;;
        --mode) words='keys lines' ;;
        --first) words='lot draw red blue yellow green' ;;
        --seat) words='red blue yellow green' ;;
        --public) words='yes no' ;;
        --undo) words='ask off host' ;;
        --stand-in) words='anyone auto wait' ;;
    esac
    if [ -z "$words" ]; then
        case "${COMP_WORDS[1]}" in
            play) words='--banter --bell --cells --digits --drama --first --forced --game --guard --lang --messages --mode --mono --name --no-undo --opponents --output --pace --players --points --quick --rounds --rules --save --seats --seed --sound --sounds --target --teams --verbosity --volume' ;;
            today) words='--banter --bell --cells --digits --drama --forced --guard --lang --messages --mode --mono --name --output --pace --save --sound --sounds --verbosity --volume' ;;
            window) words='--lang' ;;
            puzzle) words='--banter --bell --cells --digits --drama --forced --guard --lang --messages --mode --mono --output --pace --save --seed --sound --sounds --verbosity --volume' ;;
            learn) words='--lang --mode' ;;
            host) words='--at --banter --bell --cells --digits --drama --forced --game --guard --lang --messages --mode --mono --name --output --pace --page --patience --points --port --public --quick --rounds --rules --save --seats --sound --sounds --stand-in --target --teams --undo --verbosity --volume --watch' ;;
            join) words='--at --banter --bell --cells --digits --drama --forced --guard --lang --messages --mode --mono --name --output --pace --save --seat --sound --sounds --verbosity --volume --watch' ;;
            resume) words='--banter --bell --cells --digits --drama --forced --guard --lang --messages --mode --mono --output --pace --save --sound --sounds --verbosity --volume' ;;
            games) words='--lang' ;;
            replay) words='--from --lang --verbosity' ;;
            review) words='--lang' ;;
            transcript) words='--lang --verbosity' ;;
            board) words='--lang' ;;
            export) words='--lang' ;;
            import) words='--lang' ;;
            statistics) words='--lang' ;;
            rules) words='--cards --differences --game --lang --points --quick --rounds --rules --target --teams' ;;
            keys) words='--lang' ;;
            docs) words='--lang' ;;
            settings) words='--banter --bell --cells --digits --drama --forced --guard --lang --list --messages --mono --output --pace --save --sound --sounds --verbosity --volume' ;;
            sounds) words='--lang --mono --output --sounds --volume' ;;
            doctor) words='--lang --report --sounds' ;;
            plays) words='--card --game --json --lang --pawns --rules --teams --turn' ;;
            simulate) words='--bots --game --games --jobs --json --lang --points --quick --rounds --rules --seed --target --teams' ;;
            serve) words='--certificate --data --front --keep --key --lang --migrate --port --postgres --ssh --url' ;;
            server) words='--data --days --lang' ;;
            tables) words='--at --lang' ;;
        esac
        [ "$COMP_CWORD" = 1 ] && words='play today window puzzle learn host join resume games replay review transcript board export import statistics rules keys docs settings sounds doctor plays simulate serve server tables'
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _sorry_a11y sorry-a11y
