"""A synthesiser that writes down what it is asked to say: run by a reader, never imported.

``speech_log.py FILE`` reads an Emacspeak speech server's commands from standard input, as yasr
sends them: ``q {text}`` queues, ``d`` says what was queued, ``tts_say {text}`` and ``l {letter}``
say at once. ``speech_log.py FILE TEXT`` says TEXT, as Fenrir's generic driver asks. Each thing
said becomes a line of JSON in FILE.
"""

import json
import re
import sys

COMMAND = re.compile(r"\s*(\w+)(?:[ \t]+(?:\{(.*?)\}|([^\n{]*)))?[ \t]*\n", re.DOTALL)


def put(file: str, text: str) -> None:
    """Write down one thing said."""
    if text.strip():
        with open(file, "a", encoding="utf-8") as log:
            log.write(json.dumps(text) + "\n")


def serve(file: str) -> None:
    """Obey commands until there are no more."""
    waiting = ""
    queue: list[str] = []
    while data := sys.stdin.buffer.raw.read(65536):  # type: ignore[union-attr]
        waiting += data.decode("utf-8", "replace")
        while found := COMMAND.match(waiting):
            waiting = waiting[found.end() :]
            name, text = found[1], found[2] or found[3] or ""
            if name == "q":
                queue.append(text)
            elif name == "d":
                put(file, " ".join(queue))
                queue.clear()
            elif name in ("tts_say", "l"):
                put(file, text)
            elif name == "s":
                queue.clear()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        put(sys.argv[1], " ".join(sys.argv[2:]))
    else:
        serve(sys.argv[1])
