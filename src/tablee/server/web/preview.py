"""The head of our page, as those who are sent a link see it before they open it.

A program that shows a preview runs no script: what a link leads to must stand in the page itself,
in the language of whoever asks. An invitation betrays its host's name and the game, nothing else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tablee.engine.game import BOX_LINE
from tablee.games import Shelved
from tablee.rulebook import game_rulebook
from tablee.texts import Language, catalogue

SITE = "Tablée"
ANY_PICTURE = "tablee"  # of the site, and of games that have none of their own
LOCALES: dict[Language, str] = {"fr": "fr_FR", "en": "en_GB"}
TITLE = re.compile("<title>.*?</title>")


@dataclass(frozen=True)
class Preview:
    """What a link leads to."""

    language: Language
    title: str
    description: str
    picture: str  # its name among the previews


def site_preview(language: Language) -> Preview:
    return Preview(language, SITE, catalogue(language).sentence("site-tagline"), ANY_PICTURE)


def invitation_preview(language: Language, shelved: Shelved, host: str) -> Preview:
    game = shelved.game
    words = catalogue(language, shelved.package)
    title = game_rulebook(game.name, shelved.package, language).title
    return Preview(
        language,
        words.sentence("invitation", {"host": host, "title": title}),
        words.sentence("site-tagline" if game.presentation.box is None else BOX_LINE),
        game.name,
    )


def picture_path(web: Path, picture: str) -> str:
    """The address of a picture on this site."""
    own = f"previews/{picture}.png"
    return f"/{own if (web / own).exists() else f'previews/{ANY_PICTURE}.png'}"


def with_preview(page: str, preview: Preview, address: str, image: str) -> str:
    """The page with its title, description and preview, right where its title stood."""
    head = "\n    ".join(tags(preview, address, image))
    page = page.replace('<html lang="fr">', f'<html lang="{preview.language}">', 1)
    return TITLE.sub(lambda _: head, page, count=1)


def tags(preview: Preview, address: str, image: str) -> list[str]:
    title, description = escape(preview.title), escape(preview.description)
    properties = {
        "og:title": title,
        "og:description": description,
        "og:image": escape(image),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
        "og:url": escape(address),
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": LOCALES[preview.language],
    }
    return [
        f"<title>{title}</title>",
        *(f'<meta property="{name}" content="{value}" />' for name, value in properties.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
        f'<meta name="description" content="{description}" />',
    ]
