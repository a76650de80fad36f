# The command line: help, and mistakes in one line each: what was wrong, what would be right.
# Words that are typed stay as they are typed, with spaces round them.

cli-help =
    sorry-a11y 讓你用耳朵和點字玩 Sorry! 和 Dog。
    用法 sorry-a11y [command] [options]
    不給指令就開啟選單。選單裡按 h 聽各鍵的作用，按 q 離開。

    play       玩一場遊戲
    today      玩每日一場和每日一題
    window     在瀏覽器的視窗裡玩，不用終端機
    learn      新手教學，learn dog 教 Dog
    host       為別處的朋友開一桌
    join       加入朋友的一桌
    resume     繼續玩一場遊戲
    games      列出你存檔的遊戲
    review     聽哪些選擇讓你損失最多
    statistics 聽你贏過幾場
    rules      聽遊戲規則
    keys       聽各鍵的作用
    doctor     檢查語音、音效和顯示，哪些能用，哪些不能

    還有 puzzle、settings、board、sounds、transcript、export、import、plays、
    simulate、replay、docs，以及伺服器用的 serve、server 和
    tables。
    sorry-a11y play --help 列出 play 的選項，其他指令也一樣。
    --lang LANGUAGE 換成 en、de、it 或 zh-Hant，--version 說版本。
    這個遊戲和 Sorry! 商標的擁有者無關。
cli-help-play =
    sorry-a11y play [options]
    --game PRESET        hasbro、parker、bounce-home、hobby 或 dog
    --players N          2、3 或 4 位玩家，你是紅色
    --opponents A,B      全部同一種或各給一個，beginner、casual、steady、
                         strong、champion、bumper、homebody、racer、runner
                         或 chance
    --seats SEATS        誰坐哪裡，例如 red=you,yellow=runner,blue=Ann
    --name NAME          你叫什麼名字
    --teams              組隊，紅黃對藍綠
    --points             計分，每人五張手牌
    --rounds N           計分時玩 N 局
    --target N           計分時玩到有人得 N 分
    --quick              每種顏色先有一顆棋子在跑道上
    --rules A=B,C=D      自訂規則，sorry-a11y rules 會列出有哪些
    --seed N             種子和按鍵相同，遊戲就相同
    --mode MODE          keys 單鍵，lines 打指令再按 Enter
    --pace PACE          all 一次說完對手，step 按一鍵說一位，
                         1s、2s、3s 隔幾秒說一位
    --verbosity HOW      brief 簡短，normal 一般，full 詳細
    --digits HOW         tell 先說選擇，play 直接選定
    --forced HOW         只有一項選擇時，ask 照樣問，play 自動選定
    --guard N            說話後 N 毫秒內按鍵不算
    --first WHO          誰先走，red 等顏色，lot 抽籤，draw 翻牌
    --output HOW         terminal、speech 或 both
    --sound HOW          full、short 或 off
    --volume N           音效的音量，0 到 100
    --mono HOW           yes 或 no，yes 就關掉立體聲
    --sounds FOLDER      你自己的音效
    --bell HOW           yes 或 no，和朋友玩時輪到你，終端機響不響鈴
    --messages HOW       now 或 wait，你選擇時朋友說的話
    --banter HOW         usual、rare 或 off，對手在回合之間說不說話
    --drama HOW          yes 或 no，說不說這一輪最要緊的事
    --save HOW           yes 或 no，遊戲存不存檔
    --cells N            每行不超過 N 方的點字顯示器
    --no-undo            誰都不能悔棋
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-today =
    sorry-a11y today [options]
    每日一場，大家玩的都一樣，不能悔棋。第一次才算，之後都是練習。
    還有每日一題和昨天的題目。
    --name NAME          你叫什麼名字
    --mode 和設定與 play 相同。
cli-help-window =
    sorry-a11y window
    在獨立的視窗裡打開遊戲，用 Chromium、Chrome 或 Edge，都沒有就用你的
    瀏覽器。遊戲和設定與終端機相同。關掉視窗，指令就結束。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-puzzle =
    sorry-a11y puzzle [LEVEL]
    一題接一題，問你哪一項選擇最好。
    LEVEL 是 easy、medium 或 hard，不說就是 medium。
    --seed N             從第 N 題開始
    --mode 和設定與 play 相同。
cli-help-learn =
    sorry-a11y learn [dog]
    教你玩 Sorry! 或 Dog，每一課照著按鍵，按 q 離開。
    --mode MODE          keys 單鍵，lines 打指令再按 Enter
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-host =
    sorry-a11y host [options]
    為別台電腦上的朋友開一桌，並說出邀請碼。
    --seats SEATS        誰坐哪裡，用 you、open 或電腦玩家，例如
                         red=you,yellow=open,blue=runner
    --name NAME          你叫什麼名字
    --at SERVER          把這一桌開在伺服器上，不在這個程式裡
    --port N             這個程式用的連接埠，不說就是 8765
    --page               在這台電腦的瀏覽器裡玩
    --undo HOW           悔棋時 ask 問其他人，off 不准，host 由桌主決定
    --stand-in HOW       有人不在時，anyone 任何人都能讓電腦代打，auto 自動，
                         wait 等他回來
    --patience N         代打前等幾秒，不說就是 45，day 是每回合一天
    --watch HOW          yes 或 no，別人能不能觀戰
    --public HOW         yes 或 no，伺服器列不列出這一桌
    --game、--rules、--teams、--points、--rounds、--target、--quick、--mode
    和設定與 play 相同。
cli-help-join =
    sorry-a11y join CODE [options]
    用邀請碼加入那一桌，也可以用連結。
    sorry-a11y join      回到上一桌
    --at ADDRESS         那一桌在哪裡，不說就是這台電腦
    --name NAME          你叫什麼名字
    --seat COLOUR        red、blue、yellow 或 green
    --watch              只觀戰，不要座位
    --mode 和設定與 play 相同。
cli-help-resume =
    sorry-a11y resume [N]
    繼續玩清單裡的第 N 場，或最後一場還沒玩完的遊戲。
    --mode、--pace、--verbosity 和其他設定與 play 相同。
cli-help-games =
    sorry-a11y games
    列出你存檔的遊戲，最後玩的在最前面。
    sorry-a11y games delete N     先問過再刪除第 N 場
    sorry-a11y games rescue N     把第 N 場沒壞的部分另存一場
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-replay =
    sorry-a11y replay N 或 FILE
    把一場遊戲再說一遍，每按一鍵多說一點，按 q 離開。
    --from TURN          從那一回合開始說
    --verbosity HOW      brief 簡短，normal 一般，full 詳細
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-transcript =
    sorry-a11y transcript N 或 FILE
    把聽到的全部寫出來，一行一句。
    --verbosity HOW      brief 簡短，normal 一般，full 詳細
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-board =
    sorry-a11y board [N 或 FILE]
    把一場遊戲的棋盤畫給看得見的人看，沒有 N 就畫最後離開的那一場。
    畫的都是符號和字母，不適合螢幕報讀軟體。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-export =
    sorry-a11y export N FILE
    把第 N 場遊戲複製成新的檔案。
cli-help-import =
    sorry-a11y import FILE
    把檔案裡的遊戲加到你的清單，也可以是瀏覽器頁面存下的所有遊戲。
cli-help-statistics =
    sorry-a11y statistics
    從你存檔的遊戲說你贏過幾場，還有其他成績。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-rules =
    sorry-a11y rules [PRESET] [options]
    PRESET 是 hasbro、parker、bounce-home、hobby 或 dog。
    --differences        只說和 hasbro 不同的地方
    --cards              每種牌短短一行，可以印成點字
    --rules A=B,C=D      加上自訂規則
    --teams              組隊
    --points             計分，每人五張手牌
    --rounds N           計分時玩 N 局
    --target N           計分時玩到有人得 N 分
    --quick              每種顏色先有一顆棋子在跑道上
    --game PRESET        和 PRESET 相同
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-keys =
    sorry-a11y keys
    說遊戲中每個鍵的作用。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-settings =
    sorry-a11y settings [options]
    打開設定，和遊戲中的m鍵一樣，按數字就更改那一項。
    --list               說每項設定、每個值的樣本、目前選的是哪個，以及設定檔
    選項優先於環境變數，例如 SORRY_A11Y_PACE，
    環境變數優先於設定檔。
    SORRY_A11Y_HOME 可指定設定檔的另一個資料夾。
    --pace、--verbosity、--digits、--output、--sound、--volume、--mono、
    --sounds、--bell、--banter、--drama、--save 和 --cells 都是選項，
    和玩遊戲時一樣。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-sounds =
    sorry-a11y sounds [options]
    播放並說明每個音效，每頁九個。按 h 聽各鍵的作用。
    沒有終端機就只列出來。
    --sounds FOLDER      你自己的音效
    --volume N           0 到 100
    --mono HOW           yes 或 no，yes 就關掉立體聲
    --output HOW         terminal、speech 或 both
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-docs =
    sorry-a11y docs [PAGE]
    讀一頁說明文件，不給名稱就列出各頁。
    說明文件是英文的。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-doctor =
    sorry-a11y doctor [options]
    說找到了哪些螢幕報讀軟體、語音、音效、終端機和設定，以及該怎麼做。
    在終端機上還會一行用顯示、一行用說，問你聽到哪一行，
    再照你的回答設定輸出。
    --sounds FOLDER      也檢查你自己的音效
    --report FILE        把檢查結果寫進新的檔案，可以寄給別人
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TEXT --turn COLOUR --card CARD
    sorry-a11y plays --json
    說一個局面裡能怎麼走。
    --pawns TEXT         棋子的位置，例如
      "red: start, 12, safety 2, home; yellow: start, start, 0, start"
    --turn COLOUR        red、blue、yellow 或 green
    --card CARD          翻到的牌
    --game PRESET        hasbro、parker、bounce-home、hobby 或 dog
    --rules A=B,C=D      自訂規則
    --teams              組隊
    --json               一行讀一個 JSON 物件，一行回答一個
    --lang LANGUAGE      en、de、it 或 zh-Hant
    用 --json 時，遊戲、規則、組隊和手牌都寫在物件裡。
cli-help-simulate =
    sorry-a11y simulate [options]
    --bots A,B           兩到四個電腦玩家，和 play 的對手一樣，依座位順序
    --games N            玩幾場，不說就是 1000
    --seed N             種子相同，結果就相同
    --jobs N             用 N 個行程，0 是所有核心
    --json               用一個 JSON 物件代替句子
    --game PRESET        hasbro、parker、bounce-home、hobby 或 dog
    --rules A=B,C=D      自訂規則
    --teams              組隊
    --points             計分，每人五張手牌
    --rounds N           計分時玩 N 局
    --target N           計分時玩到有人得 N 分
    --quick              每種顏色先有一顆棋子在跑道上
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-review =
    sorry-a11y review [N 或 FILE]
    說一場遊戲裡哪些選擇讓你損失最多，沒有 N 就是最後玩的那場。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-serve =
    sorry-a11y serve [options]
    讓許多人開桌來玩，按 Ctrl C 結束。沒有 --url 或憑證時，
    只接受私人網路的客人。
    --port N             用的連接埠，不說就是 8765
    --data FOLDER        各桌儲存在哪裡
    --url ADDRESS        客人要輸入的位址，前面有 Caddy 之類的程式時用，
                         這時只接受這台電腦的連線
    --certificate FILE   前面沒有別的程式時，用來加密的憑證
    --key FILE           憑證的金鑰
    --ssh PORT           讓客人也能用 ssh 從這個連接埠來
    --keep DAYS          幾天沒人用的桌會刪除，不說就是 90 天
    --postgres DSN       把各桌儲存在 PostgreSQL，供多台伺服器共用
    --front ADDRESS      用 --url 時，前面的程式若在另一台電腦，它的位址
    --migrate            建立 PostgreSQL 所需的資料表後結束
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-server =
    sorry-a11y server COMMAND [words] [options]
    給伺服器的管理員，在那台電腦上用。
    tables, people       現在有哪些桌，有誰
    say TEXT             在場的人都會聽到
    end TABLE            結束一桌，不能恢復
    ban WHO, unban WHO   不讓某個名字或網路進來，或又讓他進來
    bans, reports        誰不能進來，有哪些檢舉
    forget NAME          刪除某人的資料
    backup FOLDER        複製儲存的一切，伺服器執行時也可以
    restore FOLDER       把備份放到還沒有資料的地方
    --days N             幾天不能進來
    --data FOLDER        各桌儲存在哪裡
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    列出伺服器上的公開桌。
    --lang LANGUAGE      en、de、it 或 zh-Hant

cli-report = 報告寫在 { $file }。寄出前請先看一遍，裡面有這台電腦的程式和資料夾名稱。
cli-docs-pages = sorry-a11y docs NAME 讀其中一頁，內容是英文。
cli-docs-page = { $name }, { $title }.

cli-no-command = 沒有 { $given } 這個指令。常用的指令有 { $accepted }，其餘請見 sorry-a11y --help。
cli-no-command-near = 沒有 { $given } 這個指令。你要的是 { $nearest } 嗎？
cli-first-dog = Dog 不用翻牌決定誰先走。--first 請用 lot 或顏色。
cli-no-option = 這裡沒有 { $given } 這個選項。sorry-a11y { $command } --help 會列出可用的。
cli-no-option-near = 這裡沒有 { $given } 這個選項。你要的是 { $nearest } 嗎？
cli-needs-value = { $option } 後面要有值。
cli-login = 你登入的名字是 { $given }，玩家不能用這個名字。請用 --name 指定一個。
cli-no-login = 這台電腦沒有你的登入名稱。請用 --name 指定名字。
cli-takes-no-value = { $option } 後面不能有值。
cli-beside-json = 用 --json 時，一切都寫在物件裡。請不要給 { $option }。
cli-too-many = 多寫了 { $given }。sorry-a11y --help 會說每個指令要什麼。
cli-from-end = 這場遊戲不到第 { $given } 回合就結束了。請選更早的回合。
cli-output-full = 沒有空間了，所以無法輸出。
cli-output-fails = 無法輸出。
cli-file-fails = 無法讀寫 { $file }。
cli-too-large = { $where } 的 { $given } 太大。最大可以是 { $accepted }。
cli-rules-twice = 自訂規則 { $given } 寫了兩次。
cli-rounds-or-target = --rounds 和 --target 請只給一個。
cli-no-number = { $where } 的 { $given } 不是整數。
cli-too-small = { $where } 的 { $given } 太小。請給大於 0 的數。
cli-rules-text = { $given } 不是自訂規則。請寫成 name=value，例如 home=bounce。
cli-no-such = { $where } 沒有 { $given } 這個值。可用的有 { $accepted }。
cli-seats-or-players = 請只用 --seats，或只用 --players 和 --opponents，不要一起用。
cli-seat-colour = 沒有 { $given } 這個顏色。可用的顏色有 { $accepted }。
cli-seat-twice = { $given } 有兩位玩家。每種顏色只能寫一次。
cli-seat-bot = 沒有 { $given } 這個電腦玩家。可用的有 { $accepted }，真人的名字不能以小寫字母開頭。
cli-seat-name = { $given } 這個名字不能用。名字要有 1 到 { $accepted } 個字，可以有數字，字和字之間可以有一個空格、連字號或撇號。
cli-seat-name-script = { $given } 這個名字混用了不同的文字。請只用一種文字。
cli-seat-name-word = { $given } 這個名字裡有遊戲用的詞。請換一個名字，例如 { $accepted }。
cli-seat-name-twice = 有兩位玩家叫 { $given }。請給不同的名字。
cli-seat-players = 不能由 { $given } 位玩家來玩。可以是 { $accepted } 位。
cli-seat-opponents = 你寫了 { $given } 位對手。請寫一種給全部的人，或寫 { $accepted } 位。
cli-seat-pair = { $given } 沒有寫出玩家。請寫成 colour=player，例如 red=you。
cli-host-you = 沒有座位是你的。請選一個，例如 red=you。
cli-seat-nobody = 沒有人在鍵盤前。請給自己一個顏色，例如 red=you，或改用 simulate。
cli-window = 按任一鍵關閉視窗

# -- 伺服器上給朋友的桌

cli-serve-open = 伺服器在連接埠 { $port } 讓客人開桌，連線加密，接受各地的客人。按 Ctrl C 結束。
cli-serve-here = 伺服器在連接埠 { $port } 讓客人開桌，接受這個網路的客人。按 Ctrl C 結束。
cli-serve-url = 伺服器在連接埠 { $port } 讓客人開桌，客人輸入 { $url } 就能來。按 Ctrl C 結束。
cli-window-open = 遊戲會在瀏覽器的視窗裡打開。要結束就關掉那個視窗，或在這裡按 Ctrl C。
cli-window-none = 這裡找不到瀏覽器。請安裝一個，或用 sorry-a11y 在這個終端機裡玩。
cli-window-failed = 瀏覽器沒有打開遊戲。請用 sorry-a11y 在這個終端機裡玩，或把變數 BROWSER 設成別的瀏覽器。
cli-page-here = 瀏覽器會打開 { $address }。按 Ctrl C 結束這一桌。
cli-page-open = 請用瀏覽器打開 { $address }。按 Ctrl C 結束這一桌。
cli-page-phones = 在這個網路的手機上，請打開 { $address }。
cli-serve-port = 伺服器無法使用連接埠 { $port }。可能有別的程式在用，或是你沒有權限。
cli-serve-in-use = 另一台伺服器把各桌儲存在 { $folder }。請先結束它，或用 --data 指定別的資料夾。
cli-serve-no-data = { $why ->
    [full] { $folder } 裡無法儲存各桌，因為磁碟滿了。請騰出空間，或用 --data 指定別的資料夾。
    [read-only] { $folder } 裡無法儲存各桌，因為磁碟是唯讀的。請用 --data 指定別的資料夾。
    [denied] { $folder } 裡無法儲存各桌，因為沒有權限。請用 --data 指定別的資料夾。
    [gone] { $folder } 裡無法儲存各桌，因為那裡無法建立資料夾。請用 --data 指定別的。
    [locked] { $folder } 裡的各桌被另一個程式鎖住了。請結束它，或用 --data 指定別的資料夾。
    [no-locks] { $folder } 裡無法儲存各桌，因為磁碟不支援鎖定。請用 --data 指定別的資料夾。
    [newer] { $folder } 裡的各桌是比較新的版本寫的。請更新你的程式，或用 --data 指定別的資料夾。
    [foreign] { $folder } 裡的 tables.sqlite 是別的程式的檔案。請用 --data 指定別的資料夾。
    [damaged] { $folder } 裡的各桌已損壞。請還原備份，或用 --data 指定別的資料夾。
   *[other] { $folder } 裡無法儲存各桌。請用 --data 指定別的資料夾。
}
cli-serve-certificate = 無法使用憑證 { $file } 或它的金鑰。請檢查這兩個檔案。
cli-serve-ssh = 客人也能輸入 ssh -p { $port } 邀請碼@位址。這台伺服器的金鑰是 { $key }。
cli-serve-ssh-extra = --ssh 還需要一個套件，請用 pip install sorry-a11y[ssh] 安裝。
cli-serve-keep-postgres = --keep 和 --postgres 請只給一個。
cli-serve-ssh-key = { $file } 已經存在，但裡面不是 ssh 的金鑰。請把它移走，伺服器會產生新的。
cli-serve-extra = { $given } 需要其他套件，請用 pip install sorry-a11y[servers] 安裝。
cli-serve-database-address = --postgres 不是資料庫的位址。位址的寫法是 postgresql://名稱@主機/資料庫。
cli-serve-database-silent = --postgres 的位址沒有 PostgreSQL 回應。請檢查位址，並確認 PostgreSQL 正在執行。
cli-serve-database-encryption = 無法照 --postgres 的要求加密與 PostgreSQL 的連線。請檢查 sslmode 和憑證。
cli-serve-database-login = PostgreSQL 不讓這個使用者登入。請檢查 --postgres 裡的名稱和密碼。
cli-serve-database-missing = PostgreSQL 沒有這個名稱的資料庫。請檢查 --postgres，或用 createdb 建立資料庫。
cli-serve-database-refused = PostgreSQL 不肯做伺服器需要的事。請檢查 --postgres 裡使用者的權限。
cli-serve-old = 資料庫還沒有準備好給這個版本使用。請在同一個指令加上 --migrate，執行一次。
cli-serve-newer = 資料庫是給比較新的版本使用的。請安裝那個版本的 sorry-a11y。
cli-serve-migrated = 資料庫已經建好第 { $version } 版的資料表。
cli-serve-current = 資料庫早就有第 { $version } 版的資料表。
cli-tables-no-server = 在 { $server } 沒有伺服器回應。
cli-tables-none = 沒有公開桌。
# -- 伺服器的管理員
cli-server-none = { $folder } 裡還沒有伺服器儲存的人。請用 --data 指定它的資料夾。
cli-server-silent = 沒有伺服器回應。它是用這個資料夾嗎？
cli-server-table = 桌 { $table }，{ $game }，{ $stage ->
    [gathering] 等待開始
    [playing] 正在玩
    [paused] 暫停中
   *[over] 已結束
}，有{ COUNT($count) }個人在，{ $public ->
    [public] 是公開桌
   *[private] 要有邀請碼
}，桌主是{ $host }。
cli-server-no-tables = 沒有使用中的桌。
cli-server-person = { $name }，{ $place ->
    [game] 正在玩
    [table] 在一桌
   *[hall] 沒有在玩
}。
cli-server-nobody = 沒有取了名字的人在這裡。
cli-server-said = 有{ COUNT($count) }個連線聽到了。
cli-server-no-text = 裡面沒有聽得到的內容。
cli-server-ended = 桌 { $table } 已結束。
cli-server-no-table = 用 { $table } 開頭的桌沒有，或不只一桌。指令 tables 會列出各桌。
cli-server-no-person = { $name } 不是這裡誰的名字，也不是網路。
cli-server-banned = { $name } 不能再進來。
cli-server-banned-until = { $name } 在 { $day } 之前不能進來。
cli-server-not-banned = { $name } 本來就能進來。
cli-server-unbanned = { $name } 又可以進來了。
cli-server-no-bans = 沒有人被擋在外面。
cli-server-forgotten = { $name } 的資料已刪除。
cli-server-report = { $day }，{ $by ->
    [none] 沒有名字的人
   *[other] { $by }
}檢舉了 { $about }，原因是{ $why ->
    [insults] 罵人
    [advertising] 打廣告
    [cheating] 作弊
    [name] 名字不雅
   *[other] 其他
}，被檢舉的人來自網路 { $network }。{ $chat ->
    [yes] 以下是聊天的最後幾行。
   *[no] 沒有聊天內容。
}
cli-server-line = { $text }
cli-server-no-reports = 沒有人檢舉過。
cli-server-backup = 全部已複製到 { $folder }。桌數 { $tables }，人名 { $people }。
cli-server-restore = 全部已放到 { $folder }。桌數 { $tables }，人名 { $people }。
cli-server-copy-taken = { $place } 裡已經有檔案。請用空的或還不存在的資料夾。
cli-server-copy-none = { $place } 裡沒有各桌的資料。
cli-server-copy-damaged = { $place } 裡各桌的資料壞了，所以沒有複製。
cli-server-copy-postgres = 每一桌和玩家的資料都在資料庫裡。伺服器運作時請用 pg_dump 複製。
cli-server-copy-failed = { $why ->
    [full] 無法寫入 { $place }，因為磁碟滿了。什麼都沒有複製。
    [read-only] 無法寫入 { $place }，因為磁碟是唯讀的。什麼都沒有複製。
    [denied] 無法讀寫 { $place }，因為沒有權限。什麼都沒有複製。
    [gone] 找不到 { $place }。什麼都沒有複製。
    [locked] 讀不到 { $place }，因為另一個程式把它鎖住了。什麼都沒有複製。
    [no-locks] 讀不到 { $place }，因為磁碟不支援鎖定。什麼都沒有複製。
    [newer] { $place } 是比較新的版本寫的。什麼都沒有複製。
    [foreign] { $place } 是別的程式的檔案。什麼都沒有複製。
   *[other] 無法讀寫 { $place }。什麼都沒有複製。
}
cli-tables-one = { $game ->
    [dog] Dog
    [parker] Sorry!，Parker規則
    [bounce-home] Sorry!，終點折返規則
    [hobby] Sorry!，Hobby規則
    [hasbro] Sorry!
   *[other] { $game }
}，桌主是{ $host }，{ $open ->
    [0] 沒有空位
   *[other] 有{ COUNT($open) }個空位
}{ $slow ->
    [yes] ，慢桌，每回合一天
   *[no] {""}
}，邀請碼是 { $code }。

# What the doors for programs say: answers, results, and what was wrong with a question.

# -- plays, told in sentences

# $says: the consequence of a play
plays-told = { $says }，第{ NUMBER($number, useGrouping: 0) }項，共{ COUNT($count) }項。
# $kind: a drawn card; one that draws again; a card of Dog; a hand of five; a hand of Dog
plays-may-pass = { $count ->
    [0] { $kind ->
        [draws] 沒有棋子能走，這位玩家跳過，再翻一張。
        [stuck] 這張牌不能出。
        [dead] 沒有牌可出，這位玩家要丟掉一張。
        [folds] 沒有牌可出，這位玩家棄掉手牌。
       *[drawn] 沒有棋子能走，這位玩家跳過。
    }
   *[other] { $kind ->
        [dead] 這位玩家不一定要出牌，也可以丟掉一張。
       *[drawn] 這位玩家也可以跳過。
    }
}

# -- what is wrong with a line

mistake-long-line = 這一行超過一百萬個位元組。一個查詢只需要幾百個。
mistake-broken-json = 這一行不是 UTF-8 的 JSON。{ $told }。每行請給一個 JSON 物件。
mistake-too-deep = 這一行的巢狀層次太深。請給一個 JSON 物件，裡面是查詢的鍵。

# -- what is wrong with a query

mistake-key-twice = { $given } 寫了兩次。請只寫一次。
mistake-unknown-key = 沒有 { $given } 這個鍵。可用的鍵有 { $accepted }。
mistake-missing-key = 少了 { $key } 這個鍵。查詢要有 game、pawns、turn，以及 card 或 hand。
mistake-wrong-data = 這些值不合用。{ $told }。
mistake-card-and-hand = 查詢只能有 card 或 hand，不能兩個都有。
mistake-no-card = 查詢要有 card 或 hand。
mistake-no-part = 沒有 { $given } 這個部分。可用的部分有 { $accepted }。
mistake-part-fields = 這些欄位做不出 { $part }。它可用的欄位有 { $accepted }。
mistake-own-options = 自己的規則已包含選項。請不要再給 { $given }。
mistake-no-book = game 的值不是規則。請給 { $accepted } 其中之一，或一個帶著各部分的 Ruleset。
mistake-game-data = { $given } 不能放在遊戲的 { $where } 裡。請給 as_data 對一場遊戲給出的內容。
mistake-pawns-text = { $given } 沒有冒號。棋子請寫成 red: start, 12, safety 2, home; yellow: start, start, 0, start。
mistake-unknown-colour = 沒有 { $given } 這個顏色。可用的顏色有 { $accepted }。
mistake-colour-count = { $count ->
    [0] 沒有顏色有棋子。
    [1] 只有一種顏色有棋子。
   *[other] 有{ COUNT($count) }種顏色有棋子。
}請給 { $accepted } 當中的兩到四種。
mistake-not-playing = 不能輪到 { $given }，因為它沒有棋子。有棋子的顏色是 { $accepted }。
mistake-pawn-count = { $colour } 有{ COUNT($count) }顆棋子。每種顏色要有四顆。
mistake-unknown-place = { $colour } 的棋子不能在 { $given }。可用的位置有 { $accepted }。
mistake-two-pawns = { $one } 和 { $two } 都在 { $place }。那裡只能有一顆棋子。
mistake-won = { $colour } 已經贏了。請讓那一方至少一顆棋子還在路上。
mistake-no-fresh = 這種遊戲沒有剛出發的棋子。請不要寫 fresh 這個鍵。
mistake-unknown-pawn = 沒有 { $given } 這顆棋子。棋子是 red 1 到 red 4，blue、yellow 和 green 也一樣。
mistake-not-fresh = { $pawn } 不是剛出發的。剛出發的棋子在它出發的方格，這種顏色是方格 { $square }。
mistake-unknown-card = 沒有 { $given } 這張牌。可用的牌有 { $accepted }。
mistake-hand-count = { $count ->
    [0] 手牌一張也沒有。
   *[other] 手牌有{ COUNT($count) }張。
}請給 1 到 { $most } 張。
mistake-too-many-cards = 手牌有{ COUNT($count) }張 { $card }。整副牌只有{ COUNT($most) }張。

# -- what is wrong with a decision

mistake-unknown-decision = { $wanted ->
    [seat] { $given } 不是顏色，顏色是 r、b、y 或 g。
    [card] 這種玩法沒有 { $given } 這張牌。
    [legs] { $given } 不是一步棋，像 r1+3、r1 out 或 r1=y3 才是。
   *[decision] { $given } 不是一個決定。
}請把決定寫成像 r 7 r1+3 r2+4 或 b pass。
mistake-seats = 座位要有兩到四個，從 0 到 3 裡選，照這個順序。
mistake-no-seat = 這場遊戲沒有座位 { $given }。座位是 { $accepted }。
mistake-view-seat = 一個視角只屬於一個座位。要問座位 { $given }，請給整場遊戲或那個座位的視角。
mistake-watcher = 旁觀的人沒有棋子。請給整場遊戲和一個座位，或參加的座位的視角。
mistake-no-bot = 座位 { $given } 沒有電腦玩家。請替每個參加的座位指定一個。
mistake-only-bots = 這場遊戲只有 bot。只有人可以悔棋。
mistake-position-rules = 局面已有自己的規則和座位。請不要再給 rules 和 seats。
mistake-own-rules = 用自己的規則玩的遊戲沒有紀錄。只有 { $accepted } 和它們的選項有。
mistake-no-position = 遊戲現在不是在等人出牌，所以不能寫下局面。

# -- what is wrong with wishes for a game

mistake-unknown-game = 沒有 { $game } 這種遊戲。可用的遊戲有 { $accepted }。
# $where: the game
mistake-near = 沒有 { $given }。你要的是 { $nearest } 嗎？
mistake-no-option = { $where } 沒有 { $given } 這個選項。可用的選項有 { $accepted }。
# $where: the option
mistake-no-value = 沒有 { $given } 這個值。{ $where } 可用的值有 { $accepted }。
mistake-teams-seats = 組隊要四位玩家。請用四種顏色，或不要組隊。
mistake-partners-seats = { $game } 要用全部四種顏色，因為隊友要坐在對面。
mistake-dog-teams = { $game } 一定是組隊玩。請不要寫 teams。
mistake-dog-points = { $game } 不計分。請不要寫 points、rounds 和 target。
mistake-points-only = rounds 和 target 要計分才有用。請加上 points，或不要寫它們。
mistake-two-ends = 計分遊戲玩完幾局，或有人達到分數就結束。請只給 rounds，或只把 points 寫成數字。
mistake-no-quick = { $game } 沒有自己的快速玩法。請改用規則 start=quick。

# -- simulate

mistake-unknown-bot = 沒有 { $given } 這個電腦玩家。可用的有 { $accepted }。
# $accepted: how many there can be
mistake-bot-count = { $count ->
    [0] 沒有給電腦玩家。
    [1] 只給了一個電腦玩家。
   *[other] 給了{ COUNT($count) }個電腦玩家。
}請給 { $accepted } 個。
mistake-game-count = 不能玩{ COUNT($count) }場。請給 1 以上的數。
mistake-job-count = 不能用{ COUNT($count) }個行程。請給 1 以上的數，或用 0 代表所有核心。
simulate-progress = 已玩{ COUNT($done) }場，共{ COUNT($games) }場。
simulate-minutes-left = 大約還要{ $minutes ->
    [1] 一
    [2] 兩
   *[other] { NUMBER($minutes, useGrouping: 0) }
}分鐘。
# $mean: turns on average, rounded
simulate-games = { $games ->
    [1] 玩了一場遊戲，{ COUNT($longest) }個回合。
   *[other] 玩了{ COUNT($games) }場遊戲，平均{ COUNT($mean) }個回合，最長的{ COUNT($longest) }個回合。
}
# $colours: one colour, or two that one bot plays
simulate-wins = { $colours } 贏了{ COUNT($wins) }場，由 { $bot } 來玩，有 95 % 的把握每 100 場贏 { NUMBER($low, useGrouping: 0) } 到 { NUMBER($high, useGrouping: 0) } 場。
simulate-speed = 每秒{ COUNT($speed) }個回合。
