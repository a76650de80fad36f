"""What a language never says: words that players have another word for, and what its grammar, its
spelling or its voices forbid.

docs/glossary.md has the words with their meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import pytest

from tests.output.narration.languages.heard import lines
from tests.output.narration.specimens import specimens, texts

NOT_USED: Mapping[str, Mapping[str, str]] = {
    "en": {
        r"desks?": "table menu",
        r"chairs?": "seat",
        r"runners?": "average",
        r"(?-i:hasbro)": "Sorry!, or the Hasbro leaflet",
        r"by chance": "random, at random",
        r"lots": "chosen at random",
        r"weighty": "important",
        r"(?<!key )guard": "key guard",
        r"single choices": "only one choice",
        r"(?:is|are) asked": "who asks whom",
        r"tak(?:e|es|en|ing) back": "undo",
        r"on turn": "it's Ben's turn",
        r"rivals?": "opponent",
        r"for good": "leave the game",
        r"listens": "watches",
        r"talk": "chat",
        r"ready words": "ready phrases",
        r"fared": "how often you have won",
        r"at odds": "disagree",
        r"it takes": "use",
        r"anew": "again",
    },
    "it": {
        r"sbatt\w*": "mangia",
        r"cattedra": "menu del tavolo",
        r"oppositor\w+": "avversari",
        r"solit[oi]|solid[oi]": "normali, regolari",
        r"casalingh?[oi]": "prudenti",
        r"rinunc(?:ia|i)": "non scambi, non scambia",
        r"(?<!in )(?<!i )passi(?! singoli| divisi)": "salti il turno; caselle, but of a 7 in Dog",
        r"per sempre": "lascia la partita",
        r"ospita|ospiti tu": "a capo del tavolo",
        r"zitti\w*": "silenzia, togli la parola",
        r"ascolti|in ascolto": "segue la partita",
        r"h aiuta": "h per l'aiuto",
        r"posa(?:re|ta)?|posi|mett[ei] giù|messo giù": "scarta",
        r"sfida": "partita; a round is a manche",
        r"plancia": "tabellone",
        r"pista": "percorso",
        r"traguardo": "meta",
        r"fogli[oi]": "istruzioni",
        r"conteggio": "numero esatto",
        r"risenti\w*": "riascolta",
        r"verbosità": "dettaglio",
        r"regol[ae] della casa": "variante",
        r"valgono i valori": "il gioco usa i valori predefiniti",
        r"non vale": "non è ammesso, non fa nulla",
        r"conserva\w*": "salva",
        r"prepara un tavolo": "prepara una partita",
        r"suona come": "no mnemonic that must be sought",
        r"altrettante": "altrettanto buona",
        r"si chiede|lo si": "who asks whom",
        r"(?-i:hasbro)": "Sorry!, or le istruzioni Hasbro",
    },
    "de": {
        r"Pult(?:e?s)?": "Tischmenü",
        r"h hilft": "h für Hilfe",
        r"zur Wahl": "Möglichkeiten",
        r"nächstbeste[nrs]?": "die zweitbeste",
        r"Los": "wird ausgelost",
        r"wie üblich": "normal",
        r"Renner": "Läufer",
        r"Schläger": "Raufbold",
        r"gelegentlich": "Gelegenheitsspieler",
        r"Stufe Gelegenheit": "Gelegenheitsspieler",
        r"lädt ein|einlädt": "leitet den Tisch",
        r"der Tisch gehört": "leitet den Tisch",
        r"für immer": "das Spiel verlassen",
        r"einlassen": "sperren, entsperren",
        r"Gespräch": "Chat",
        r"fertige Worte": "fertige Sätze",
        r"verzichtet": "tauscht nicht",
        r"Partie": "Spiel",
        r"aufbewahr\w*|bewahrt|merken|gemerkt": "speichern",
        r"einzige Möglichkeit": "nur ein Zug möglich",
        r"wie (?:repetieren|durchkreuzen|danach|gut)": "no mnemonic that must be sought",
        r"Stück für Stück": "Schritt für Schritt",
        r"man": "du",
        r"(?-i:hasbro)": "Sorry!, or die Hasbro-Anleitung",
        r"Gleich für": "Gleichheitszeichen für",
    },
    "zh-Hant": {
        r"代表物": "棋子",
        r"卡牌|卡片|紙牌|(?<=[\d}y])卡": "牌",
        r"圖板": "棋盤",
        r"方格區": "跑道",
        r"圓形格": "起點圈",
        r"撞回(?!各自的起點|它的起點|起點|狗屋)|打回|吃掉": "撞走, or 撞回 with a place",
        r"滑梯": "滑行區",
        r"終點區": "終點格",
        r"個棋子": "顆",
        r"抱歉遊戲(?!，照)": "Sorry!",
        r"主人": "桌主",
        r"牌桌|桌子": "這一桌, or 玩法 of a setup",
        r"桌務|管理(?!員)": "這一桌的選單",
        r"永遠": "離開這一桌",
        r"旁聽": "觀戰",
        r"現成的話": "常用語",
        r"收回": "悔棋",
        r"放棄": "不換",
        r"不能動|動不了": "沒有棋子能走",
        r"對象": "對手",
        r"翻出": "翻到",
        r"求助": "聽說明",
        r"保存|保留": "存檔 of a game, 儲存 of anything else",
        r"詳略|詳盡|說多少": "詳細程度, 詳細",
        r"短課": "新手教學",
        r"強手": "高手",
        r"次好": "第二好的",
        r"分隊|組隊制": "組隊",
        r"計分制": "計分",
        r"走了以後你|聽說過": "這樣走; 往前聽一句",
        r"印出": "顯示",
        r"正體": "繁體中文",
        r"閱讀器": "螢幕報讀軟體",
        r"(?<!\w)報讀軟體": "螢幕報讀軟體",
        r"您": "你",
        r"部(?:電腦|伺服器)": "台",
    },
}
"""By language: a regular expression of whole words, and what is said instead."""
NOT_PARTED = frozenset({"zh-Hant"})
"""Languages without spaces between words: there the expressions match anywhere."""
AS_WRITTEN = re.compile(r"--?\w[\w-]*|sorry-a11y(?: \w+)*")
"""Options and commands are told as they are typed."""
TYPED = frozenset(
    {
        *("cli-help-play", "cli-help-host", "cli-help-rules", "cli-help-plays"),
        *("cli-help-simulate", "cli-help-serve", "menu-book"),
    }
)
"""Messages that list words as they are typed."""
EXCEPT = frozenset({("saved-delete-choose", "en")})
"""Where a word is meant in its plain sense."""

_MEASURES = "(?:[步格種項張個顆行句課場局次題位副頁輪條份隊方]|分(?![出給成])|回合)"
"""Measure words of the game."""
_COUNTED = {
    "casella": "caselle",
    "carta": "carte",
    "pedina": "pedine",
    "scelta": "scelte",
    "punto": "punti",
    "turno": "turni",
    "volta": "volte",
    "partita": "partite",
    "riga": "righe",
    "frase": "frasi",
    "posto": "posti",
    "persona": "persone",
    "modo": "modi",
}
"""What is counted in Italian, one and several."""
_CHINESE = r"[\u3400-\u9fff]"
FORBIDDEN: Mapping[str, Mapping[str, str]] = {
    "de": {
        r"\b(?:Ihnen|Ihr|Ihre[mnrs]?)\b|(?<=[a-zäöüß,] )Sie\b": "players are addressed as du",
        r"(?i)\b(?:da|mu|la|lä|pa)ßt?\b|\bAs\b": "the present spelling, not that of the sources",
    },
    "it": {
        r"(?i)\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b": "preposition and article are one word",
        r"(?i)\b(?:lo|la|della|alla|dalla|nella|sulla) [aeiou]"
        r"|\b(?:il|del|al|dal|nel|sul) (?:[aeiou]|8\b|11\b)"
        r"|\bun (?:donna|pedina|carta|mossa)\b": "before a vowel the article loses its own",
        rf"\b1 (?:{'|'.join(_COUNTED.values())})\b"
        rf"|\b(?:0|[2-9]|[1-9]\d+) (?:{'|'.join(_COUNTED)})\b": "number and noun agree",
        r"(?<!non )\b(?:ha|hai|hanno|avete) nessun": "behind a verb none needs non",
    },
    "zh-Hant": {
        rf"{_CHINESE}[,;:?]|[,;:?]{_CHINESE}|{_CHINESE}\.(?!\w)": "its own marks",
        r"[，。、] (?!$)|[，。、]{2}| [，。、]": "no spaces at marks, no two marks",
    },
}
"""By language: a regular expression, and why neither a message nor a line of a game has it."""
EMPTY = {r"^[ ,，]|  | [,，]|[,，]{2}|[,，] ?$|[{}\u2068\u2069]": "an empty place for a word"}
FORBIDDEN_IN_GAMES: Mapping[str, Mapping[str, str]] = {
    "en": {},
    "de": {},
    "it": {
        r"(?i)\b(?:il|lo) (?:1|8|11|asso)\b|\b(?:il|un) (?:donna|Sorry)\b": "articles of numbers",
        r"(?:^|, )1 (?:mangia|arriva|fa|va|si scambia)\b": "a bare number is heard as a pawn",
        r"(?i)\b(?:sei|(?:Ben|Cid|Dora|Ann) è) (?:stat[oa] )?\w+(?:[aiu]t|tt|st|rt|s)o\b": "guess",
    },
    "zh-Hant": {rf"(?<![\d第到和百以,.:-])2{_MEASURES}": "before a measure word two is 兩"},
}
"""The same of what is heard in games alone, where numbers come as texts."""


def _found(told: Iterable[str], forbidden: Mapping[str, str]) -> list[str]:
    return [
        f"{match.group()!r} in {text!r}: {why}"
        for text in told
        for pattern, why in forbidden.items()
        if (match := re.search(pattern, text))
    ]


@pytest.mark.parametrize("language", sorted(NOT_USED))
def test_no_message_says_a_word_that_players_do_not(language: str) -> None:
    """One thing has one word, the player's."""
    edge = "" if language in NOT_PARTED else r"\b"
    forbidden = {
        rf"(?i){edge}(?:{pattern}){edge}": f"say {word}"
        for pattern, word in NOT_USED[language].items()
    }
    written = [
        AS_WRITTEN.sub("", text)
        for message, text in texts(language)
        if message not in TYPED and (message, language) not in EXCEPT
    ]
    assert _found(written, forbidden) == []


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_message_has_what_the_language_forbids(language: str) -> None:
    """Promise: grammar, spelling and marks, in every message with samples of all its variants."""
    assert _found((one.text.strip() for one in specimens(language)), FORBIDDEN[language]) == []


@pytest.mark.parametrize("language", FORBIDDEN_IN_GAMES)
def test_no_game_has_what_the_language_forbids(language: str) -> None:
    """Promise: the same in what is heard, whatever is played and asked, and no empty place where a
    word was forgotten."""
    told = lines(language)
    assert len(told) > 400
    forbidden = {**EMPTY, **FORBIDDEN.get(language, {}), **FORBIDDEN_IN_GAMES[language]}
    assert _found(told, forbidden) == []
