"""Draws what a link to us shows in a chat: web/public/previews, from the lids of the games' boxes.

    python tools/draw_previews.py http://127.0.0.1:8321

Needs a server that runs, and Chromium ($CHROMIUM may name one).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

PICTURES = Path(__file__).resolve().parent.parent / "web" / "public" / "previews"
SIZE: ViewportSize = {"width": 1200, "height": 630}  # what chats and networks ask for
# The lids side by side above a band with the name; styles by script, as our policy wants it.
DRAW = """([games, title]) => {
  const lids = games.map((game) => document.querySelector(`[data-game=${game}] .lid svg`));
  const put = (tag, styles, parent, text = '') => {
    const made = document.createElement(tag);
    Object.assign(made.style, styles);
    made.textContent = text;
    return parent.appendChild(made);
  };
  document.getElementById('picture')?.remove();
  const picture = put('div', { position: 'fixed', inset: 0, zIndex: 99, background: '#f6f2ea' },
    document.body);
  picture.id = 'picture';
  const art = put('div', { display: 'flex', height: '510px' }, picture);
  for (const lid of lids) {
    const part = put('div', { flex: 1, minWidth: 0, overflow: 'hidden' }, art);
    const copy = part.appendChild(lid.cloneNode(true));
    copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    Object.assign(copy.style, { width: '100%', height: '100%' });
  }
  const band = put('div', { display: 'flex', alignItems: 'center', gap: '28px', height: '120px',
    padding: '0 48px', color: '#26312c' }, picture);
  const mark = put('img', { width: '76px', height: '76px' }, band);
  mark.src = '/favicon.svg';
  const font = getComputedStyle(document.querySelector('h1')).fontFamily;
  put('span', { fontFamily: font, fontSize: '64px', fontWeight: 700 }, band, title);
  return mark.decode();
}"""


def main(address: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(base_url=address, viewport=SIZE, locale="fr-FR")
        page.goto("/")
        page.locator("[data-game] .lid svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        boxes = page.locator("[data-game]")
        games = [box.get_attribute("data-game") or "" for box in boxes.all()]
        titles = boxes.locator("h3").all_inner_texts()
        for game, title in zip(games, titles, strict=True):
            draw(page, game, [game], title)
        draw(page, "tablee", games[:3], "Tablée")
        browser.close()


def draw(page: Page, name: str, games: list[str], title: str) -> None:
    page.evaluate(DRAW, [games, title])
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1])
