"""What the site makes of a page: names of documents become links, recordings can be heard."""

from __future__ import annotations

import re
from html import escape
from typing import Any

KEPT = re.compile(r"(<pre.*?</pre>|<a .*?</a>)", re.DOTALL)
NAMED = re.compile(r"(?P<code><code>)?docs/(?P<path>[\w/-]+\.md)(?(code)</code>)")
RECORDING = re.compile(r'<a href="(?P<url>[^"]+\.ogg)">(?P<name>[^<]+)</a>')


def on_page_content(html: str, page: Any, files: Any, **_: Any) -> str:
    """Return the text of a page with its links and recordings.

    Args:
        html: The text as the library made it.
        page: The page.
        files: All files of the site.
    """

    def link(found: re.Match[str]) -> str:
        file = files.get_file_from_path(found["path"])
        if file is None or not file.is_documentation_page() or file == page.file:
            return found[0]
        return f'<a href="{file.url_relative_to(page.file)}">{found[0]}</a>'

    parts = KEPT.split(html)
    linked = "".join(part if KEPT.fullmatch(part) else NAMED.sub(link, part) for part in parts)
    return RECORDING.sub(_player, linked)


def _player(found: re.Match[str]) -> str:
    name = escape(found["name"], quote=True)
    return (
        f'{found[0]} <audio controls preload="none" src="{found["url"]}" '
        f'aria-label="{name}"></audio>'
    )
