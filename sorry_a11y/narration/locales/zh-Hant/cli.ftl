# The command line: help, and mistakes in one line each: what was wrong, what would be right.
# Words that are typed stay as they are typed, with spaces round them.

cli-help =
    sorry-a11y 讓你用耳朵和點字玩 Sorry! 和 Dog。
    用法 sorry-a11y [command] [options]
    不給指令就開啟選單。選單裡按 h 聽各鍵的作用，按 q 離開。

    play       玩一場遊戲
    learn      短課，learn dog 是 Dog 的課
    host       開一桌，請別處的朋友來玩
    join       到朋友的桌邊坐下
    resume     繼續一場遊戲
    games      列出保存的遊戲
    replay     重聽一場遊戲
    review     說一場遊戲裡代價最大的選擇
    statistics 說你的成績
    rules      說遊戲規則
    keys       說各鍵的作用
    settings   說各項設定
    doctor     檢查說話、音效和顯示哪些行，哪些不行

    另有 board、sounds、transcript、export、import、plays、simulate、ladder、
    train、docs，還有讓朋友在伺服器上玩的 serve 和 tables。
    sorry-a11y play --help 列出玩遊戲的選項，其他指令也一樣。
    --lang LANGUAGE 用 en、de、it 或 zh-Hant 說話，--version 說版本。
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
    --teams              組隊制，紅黃對藍綠
    --points             計分制，手牌五張，每局後計分
    --rounds N           計分制玩幾局
    --target N           計分制玩到有人得幾分
    --quick              每種顏色先有一個棋子出發
    --rules A=B,C=D      自訂規則，sorry-a11y rules 會列出
    --seed N             相同的種子和按鍵，遊戲就相同
    --mode MODE          keys 單鍵，lines 打指令再按 Enter
    --pace PACE          all 一次聽完對手，step 按一鍵聽一位
    --verbosity HOW      brief 簡短，normal 一般，full 詳盡
    --digits HOW         tell 先說選擇，play 直接選定
    --forced HOW         ask 只有一項也問，play 自動選定
    --guard N            回覆後多少毫秒內按鍵不算
    --first WHO          red 等顏色，lot 抽籤，draw 翻牌
    --output HOW         terminal、speech 或 both
    --sound HOW          full、short 或 off
    --volume N           音效音量，0 到 100
    --mono HOW           yes 或 no
    --sounds FOLDER      你自己的音效
    --bell HOW           yes 或 no，和朋友玩時輪到你，終端機會響鈴
    --save HOW           yes 或 no
    --cells N            每行不超過 N 方的點字顯示器
    --no-undo            不能收回
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-learn =
    sorry-a11y learn [dog]
    Sorry! 或 Dog 的短課，每堂照著按鍵，按 q 離開。
    --mode MODE          keys 單鍵，lines 打指令再按 Enter
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-host =
    sorry-a11y host [選項]
    為別台電腦的朋友開一桌，並說出邀請碼。
    --seats SEATS        誰坐哪裡，you、open 或電腦玩家，例如
                         red=you,yellow=open,blue=runner
    --name NAME          你的名字
    --at SERVER          把桌子開在伺服器上
    --port N             這個程式在哪裡聽，不說就是8765
    --page               在這台電腦的瀏覽器裡玩
    --undo HOW           ask 問其他人，off 不能收回，host 由主人決定
    --stand-in HOW       電腦代打，ask 問其他人，auto 自動，wait 等
    --patience N         代打前等幾秒，不說就是60
    --watch HOW          yes 或 no，別人能不能旁聽
    --public HOW         yes 或 no，伺服器是否列出這一桌
    --game、--rules、--teams、--points、--rounds、--target、--quick、--mode
    和設定與 play 相同。
cli-help-join =
    sorry-a11y join CODE [選項]
    用邀請碼到桌邊坐下。
    sorry-a11y join      回到上一桌
    --at ADDRESS         桌子在哪裡，不說就是這台電腦
    --name NAME          你的名字
    --seat COLOUR        red、blue、yellow 或 green
    --watch              只聽，不坐下
    --mode 和設定與 play 相同。
cli-help-resume =
    sorry-a11y resume [N]
    繼續清單裡的第 N 場遊戲，或最後玩的那場未完的遊戲。
    --mode、--pace、--verbosity 和其他設定與 play 相同。
cli-help-games =
    sorry-a11y games
    列出保存的遊戲，最後玩的在最前面。
    sorry-a11y games delete N     先問過，再刪除第 N 場遊戲
    sorry-a11y games rescue N     把壞掉的遊戲還能用的部分另存一場
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-replay =
    sorry-a11y replay N 或 FILE
    把一場遊戲再說一遍，每按一鍵多說一點，按 q 離開。
    --from TURN          從那個回合開始
    --verbosity HOW      brief 簡短，normal 一般，full 詳盡
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-transcript =
    sorry-a11y transcript N 或 FILE
    寫出聽到的所有內容，每行一句。
    --verbosity HOW      brief 簡短，normal 一般，full 詳盡
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-board =
    sorry-a11y board [N 或 FILE]
    把一場遊戲的圖板畫給看得見的人看，沒有 N 就畫最後離開的那一場。
    每行都是符號，不適合螢幕報讀軟體。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-export =
    sorry-a11y export N FILE
    把第 N 場遊戲存成新的檔案。
cli-help-import =
    sorry-a11y import FILE
    從檔案收一場遊戲到清單裡。
cli-help-statistics =
    sorry-a11y statistics
    說你在保存的遊戲裡成績如何。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-rules =
    sorry-a11y rules [PRESET] [options]
    PRESET 是 hasbro、parker、bounce-home、hobby 或 dog。
    --differences        只說和 hasbro 不同的地方
    --cards              每種卡牌短短一行，可印成點字
    --rules A=B,C=D      加上自訂規則
    --teams              組隊制
    --points             計分制，手牌五張
    --rounds N           計分制玩幾局
    --target N           計分制玩到有人得幾分
    --quick              每種顏色先有一個棋子出發
    --game PRESET        和 PRESET 相同
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-keys =
    sorry-a11y keys
    說遊戲中每個鍵的作用。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-settings =
    sorry-a11y settings [options]
    說每項設定、每個值的樣本，以及現在用哪個。
    選項優先於環境變數，例如 SORRY_A11Y_PACE，
    環境變數優先於設定檔。
    SORRY_A11Y_HOME 可指定設定檔的另一個資料夾。
    --pace、--verbosity、--digits、--output、--sound、--volume、--mono、
    --sounds、--bell、--save 和 --cells 都是選項，和玩遊戲時一樣。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-sounds =
    sorry-a11y sounds [options]
    播放並說明每個音效，每頁九個。按 h 聽各鍵的作用。
    沒有終端機就列出來。
    --sounds FOLDER      你自己的音效
    --volume N           0 到 100
    --mono HOW           yes 或 no
    --output HOW         terminal、speech 或 both
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-docs =
    sorry-a11y docs [PAGE]
    讀一頁說明文件，沒有名稱時列出各頁。
    說明文件是英文的。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-doctor =
    sorry-a11y doctor [options]
    說找到了哪些報讀軟體、語音、音效、終端機和設定，以及該怎麼做。
    在終端機上還會問你聽到哪一行，一行顯示，一行說出，
    再照你的回答設定輸出。
    --sounds FOLDER      也檢查你自己的音效
    --report FILE        把全部寫進新檔案，可以附在回報裡
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-plays =
    sorry-a11y plays --pawns TEXT --turn COLOUR --card CARD
    sorry-a11y plays --json
    說某個局面能怎麼走。
    --pawns TEXT         棋子的位置，例如
      "red: start, 12, safety 2, home; yellow: start, start, 0, start"
    --turn COLOUR        red、blue、yellow 或 green
    --card CARD          翻出的卡牌
    --game PRESET        hasbro、parker、bounce-home、hobby 或 dog
    --rules A=B,C=D      自訂規則
    --teams              組隊制
    --json               每行讀一個 JSON 物件，每行回答一個
    --lang LANGUAGE      en、de、it 或 zh-Hant
    用 --json 時，遊戲、規則、組隊和手牌都寫在物件裡。
cli-help-simulate =
    sorry-a11y simulate [options]
    --bots A,B           兩到四個對手，和 play 一樣，依座位順序
    --games N            玩幾場，不說就是 1000
    --seed N             相同的種子，結果就相同
    --jobs N             用幾個行程，0 是所有核心
    --json               用一個 JSON 物件代替句子
    --game PRESET        hasbro、parker、bounce-home、hobby 或 dog
    --rules A=B,C=D      自訂規則
    --teams              組隊制
    --points             計分制，手牌五張
    --rounds N           計分制玩幾局
    --target N           計分制玩到有人得幾分
    --quick              每種顏色先有一個棋子出發
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-review =
    sorry-a11y review [N 或 FILE]
    說一場遊戲裡代價最大的選擇，不說就是最後玩的那場。
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-ladder =
    sorry-a11y ladder [options]
    讓每一級的對手互相比賽。
    --games N            每一對玩幾場，不說就是 400
    --seed N             相同的種子，結果就相同
    --jobs N             用幾個行程，0 是所有核心
    --game PRESET        hasbro、parker、bounce-home、hobby 或 dog
    --rules A=B,C=D      自訂規則
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-train =
    sorry-a11y train FAMILY FILE
    讓強的對手從頭學起，寫進 FILE。
    FAMILY 是 open-2、open-4、teams、hand-2、hand-4 或 targets。
    再開始就從停的地方接著學，靠 FILE.run。
    --seed N             相同的種子，權重就相同
    --lessons N          幾課，每課 50 場
    --members N          幾個分開學
    --against BOTS       跟這些電腦玩家對打，接著學
    --start FILE         從這個權重檔接著學
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-serve =
    sorry-a11y serve [options]
    為許多人提供牌桌，按 Ctrl C 結束。沒有 --url 或憑證時，
    只接受私人網路的客人。
    --port N             連接埠，不說就是 8765
    --data FOLDER        牌桌保存在哪裡
    --url ADDRESS        客人要輸入的位址，用於 Caddy 之類的程式後面，
                         這時只接受這部電腦的連線
    --certificate FILE   前面沒有別的程式時，用來加密的憑證
    --key FILE           憑證的金鑰
    --ssh PORT           客人也能用 ssh 來，這是它的連接埠
    --postgres DSN       把牌桌存在 PostgreSQL，供多部伺服器共用
    --peer URL           這些伺服器連到本伺服器的位址
    --migrate            建立 PostgreSQL 所需的資料表後結束
    --lang LANGUAGE      en、de、it 或 zh-Hant
cli-help-tables =
    sorry-a11y tables --at SERVER
    列出伺服器上開放給所有人的牌桌。
    --lang LANGUAGE      en、de、it 或 zh-Hant

cli-report = 報告寫在 { $file }。寄出前請先看一遍，裡面有這台電腦的程式和資料夾名稱。
cli-docs-pages = sorry-a11y docs NAME 讀其中一頁，內容是英文。
cli-docs-page = { $name }, { $title }.
cli-no-command = 沒有 { $given } 這個指令。常用的指令有 { $accepted }，其餘請見 sorry-a11y --help。
cli-no-command-near = 沒有 { $given } 這個指令。你要的是 { $nearest } 嗎？
cli-first-dog = Dog 不翻牌決定誰先走。--first 要用 lot 或顏色。
cli-no-option = 這裡沒有 { $given } 這個選項。sorry-a11y { $command } --help 會列出可用的。
cli-no-option-near = 這裡沒有 { $given } 這個選項。你要的是 { $nearest } 嗎？
cli-needs-value = { $option } 後面要有值。
cli-takes-no-value = { $option } 後面不要值。
cli-too-many = 多了一個字 { $given }。sorry-a11y --help 會說每個指令要什麼。
cli-from-end = 這場遊戲不到第 { $given } 回合就結束了。
cli-output-full = 無法寫出內容，空間已滿。
cli-output-fails = 無法寫出內容。
cli-file-fails = 無法使用 { $file }。
cli-too-large = { $where } { $given } 太大。最大是 { $accepted }。
cli-rules-twice = 自訂規則 { $given } 寫了兩次。
cli-rounds-or-target = --rounds 和 --target 請只給一個。
cli-no-number = { $where } 的 { $given } 不是整數。
cli-too-small = { $where } 的 { $given } 太小。請給大於 0 的數。
cli-rules-text = { $given } 不是自訂規則。請寫成 name=value，例如 home=bounce。
cli-no-such = { $where } 沒有 { $given } 這個值。可用的有 { $accepted }。
cli-seats-or-players = 請只用 --seats，或只用 --players 和 --opponents，不要一起用。
cli-seat-colour = 沒有 { $given } 這個顏色。可用的顏色有 { $accepted }。
cli-seat-twice = { $given } 有兩位玩家。每個顏色只能寫一次。
cli-seat-bot = 沒有 { $given } 這個電腦玩家。可用的有 { $accepted }，真人的名字不能以小寫字母開頭。
cli-seat-name = { $given } 這個名字不合用。名字要有 1 到 { $accepted } 個字，可用文字和數字，中間可以有單獨的空格、連字號或撇號。
cli-seat-name-script = { $given } 這個名字混用了不同的文字。請只用一種文字。
cli-seat-name-word = { $given } 這個名字裡有遊戲用的字眼。請換一個名字。
cli-seat-name-twice = 有兩位玩家叫 { $given }。請給不同的名字。
cli-seat-players = { $given } 位玩家不能玩。可以是 { $accepted } 位玩家。
cli-seat-opponents = 你寫了 { $given } 位對手。請寫一個給全部，或寫 { $accepted } 個。
cli-seat-pair = { $given } 沒有寫出玩家。請寫成 colour=player，例如 red=you。
cli-host-you = 要有一個座位給你，例如 red=you。
cli-seat-nobody = 沒有人在鍵盤前。請把一個顏色給 you，或改用 simulate。
cli-window = 按任意鍵關閉視窗

# -- 伺服器上給朋友的牌桌

cli-serve-open = 牌桌已開在連接埠 { $port }，連線加密，接受各地的客人。按 Ctrl C 結束。
cli-serve-here = 牌桌已開在連接埠 { $port }，接受這個網路的客人。按 Ctrl C 結束。
cli-serve-url = 牌桌已開在連接埠 { $port }，客人輸入 { $url } 就能來。按 Ctrl C 結束。
cli-page-here = 瀏覽器會打開 { $address }。按 Ctrl C 結束這一桌。
cli-page-open = 請用瀏覽器打開 { $address }。按 Ctrl C 結束這一桌。
cli-serve-port = 無法使用連接埠 { $port }，可能有別的程式在用，或是不被允許。
cli-serve-in-use = 另一個伺服器的牌桌保存在 { $folder }。請先結束它，或用 --data 指定別的資料夾。
cli-serve-no-data = 無法把牌桌保存在 { $folder }。請用 --data 指定別的資料夾。
cli-serve-certificate = 無法使用憑證 { $file } 或它的金鑰。
cli-serve-ssh = 客人也能輸入 ssh -p { $port } 邀請碼@位址。這個伺服器的金鑰是 { $key }。
cli-serve-ssh-extra = --ssh 還需要一個套件，請用 pip install sorry-a11y[ssh] 安裝。
cli-serve-ssh-postgres = --ssh 和 --postgres 請只用一個。
cli-serve-ssh-key = { $file } 裡沒有 ssh 的金鑰。請移走它，就會產生新的。
cli-serve-extra = { $given } 需要其他套件，請用 pip install sorry-a11y[servers] 安裝。
cli-serve-no-database = 無法連上資料庫，或那不是資料庫。請檢查 --postgres，並確認 PostgreSQL 正在執行。
cli-serve-old = 資料庫還沒有準備好給這個版本使用。請在同一個指令加上 --migrate，執行一次。
cli-serve-newer = 資料庫是給更新的版本使用的。請安裝那個版本的 sorry-a11y。
cli-serve-migrated = 資料庫已為牌桌的第 { $version } 版準備好了。
cli-serve-current = 資料庫早已為牌桌的第 { $version } 版準備好了。
cli-tables-no-server = { $server } 沒有伺服器，或是沒有回應。
cli-tables-none = 沒有開放給所有人的牌桌。
cli-tables-one = { $game }，主人是 { $host }，空位 { $open } 個，代碼 { $code }。
