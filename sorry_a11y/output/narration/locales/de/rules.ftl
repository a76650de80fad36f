# Die Regeln in Worten. Kein Satz hier enthält eine Ziffer: jede Zahl und jeder Kartenname kommt aus
# dem Regelwerk. Ein Satz je Eintrag, die Nummern sind die der Punkte.
# Sorry! nach den Quellen: Startfeld (dort warten die Figuren), Ausgangsfeld (das Feld mit dem Kreis
# davor), Karo, Sicherheitszone, Ziel. Dog nach seiner Quelle: Ausgangsfeld (dort warten die Figuren),
# Startfeld (dort kommen sie ins Spiel), Zielfelder.

# Karten, wie sie heißen. $rest: die bisherige Aufzählung, $last: was dazukommt.
rules-run = { $first } bis { $last }
rules-deck-each = { $kinds ->
    [1] { $count } Mal die { $cards }
   *[other] je { $count } Mal { $cards }
}

# Der Kopf einer Seite
rules-title-intro = Das Regelwerk { $preset }
rules-intro-hasbro = Das ist Sorry! nach der Hasbro-Anleitung, dem italienischen und dem englischen Text.
rules-intro-parker = Das ist Sorry! nach der deutschen Parker-Anleitung.
rules-intro-bounce-home = Das ist Sorry! nach einem chinesischen Artikel, bei dem Figuren vom Ziel zurückprallen.
rules-intro-hobby = Das ist Sorry! nach einer deutschen Hobby-Seite.
rules-intro-dog = Das ist Dog mit Rommékarten, nach einer Seite über Spiele in Braille.
rules-aim-sorry = Bring deine { $pawns } Figuren ins Ziel, bevor es den anderen gelingt.
rules-aim-dog = Bring deine Figuren und die deines Partners auf ihre Zielfelder, bevor es dem anderen Team gelingt.
rules-house = Dieses Spiel hat Hausregeln, { $changes }.
rules-change = { $option } { $value }

# Überschriften
rules-title-setup = Der Aufbau
rules-title-turns = Züge und Karten
rules-title-out = Figuren ins Spiel bringen
rules-title-moving = Figuren bewegen
rules-title-seven = Die { $splitter }
rules-title-back = Die Karten { $backers-both }
rules-title-eleven = Die { $swapper }
rules-title-sorry = Die Karte { $taker }
rules-title-slides = Rutschen
rules-title-safety = Karo und Sicherheitszone
rules-title-home = Ziel und Spielende
rules-title-teams = Spiel in Teams
rules-title-points = Spiel um Punkte mit { $hand } Handkarten
rules-title-clashes = Wo sich die Anleitungen widersprechen
rules-title-options = Hausregeln
rules-title-dog-board = Das Spielbrett
rules-title-dog-cards = Karten und Runden
rules-title-dog-turn = Der Zug
rules-title-dog-functions = Was die Karten tun
rules-title-dog-hitting = Schlagen und Schutz
rules-title-dog-targets = Die Zielfelder
rules-title-dog-partners = Partner und Spielende

# Aufbau
rules-1-players = Es spielen { $fewest } bis { $seats } Personen, jede mit einer Farbe und deren { $pawns } Figuren.
rules-1-opposite = Zwei Spieler sitzen einander als { $side } gegenüber, wenn sie nichts anderes wählen.
rules-2-full = Alle { $pawns } Figuren einer Farbe beginnen auf dem Startfeld.
rules-2-quick = Zu Beginn steht eine Figur jeder Farbe auf ihrem Ausgangsfeld, die anderen { $waiting } stehen auf dem Startfeld.
rules-2-offer = Im schnelleren Spiel, mit start auf quick, beginnt eine Figur jeder Farbe auf ihrem Ausgangsfeld.
rules-3-lot = Wer beginnt, wird ausgelost.
rules-3-next = Wer gewinnt, beginnt die nächste Runde.
rules-3-draw = Alle ziehen eine Karte, und wer { $best } zieht, beginnt, sonst die höchste Zahl.
rules-3-ties = Liegen dabei mehrere gleichauf, ziehen sie noch einmal.
rules-3-back = Dann kommen die Karten zurück, und alle werden neu gemischt.
rules-3-again = Jede Runde beginnt auf diese Weise.

# Züge und Karten
rules-4-forward = Vorwärts heißt im Uhrzeigersinn.
rules-4-turns = Auch die Spieler sind im Uhrzeigersinn an der Reihe.
rules-4-seats = Im Uhrzeigersinn sitzen { $colours }.
rules-4-track = Die Laufbahn hat { $track } Felder.
rules-4-numbers = Die Felder sind im Uhrzeigersinn von null bis { $last } nummeriert, und null liegt gleich vor der ersten roten Rutsche.
rules-5-deck = Das Spiel hat { $cards } Karten, { $deck }.
rules-5-missing = Eine Karte { $missing } gibt es nicht.
rules-6-empty = Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt.
rules-7-discard = Gespielte Karten kommen offen auf den Ablagestapel.

# Figuren ins Spiel bringen
rules-8-out = Mit { $starters } kommt eine Figur vom Startfeld ins Spiel, auf das Ausgangsfeld mit dem Kreis davor.
rules-8-only = Sonst holt nur noch { $taker } eine Figur vom Startfeld.
rules-8-only-parts = Sonst holen nur noch { $taker } und Teile einer { $splitter } eine Figur vom Startfeld.
rules-8-no-step = Damit ist die Karte verbraucht, die Figur zieht nicht weiter.
rules-9-choice = Ob du mit { $starters } eine Figur ins Spiel bringst oder eine bewegst, entscheidest du.
rules-10-own = Keine Figur kommt ins Spiel, solange eine andere ihrer Farbe auf dem Ausgangsfeld steht.
rules-10-foreign = Eine Figur anderer Farbe, die dort steht, wird geschlagen und muss auf ihr Startfeld zurück.
rules-11-again = Nach einer { $again } spielst du mit einer weiteren Karte weiter, auch wenn die { $again } nichts bewegen konnte.
rules-11-won = Gewinnst du mit der { $again }, ist das Spiel stattdessen zu Ende.

# Figuren bewegen
rules-12-plain = Mit { $plain } ziehst du eine Figur so viele Felder vorwärts, wie die Karte sagt.
rules-12-must = Wenn du ziehen kannst, musst du ziehen, auch wenn es dir schadet.
rules-12-but = Nur auf den Tausch einer { $swapper } darfst du verzichten.
rules-13-own = Kein Zug darf auf einem Feld enden, auf dem eine andere Figur derselben Farbe steht.
rules-13-bump = Eine Figur anderer Farbe, die dort steht, wird geschlagen und muss auf ihr Startfeld zurück.
rules-13-others = Ist ein Zug nicht erlaubt, darfst du jeden anderen machen.
rules-14-pass = Figuren dürfen andere überholen, eigene wie fremde, und jedes Feld zählt.

# Die 7
rules-15-whole = Mit einer { $splitter } ziehst du eine Figur { $seven } Felder vorwärts.
rules-15-two = Oder { $parts } verschiedene Figuren, die schon im Spiel sind, teilen sich die { $seven }, alle vorwärts, in Teilen von höchstens { $most }.
rules-15-no-start = Kein Teil bringt eine Figur ins Spiel.
rules-15-cards = Oder { $parts } verschiedene Figuren teilen sie sich, und jeder Teil wirkt wie die Karte seiner Zahl.
rules-15-part-out = So darf ein Teil von { $starters } eine Figur ins Spiel bringen.
rules-15-part-again = Nach einem Teil von { $again } spielst du mit einer weiteren Karte weiter.
rules-15-part-back = Ein Teil von { $backer } führt { $back } Felder zurück.
rules-15-part-six = Ein Teil von { $most } führt vorwärts, obwohl keine Karte diese Zahl hat.
rules-15-twice = Zwei Wege zu denselben Plätzen sind zwei Möglichkeiten, wenn nur einer davon dich weiterspielen lässt.
rules-15-rest = Du musst alle { $seven } verbrauchen, bringt also ein Teil eine Figur ins Ziel, muss eine andere den Rest ziehen.
rules-16-order = Du machst die Teile nacheinander, und jeder findet das Brett so vor, wie der vorige es nach Rutschen und Schlagen hinterlassen hat.
rules-16-legal = Jeder Teil muss in dem Augenblick erlaubt sein, in dem du ihn machst.

# Die 4 und die 10
rules-17-back = Mit einer { $backer } ziehst du eine Figur { $back } Felder zurück.
rules-18-either = Mit einer { $turner } ziehst du eine Figur { $turner-on } vor oder { $turner-back } zurück, wie du willst.
rules-18-must = Ist nur eines von beiden möglich, musst du es tun.

# Die 11
rules-19-either = Mit einer { $swapper } ziehst du eine Figur { $swap-steps } Felder vorwärts, oder du tauschst eine deiner Figuren mit einer gegnerischen.
rules-19-decline = Auf den Tausch darfst du verzichten, wenn keine deiner Figuren { $swap-steps } vor kann.
rules-19-forced = Du musst tauschen, wenn keine deiner Figuren { $swap-steps } vor kann.
rules-20-both = Beide Figuren eines Tauschs müssen auf der Laufbahn stehen, nicht auf dem Startfeld, in der Sicherheitszone oder im Ziel.
rules-20-walk = Keine { $swapper } bewegt eine Figur, die in ihrer Sicherheitszone steht.
rules-21-slide = Nach einem Tausch auf ein Dreieck rutscht deine Figur wie nach jedem Zug.
rules-21-other = Die gegnerische Figur rutscht nicht.
rules-21-bump = Alle Figuren auf dieser Rutsche werden geschlagen, auch die getauschte.

# Sorry!
rules-22-take = { $taker } stellt eine Figur von deinem Startfeld auf das Feld einer gegnerischen, und die muss auf ihr Startfeld zurück.
rules-22-track = So kannst du nur eine Figur auf der Laufbahn schlagen, keine auf dem Startfeld, in der Sicherheitszone oder im Ziel.
rules-22-lost = Die Karte verfällt, wenn du keine Figur auf dem Startfeld hast oder kein Gegner auf der Laufbahn steht.
rules-23-slide = Eine Figur, die mit { $taker } auf ein Dreieck kommt, rutscht wie nach jedem Zug.

# Rutschen
rules-24-others = Du musst rutschen, also rutscht eine Figur, deren Zug auf dem Dreieck einer anderen Farbe endet, bis ans Ende.
rules-24-optional = Du darfst rutschen, also kann eine Figur, deren Zug auf dem Dreieck einer anderen Farbe endet, bis ans Ende rutschen oder stehen bleiben.
rules-24-stay = Auf einem Dreieck ihrer eigenen Farbe bleibt eine Figur stehen.
rules-24-occupied = Keine Figur darf auf einem Dreieck landen, auf dem eine ihrer Farbe steht, ob sie weiterrutschen würde oder nicht.
rules-24-own = Figuren rutschen nur auf ihrer eigenen Farbe, endet ihr Zug dort auf einem Dreieck, rutschen sie bis ans Ende.
rules-24-own-stay = Auf einem Dreieck einer anderen Farbe bleibt eine Figur stehen.
rules-25-end = Die Rutsche endet auf ihrem letzten Feld, dem mit dem Kreis.
rules-26-all = Alle anderen Figuren auf der Rutsche werden geschlagen, auch deine eigenen, und müssen auf ihr Startfeld zurück.
rules-26-triangle = Steht aber eine Figur derselben Farbe auf dem Dreieck selbst, ist der Zug nicht erlaubt.
rules-27-lengths = Jede Farbe hat Rutschen von { $lengths } Feldern, Dreieck und Ende mitgezählt.
rules-27-where = Die roten Rutschen laufen über die Felder { $runs }.
rules-27-next = Die Rutschen jeder weiteren Farbe liegen { $spacing } Felder weiter.

# Karo und Sicherheitszone
rules-28-turn = Vorwärts zieht keine Figur über das Karo ihrer eigenen Farbe hinaus, sie biegt davor in ihre Sicherheitszone ab.
rules-28-pass = Rückwärts, durch einen Tausch oder mit { $taker } kommt sie daran vorbei.
rules-28-where = Rote Figuren biegen nach Feld { $door } ab, das rote Karo ist Feld { $diamond }, das rote Ausgangsfeld ist Feld { $circle }.
rules-28-beyond = Eine Figur, die auf ihr eigenes Karo geraten ist, zieht vorwärts wieder rund um das Brett.
rules-29-back = Eine Figur, die mindestens { $enough } Felder hinter ihr Ausgangsfeld zurückgegangen ist, darf vorwärts in ihre Sicherheitszone, ohne das Brett zu umrunden.
rules-29-example = Nach { $back } zurück vom Ausgangsfeld ist das Ziel also { $near } Felder entfernt, nicht { $lap }.
rules-30-own = Eine Sicherheitszone hat { $lane } Felder, und nur Figuren ihrer Farbe dürfen hinein.
rules-30-forward = Hinein geht es nur vorwärts.
rules-30-safe = Dort kann niemand eine Figur schlagen oder tauschen.
rules-31-out = Rückwärts mit { $backers } geht es auch in der Sicherheitszone und hinaus auf die Laufbahn, wo die Figur schlagen und geschlagen werden kann.
rules-31-must = Solche Züge musst du machen wie jeden anderen.
rules-32-triangle = Kommt eine Figur rückwärts auf ein Dreieck, rutscht sie wie vorwärts.
rules-32-round = Ein Zug gilt auch, wenn er endet, wo er begann, etwa weil eine Rutsche dorthin zurückführt.

# Ziel und Spielende
rules-33-exact = Ins Ziel kommst du nur mit der genauen Zahl.
rules-33-bounce = Ins Ziel kommst du auch ohne die genaue Zahl, denn überzählige Felder führen wieder heraus.
rules-33-bounce-out = Sie können auch aus der Sicherheitszone hinausführen, und wo sie enden, schlägt und rutscht die Figur.
rules-33-bounce-same = Ein Zurückprallen gilt als Zug, auch wenn es endet, wo es begann.
rules-33-stay = Eine Figur, deren Zug im Ziel geendet hat, bleibt dort.
rules-34-win = Wer zuerst alle { $pawns } Figuren im Ziel hat, gewinnt.
rules-35-pass = Wenn du nicht ziehen kannst, passt du.

# Teams
rules-teams-when = Diese Regeln gelten, wenn { $seats } in Teams spielen.
rules-teams-now = Diese Regeln gelten in diesem Spiel, denn du spielst in Teams.
rules-36-sides = Zwei Teams spielen, { $side } gegen { $other-side }.
rules-36-any = Jede Karte darf deine eigenen Figuren oder die deines Partners bewegen, zusammen { $all-pawns }.
rules-37-partner = Eine Figur, die auf einer Figur des Partners landet, schlägt sie wie jede andere.
rules-37-own = Auf einer ihrer eigenen Farbe darf eine Figur auch hier nicht landen.
rules-38-start = Mit { $starters } darfst du Figuren beider Farben ins Spiel bringen oder bewegen.
rules-38-second = Mit der Karte nach einer { $again } darfst du jede Figur des Teams bewegen.
rules-39-any = Eine { $splitter } darfst du auf beliebige der { $all-pawns } Figuren verteilen, auf bis zu { $team-parts } davon.
rules-39-once = Jede davon bekommt einen Teil.
rules-39-two = Eine { $splitter } darfst du auf { $team-parts } beliebige der { $all-pawns } Figuren verteilen, auch auf zwei des Partners.
rules-40-first = Gegner gehen vor, { $taker } schlägt also eine ihrer Figuren, wenn eine auf der Laufbahn steht.
rules-40-team = Sonst muss die Karte eine Figur des eigenen Teams auf der Laufbahn schlagen.
rules-40-team-colour = Die Figur vom Startfeld hat dann die andere Farbe als die geschlagene.
rules-40-partner = Sonst muss die Karte eine deiner Figuren auf das Feld einer Figur deines Partners auf der Laufbahn stellen.
rules-40-lost = Geht auch das nicht, verfällt die Karte.
rules-40-penalty = Kann die Karte nichts ausrichten, muss eine Figur deines Teams auf ihr Startfeld zurück.
rules-40-penalty-where = Diese Figur steht auf der Laufbahn oder in der Sicherheitszone, nie im Ziel.
rules-41-swap = Tauschen darfst du nur mit Gegnern.
rules-42-home = Hast du alle { $pawns } im Ziel, ziehst du weiter Karten und bewegst die Figuren deines Partners.
rules-43-win = Das Team, das zuerst alle { $all-pawns } Figuren im Ziel hat, gewinnt.
rules-44-colour = Beim Rutschen zählt die Farbe der Figur, die zieht, ein Dreieck des Partners hat eine andere Farbe.

# Punkte
rules-points-when = Diese Regeln gelten, wenn du um Punkte spielst.
rules-points-now = Diese Regeln gelten in diesem Spiel, denn du spielst um Punkte.
rules-45-quick = { rules-2-quick }
rules-45-full = { rules-2-full }
rules-45-offer = Mit start auf quick beginnt eine davon auf ihrem Ausgangsfeld.
rules-46-hand = Alle bekommen { $hand } Karten auf die Hand.
rules-46-turn = In deinem Zug spielst du eine Karte von der Hand und ziehst eine neue.
rules-46-hidden = Deine Hand zeigst du den anderen nicht.
rules-47-dead = Kannst du keine Karte deiner Hand spielen, wirfst du eine deiner Wahl ab, ziehst eine neue, und dein Zug ist zu Ende.
rules-48-must = Wenn du eine Karte spielen kannst, musst du eine spielen.
rules-48-which = Welche, entscheidest du.
rules-48-penalty = In Teams kannst du { $taker } nicht spielen, wenn die Karte nur eine Figur des eigenen Teams zurückschicken könnte.
rules-49-again = Nach einer { $again } ziehst du zuerst und spielst dann noch eine Karte, wenn du kannst.
rules-49-part = Ein Teil von { $again } einer { $splitter } wirkt genauso.
rules-49-end = Kannst du nicht, ist dein Zug zu Ende, und du wirfst nichts ab.
rules-49-nothing = Eine { $again }, die nichts bewegen kann, darfst du nicht spielen.
rules-50-dead = Erlaubt eine { $swapper } nur einen Tausch, musst du sie nicht spielen und darfst deine Hand als nicht spielbar behandeln.
rules-50-forced = Erlaubt eine { $swapper } nur einen Tausch, musst du sie spielen, wenn du sonst nichts spielen kannst.
rules-51-round = Eine Runde endet, wenn jemand alle Figuren im Ziel hat und damit die Runde gewinnt.
rules-51-match = Am Ende gewinnt die höchste Summe.
rules-51-team = Partner haben eine gemeinsame Wertung.
rules-52-all = Alle bekommen { $each } Punkte für jede eigene Figur im Ziel.
rules-52-none = Eigene Figuren im Ziel bringen nichts, nur wer die Runde gewinnt, bekommt Punkte.
rules-53-others = Wer die Runde gewinnt, bekommt { $each } Punkte für jede Figur der anderen, die nicht im Ziel ist.
rules-54-first = Dazu gibt es { $bonus-first }, wenn sonst niemand mehr als { $limit-first ->
    [one] eine Figur
   *[other] { $limit-first } Figuren
} im Ziel hat.
rules-54-second = Es gibt { $bonus-second }, wenn sonst niemand mehr als { $limit-second ->
    [one] eine Figur
   *[other] { $limit-second } Figuren
} im Ziel hat.
rules-54-third = Es gibt { $bonus-third }, wenn { $limit-third ->
    [0] sonst niemand eine Figur
   *[other] sonst niemand mehr als { $limit-third }
} im Ziel hat.
rules-54-sum = Diese Boni werden zusammengezählt, es sind höchstens { $bonuses }.
rules-54-highest = Nur der höchste dieser Boni zählt, es sind höchstens { $bonuses }.
rules-54-example = Hältst du { $others } andere ganz vom Ziel fern, bekommst du { $shut-out }.
rules-55-open = Ein Spiel um Punkte hat eine Runde, wenn du nicht mehr Runden oder eine Punktgrenze willst.
rules-55-rounds = Das ganze Spiel hat { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
rules-55-target = Das Spiel endet mit der Runde, in der jemand { $target } Punkte erreicht.
rules-55-tie = Teilen sich mehrere die höchste Summe, gewinnen sie gemeinsam.

# Dog, das Spielbrett
rules-d1-track = Die Laufbahn hat { $track } Felder, { $spacing } für jede der { $seats } Farben.
rules-d1-numbers = Die Felder sind im Uhrzeigersinn von null bis { $last } nummeriert.
rules-d1-start = Startfelder sind { $exits }, für { $colours }.
rules-d1-kennel = Jede Farbe hat { $pawns } Figuren, die auf ihren Ausgangsfeldern beginnen, im Spiel Zwinger genannt, und sie hat { $lane } Zielfelder.
rules-d2-before = Zu den Zielfeldern biegen Figuren auf dem Feld vor dem Startfeld ab, also auf { $doors }.
rules-d2-on = Zu den Zielfeldern biegen Figuren auf dem Startfeld selbst ab.
rules-d2-lap = Vom Startfeld sind es { $lap-first } Felder bis zum ersten Zielfeld.

# Karten und Runden
rules-d3-packs = Gespielt wird mit { $packs } Päckchen Rommékarten und { $jokers } Jokern, zusammen { $cards } Karten.
rules-d3-each = Jede Karte gibt es { $kind } Mal, die Joker ausgenommen.
rules-d4-deals = In den Runden bekommen alle nacheinander { $sizes } Karten, dann wieder { $largest }.
rules-d4-shuffle = Reicht der Stapel nicht für eine Runde, werden zuerst alle Karten zusammen gemischt.
rules-d4-cycle = Eine ganze Folge von Runden braucht { $cycle } Karten.
rules-d5-give = Nach jedem Austeilen gibst du deinem Partner eine Karte deiner Wahl, die die anderen nicht sehen.
rules-d5-look = Das tust du, bevor du siehst, welche du bekommst.
rules-d5-always = Das darfst du nicht auslassen, wie klein die Runde auch ist.
rules-d6-lot = Wer die erste Runde beginnt, wird ausgelost.
rules-d6-next = Jede Runde beginnt einen Platz weiter im Uhrzeigersinn.

# Der Zug
rules-d7-turn = Gespielt wird im Uhrzeigersinn, und in deinem Zug legst du eine Karte offen hin und tust, was sie sagt.
rules-d8-cannot = Eine Karte kannst du nicht spielen, wenn du nicht tun kannst, was sie sagt.
rules-d8-must = { rules-48-must }
rules-d8-fold = Kannst du keine Karte spielen, zeigst du deine Hand, legst sie ab und spielst in dieser Runde nicht mehr mit.

# Was die Karten tun
rules-d9-out = Mit { $starters } kommt eine Figur von ihrem Ausgangsfeld auf ihr Startfeld.
rules-d10-value = Mit { $plain } ziehst du eine Figur genau so viele Felder vorwärts, wie die Karte sagt.
rules-d11-four = Mit einer { $turner } ziehst du eine Figur { $turner-on } vor oder { $turner-back } zurück.
rules-d11-ring = Rückwärts geht es nur auf der Laufbahn, nie auf den Zielfeldern oder auf sie.
rules-d11-start = Auch vom Startfeld darfst du zurück, dann führen { $near-first } bis { $near } Felder vorwärts auf die Zielfelder.
rules-d12-queen = Eine { terms-card-Q } bringt eine Figur { $queen } Felder vorwärts.
rules-d12-king = Ein { terms-card-K } bringt eine Figur ins Spiel oder eine { $king } Felder vorwärts.
rules-d12-ace = Ein { terms-card-A } bringt eine Figur ins Spiel oder eine { $ace } Felder vorwärts.
rules-d13-any = Ein { $swapper } tauscht eine deiner Figuren mit einer beliebigen anderen auf der Laufbahn, auch mit einer eigenen.
rules-d13-own = Tauschst du zwei eigene Figuren, ändert sich nichts.
rules-d13-foreign = Ein { $swapper } tauscht eine deiner Figuren mit einer anderer Farbe auf der Laufbahn.
rules-d13-nobody = Ist niemand zum Tauschen da, kannst du ihn nicht spielen.
rules-d13-not = Nie getauscht werden Figuren, die gerade ins Spiel gekommen sind, Figuren auf Zielfeldern und geschützte Figuren einer anderen Farbe.
rules-d13-owner = Deine eigene geschützte Figur darfst du tauschen, wenn sie nach einem Umlauf auf ihrem Startfeld steht.
rules-d14-steps = Eine { $splitter } sind { $seven } einzelne Felder vorwärts, die du beliebig auf deine Figuren verteilst, in beliebiger Folge.
rules-d14-hit = Auf jedem dieser Felder schlägst du, wer dort steht, auch eigene Figuren und die deines Partners.
rules-d14-all = Du musst alle { $seven } verbrauchen, sonst kannst du die { $splitter } nicht spielen.
rules-d14-guard = Sie kommt an keiner geschützten Figur vorbei und schlägt keine, und auf den Zielfeldern überholt keine Figur eine andere.
rules-d14-door = Wo es zu den Zielfeldern geht, darf jede Figur abbiegen oder vorbeiziehen.
rules-d14-kennel = Sie bringt keine Figur vom Ausgangsfeld ins Spiel.
rules-d14-partner = Ist deine letzte Figur im Ziel, geht der Rest an die Figuren deines Partners.
rules-d15-joker = Ein { $wild } kann, was jede andere Karte kann.
rules-d15-seven = Als { $splitter } verteilst du ihn und schlägst unterwegs wie mit ihr.

# Schlagen und Schutz
rules-d16-hit = Eine Figur, deren Zug auf einem besetzten Feld endet, schlägt die andere zurück auf ihr Ausgangsfeld, auch eine der eigenen Farbe.
rules-d16-out = Das gilt auch für eine Figur, die ins Spiel kommt, wenn die andere nicht geschützt ist.
rules-d17-start = Jede Figur auf dem Startfeld ihrer eigenen Farbe ist geschützt, niemand sonst kann sie schlagen oder bewegen.
rules-d17-fresh = Eine Figur, die gerade auf ihr Startfeld gekommen ist, ist geschützt, bis sie zieht, niemand sonst kann sie schlagen oder bewegen.
rules-d17-jack = Eine Figur, die ein { $swapper } oder ein Umlauf dorthin gebracht hat, ist nicht geschützt.
rules-d17-targets = Figuren auf ihren Zielfeldern kann niemand sonst schlagen oder bewegen.
rules-d18-pass = Keine Figur kommt an einer geschützten vorbei, nicht vorwärts, nicht rückwärts und nicht mit einer { $splitter }.
rules-d18-own = Das gilt auch für Figuren derselben Farbe.
rules-d18-lane = Auch der Weg auf die eigenen Zielfelder ist dann versperrt.
rules-d18-out = Keine zweite Figur kommt ins Spiel, solange eine geschützte auf dem Startfeld steht.

# Die Zielfelder
rules-d19-exact = Auf ein Zielfeld kommt eine Figur nur mit der genauen Zahl.
rules-d19-jump = Auf den Zielfeldern überholt keine Figur eine andere.
rules-d19-inside = Auf den Zielfeldern dürfen Figuren weiter vorwärts ziehen.
rules-d20-both = Wo es zu den Zielfeldern geht, darf eine Figur abbiegen oder für einen weiteren Umlauf vorbeiziehen.
rules-d21-lap = Eine Figur, die gerade ins Spiel gekommen ist, hat den ganzen Umlauf vor sich, wenn sie nicht rückwärts zieht.
rules-d21-left = Abbiegen darf eine Figur erst, wenn sie ihr Startfeld einmal verlassen hat.

# Partner und Spielende
rules-d22-own = Zuerst bewegst du nur Figuren deiner eigenen Farbe.
rules-d22-partner = Sind alle { $pawns } von dir auf ihren Zielfeldern, bewegen deine Karten die Figuren deines Partners.
rules-d22-both = Dein Partner spielt auch weiter.
rules-d23-win = Das Team, das zuerst alle { $all-pawns } Figuren auf den Zielfeldern hat, gewinnt.
rules-d23-whole = Du musst die letzte Karte ganz verbrauchen, auch eine { $splitter }.
rules-d24-four = Zu jeder der { $seats } Farben gehört eine Person.
rules-d24-two = Jede von { $fewest } Personen spielt { $per-seat } Farben, die sich gegenüberliegen.
rules-d24-two-give = Jede Farbe hat ihre eigene Hand und ihren eigenen Zug, und diese beiden Hände tauschen Karten.
rules-d24-teams = Farben, die sich gegenüberliegen, sind Partner, { $side } gegen { $other-side }.
rules-d25-talk = Partner sagen einander nicht, was sie auf der Hand haben.

# Wo sich die Quellen widersprechen. Entscheidet eine Option, wird sie danach gesagt.
rules-clash-option = Das entscheidet die Option { $option }, hier { $value }.
rules-clash-3 = In der Parker-Anleitung ziehen alle eine Karte um den ersten Zug, die anderen lassen frei wählen, wer beginnt.
rules-clash-5 = Die Zahl der Karten ist von Ausgabe zu Ausgabe verschieden.
rules-clash-6 = Die italienische Anleitung mischt die abgelegten Karten, wenn die letzte Karte gezogen wird.
rules-clash-6-here = Hier werden sie gemischt, wenn eine Karte gebraucht wird und keine mehr da ist, die letzte ist also dabei.
rules-clash-8 = In der Parker-Anleitung kommt eine zurückgeschickte Figur in der nächsten Spielrunde wieder ins Spiel.
rules-clash-8-here = Hier kommt sie herein, sobald eine Karte ihres Spielers es erlaubt, auch in derselben Runde.
rules-clash-9 = Der chinesische Artikel sagt an einer Stelle, dass eine { $starter } eine Figur ins Spiel bringen muss, an einer anderen, dass sie es darf.
rules-clash-9-here = Hier darf sie es.
rules-clash-11 = Nach einer { $again } darfst du auf der deutschen Hobby-Seite eine Karte ziehen, in den anderen Quellen musst du.
rules-clash-11-here = Hier musst du immer.
rules-clash-13 = Im chinesischen Artikel setzt du aus, wenn ein Zug auf einer eigenen Figur endet.
rules-clash-13-here = Hier ist ein solcher Zug nicht erlaubt, du musst einen anderen machen und passt nur, wenn es keinen gibt.
rules-clash-15 = Die Parker-Anleitung verteilt eine { $splitter } auf Figuren im Spiel und lässt im nächsten Satz einen Teil davon eine ins Spiel bringen.
rules-clash-15-read = Wir lesen es so, dass jeder Teil wie die Karte seiner Zahl wirkt.
rules-clash-15-others = In den anderen Quellen bringt kein Teil eine Figur ins Spiel.
rules-clash-18-hobby = Die deutsche Hobby-Seite meint vielleicht, dass eine { $turner } nur zurückführt, wenn es nicht vorwärts geht.
rules-clash-18-here = Hier entscheidest du.
rules-clash-18-name = Die italienische Anleitung nennt { $backers-both } als Karten für rückwärts, obwohl die { $turner } auch vorwärts führt.
rules-clash-18-both = Hier kann die { $turner } beides.
rules-clash-19-parker = Die Parker-Anleitung will jede Anweisung befolgt sehen, die anderen lassen dich auf den Tausch verzichten.
rules-clash-19-half = Nach dem chinesischen Artikel könntest du eine { $swapper } auslassen, sobald eine Hälfte davon unmöglich ist.
rules-clash-19-read = Wir lesen ihn wie die anderen Quellen, du musst also tun, was möglich ist.
rules-clash-24 = In der Parker-Anleitung darfst du rutschen, in den anderen musst du, und in einer späteren Hasbro-Ausgabe rutschst du nur auf der eigenen Farbe.
rules-clash-28 = In der Parker-Anleitung wirft eine { $swapper } einen Gegner hinaus, wenn sie eine Figur über das Karo bringt.
rules-clash-28-here = Hier tauscht eine { $swapper } über das Karo hinweg und wirft niemanden hinaus.
rules-clash-29 = Der chinesische Artikel verlangt mehr als { $enough } Felder hinter dem Start, die anderen mindestens { $enough }.
rules-clash-29-here = Hier genügen { $enough }.
rules-clash-33 = Im chinesischen Artikel prallen überzählige Felder vom Ziel zurück, die anderen verlangen die genaue Zahl.
rules-clash-39 = Die italienische Anleitung verteilt eine { $splitter } auf alle Figuren eines Teams, die anderen auf zwei.
rules-clash-40 = Findet { $taker } keinen Gegner, trifft es in der italienischen Anleitung eine Figur des Teams, in den deutschen eine des Partners, und der chinesische Artikel schickt eine zurück.
rules-clash-40-must = Die italienische Anleitung und die deutschen Quellen sagen, dass ein Team { $taker } ausführen muss.
rules-clash-40-read = Wir lesen es so, dass das Team dafür eine Figur auf dem Startfeld braucht, sonst verfällt die Karte.
rules-clash-44 = In der Parker-Anleitung rutschen Figuren auf dem Dreieck eines Gegners, und für Teams bleiben alle Regeln bestehen, aber ein Partner ist kein Gegner.
rules-clash-44-here = Hier zählt nur die Farbe der Figur, und das Dreieck des Partners hat eine andere.
rules-clash-45 = Die italienische Anleitung sagt nicht, wie ein Spiel um Punkte beginnt, die anderen beginnen mit einer Figur auf dem Ausgangsfeld.
rules-clash-52 = Die deutsche Hobby-Seite gibt nichts für eigene Figuren im Ziel, die anderen schon.
rules-clash-54 = Keine Quelle sagt, ob die Boni zusammengezählt werden oder nur der höchste zählt.
rules-clash-d16 = Die Quelle stellt eine geschlagene Figur zurück auf das Startfeld, wo sie geschützt wäre.
rules-clash-d16-read = Wir lesen das als Ausgangsfeld.
rules-clash-d17 = Die Quelle schützt Figuren auf dem Startfeld vor dem Schlagen, und Figuren auf dem Startfeld der eigenen Farbe vor dem Überholen.
rules-clash-d17-read = Wir lesen beides als das Startfeld der eigenen Farbe.
rules-clash-d22 = In der Quelle spielst du die Figuren deines Partners, sobald seine alle im Ziel sind und keine mehr zu spielen ist.
rules-clash-d22-read = Wir lesen es so, dass deine eigenen alle im Ziel sein müssen.

# Optionen und was ihre Werte bedeuten. Die Bedeutung folgt auf "heißt," und ist ein Hauptsatz.
rules-options-opening = Jede davon kannst du einzeln setzen, bei jedem Regelwerk dieses Spiels, mit der Option rules des Befehls play.
rules-option-is = Option { $option } steht hier auf { $value }.
rules-option-set = Option { $option } auf { $value } heißt, { $meaning }.
rules-set-start-full = alle Figuren beginnen auf dem Startfeld
rules-set-start-quick = eine Figur jeder Farbe beginnt auf ihrem Ausgangsfeld
rules-set-first-random = wer beginnt, wird ausgelost
rules-set-first-draw = alle ziehen eine Karte, und { $best } oder die höchste Zahl beginnt
rules-set-home-exact = ins Ziel kommst du nur mit der genauen Zahl
rules-set-home-bounce = überzählige Felder führen wieder aus dem Ziel heraus
rules-set-seven-forward = beide Teile einer { $splitter } führen vorwärts, und keiner bringt eine Figur ins Spiel
rules-set-seven-cards = jeder Teil einer { $splitter } wirkt wie die Karte seiner Zahl
rules-set-eleven-decline = auf den Tausch einer { $swapper } darfst du verzichten
rules-set-eleven-forced = eine { $swapper }, die nur einen Tausch erlaubt, musst du zum Tauschen spielen
rules-set-slide-others = auf Dreiecken anderer Farben musst du rutschen
rules-set-slide-optional = auf Dreiecken anderer Farben darfst du rutschen oder stehen bleiben
rules-set-slide-own = Figuren rutschen nur auf Dreiecken ihrer eigenen Farbe
rules-set-team-sorry-team = { $taker } ohne Gegner schlägt eine Figur des eigenen Teams
rules-set-team-sorry-partner = { $taker } ohne Gegner schlägt eine Figur des Partners
rules-set-team-sorry-penalty = { $taker } ohne Wirkung kostet das Team eine Figur, sie muss auf ihr Startfeld zurück
rules-set-team-seven-any = eine { $splitter } darfst du in Teams auf beliebige Figuren des Teams verteilen
rules-set-team-seven-two = eine { $splitter } darfst du in Teams auf zwei Figuren des Teams verteilen
rules-set-own-points-all = alle bekommen Punkte für eigene Figuren im Ziel
rules-set-own-points-none = eigene Figuren im Ziel bringen keine Punkte
rules-set-bonus-sum = wer gewinnt, bekommt alle Boni zusammen
rules-set-bonus-highest = wer gewinnt, bekommt nur den höchsten Bonus
rules-set-deck = das Spiel hat { $cards } Karten, davon { $ones } Mal die { $starter }
rules-set-board-40 = der Weg zu den Zielfeldern zweigt vor dem Startfeld ab
rules-set-board-64 = der Weg zu den Zielfeldern zweigt auf dem Startfeld ab
rules-set-protect-start = jede Figur auf dem Startfeld ihrer eigenen Farbe ist geschützt
rules-set-protect-fresh = nur eine Figur, die gerade ins Spiel gekommen ist, ist geschützt
rules-set-jack-any = ein { $swapper } darf zwei Figuren derselben Farbe tauschen
rules-set-jack-foreign = ein { $swapper } tauscht nur Figuren verschiedener Farben
rules-set-jokers = das Spiel hat { $cards } Karten
rules-set-seats-4 = jede Person spielt eine Farbe
rules-set-seats-2 = jede Person spielt zwei Farben, die sich gegenüberliegen

# Worin ein Regelwerk von einem anderen abweicht
rules-same = Es gibt keinen Unterschied, denn { $preset } und { $base } haben dieselben Regeln.
rules-other-game-sorry = Sorry! ist ein anderes Spiel, mit eigenen Karten.
rules-other-game-dog = Dog ist ein anderes Spiel, mit Rommékarten in Teams.
rules-teams-differ = Du spielst in Teams, { $side } gegen { $other-side }.
rules-points-differ = Du spielst um Punkte, und alle haben { $hand } Karten auf der Hand.
rules-points-start-differ = Ein Spiel um Punkte beginnt mit einer Figur jeder Farbe auf ihrem Ausgangsfeld.

# Kartentafeln, eine Zeile je Karte, höchstens 40 Spalten
rules-card-title = { $preset }, { $cards } Karten
rules-card-line = { $name } { $moves }
rules-card-or = { $rest } oder { $last }
rules-card-out = Start
rules-card-forward = um { $steps } vor
rules-does-out = eine Figur starten
rules-does-steps = { $way ->
    [back] um { $steps } zurück
   *[forward] um { $steps } vor
}
rules-does-swap = { $others ->
    [rivals] mit einem Gegner tauschen
    [foreign] mit einer fremden Figur tauschen
   *[anyone] zwei Figuren tauschen
}
rules-does-sorry = eine Figur vom Start auf den Platz eines Gegners setzen
rules-does-split = { $acting ->
    [cards] auf zwei Figuren verteilen, jeder Teil wie die Karte seiner Zahl
   *[steps] { $pawns ->
        [2] auf zwei Figuren verteilen
       *[other] auf Figuren deines Teams verteilen
    }
}
rules-does-burn = { $steps } einzelne Felder auf deine Figuren verteilen, die unterwegs alle schlagen
rules-card-back = um { $steps } zurück
rules-card-split = verteilt auf { $pawns } Figuren
rules-card-share = auf bis zu { $pawns } Figuren
rules-card-parts = { $pawns } Teile als Karten
rules-card-share-parts = bis { $pawns } Teile als Karten
rules-card-burn = einzeln verteilt, schlägt unterwegs
rules-card-swap-rivals = Tausch mit Gegner
rules-card-swap-foreign = Tausch mit anderer Farbe
rules-card-swap-anyone = Tausch mit beliebiger Figur
rules-card-sorry = vom Start auf einen Gegner
rules-card-wild = wie jede andere Karte
rules-card-again = { $moves }, noch eine ziehen
rules-card-play-again = { $moves }, noch eine spielen
