"""Words that no message of a language says, since players have another word for the thing.

docs/glossary.md has the same words with their meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast, visitor

from sorry_a11y.narration.catalog import LOCALES
from tests.harness.languages import SPOKEN

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
        r"posa(?:re|ta)?|posi": "mette giù",
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
TYPED = frozenset({
    "cli-help-play", "cli-help-host", "cli-help-rules", "cli-help-plays", "cli-help-simulate",
    "cli-help-serve", "menu-book",
})
"""Messages that list words as they are typed."""
EXCEPT = frozenset({("saved-delete-choose", "en")})
"""Where a word is meant in its plain sense."""


class _Texts(visitor.Visitor):
    """The words that stand in a message itself, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language with its message."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                reader = _Texts()
                reader.visit(entry)
                for text in reader.found:
                    yield entry.id.name, AS_WRITTEN.sub("", text)


@pytest.mark.parametrize("language", sorted(NOT_USED))
def test_no_message_says_a_word_that_players_do_not(language: str) -> None:
    """One thing has one word, the player's."""
    edge = "" if language in NOT_PARTED else r"\b"
    found = [
        f"{message}: {word.group()!r} in {text.strip()!r}, say {instead!r}"
        for message, text in texts(language)
        if message not in TYPED and (message, language) not in EXCEPT
        for pattern, instead in NOT_USED[language].items()
        for word in re.finditer(rf"{edge}(?:{pattern}){edge}", text, re.IGNORECASE)
    ]
    assert found == []


def test_words_are_of_languages_that_are_there() -> None:
    """A list for a language that nobody speaks would hold nobody."""
    assert set(NOT_USED) <= set(SPOKEN)
