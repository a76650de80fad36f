"""A healthy Speech Dispatcher: what arrives there, in which order, in which language."""

from __future__ import annotations

from collections.abc import Callable

from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until

from .talk import Talk

Start = Callable[..., Talk]


def test_every_sentence_of_200_replies_arrives_once_in_order(
    server: SpeechServer, talk: Start
) -> None:
    """200 keys of 1 to 4 sentences: each heard once, in order, interrupted only at keys."""
    program = talk(server.env)
    replies = [[f"Reply {n} sentence {i}" for i in range(1 + n % 4)] for n in range(200)]
    for reply in replies:
        program.say(*reply)
        assert server.says(reply[-1]), server.heard()[-5:]
    assert server.heard() == [sentence for reply in replies for sentence in reply]
    lines = [line for line in server.asked() if line == "CANCEL self" or line.startswith("Reply")]
    assert lines == [line for reply in replies for line in ("CANCEL self", *reply)]
    assert program.outages() == 0
    program.end()


def test_first_state_names_the_driver(server: SpeechServer, talk: Start) -> None:
    """The first sentence can name who speaks before anything was said."""
    program = talk(server.env)
    state = program.ready()
    assert (state["phase"], state["driver"]) == ("speaking", "Speech Dispatcher")
    program.end()


def test_language_follows_the_reply(server: SpeechServer, talk: Start) -> None:
    """The server is told the language of each reply, once for each change."""
    program = talk(server.env)
    for sentence, language in (("Hello", "en"), ("Guten Tag", "de"), ("Noch eins", "de")):
        program.say(sentence, language=language)
        assert server.says(sentence)
    languages = [line for line in server.asked() if "LANGUAGE" in line]
    assert languages == ["SET self LANGUAGE en", "SET self LANGUAGE de"]
    program.end()


def test_every_language_of_the_game_is_taken(server: SpeechServer, talk: Start) -> None:
    """A language for which the server has no voice is spoken all the same."""
    program = talk(server.env)
    for language in ("de", "it", "zh-TW", "en"):
        program.say(f"In {language}", language=language)
        assert server.says(f"In {language}")
    assert program.outages() == 0
    program.end()


def test_stop_key_stops_and_speaks_nothing(server: SpeechServer, talk: Start) -> None:
    """The stop key sends one stop, and the next reply is heard."""
    program = talk(server.env)
    program.say("One")
    assert server.says("One")
    program.silence()
    assert until(lambda: server.asked().count("CANCEL self") == 2)
    program.say("Two")
    assert server.says("Two")
    assert server.heard() == ["One", "Two"]
    program.end()


def test_last_words_are_spoken_at_exit(server: SpeechServer, talk: Start) -> None:
    """What is said right before the end still reaches the server, all of it."""
    program = talk(server.env)
    program.ready()
    words = [f"Good bye {n}" for n in range(10)]
    program.say(*words)
    program.end()
    assert until(lambda: server.heard() == words), server.heard()


def test_any_text_is_survived(server: SpeechServer, talk: Start) -> None:
    """Surrogates, control characters, marks of protocols and 100,000 letters break nothing."""
    program = talk(server.env)
    program.say("a\ud800b", "nul\0tab\there\r\nline", ".", "..", "\x1b[31m", "\u2068Ben\u2069")
    assert server.says("Ben"), server.heard()
    program.say("word " * 20_000, "'quoted' \"twice\" $HOME `id` & <b>", "")
    assert until(lambda: any("quoted" in line for line in server.heard()))
    program.say("Still here")
    assert server.says("Still here")
    assert program.outages() == 0
    asked = server.asked()
    assert "ab" in asked
    assert "nul tab here line" in asked
    assert max(map(len, asked)) <= 2000
    program.end()
