// Finds what is wrong with a table on this screen. See measuring.py.
async ([mayScroll, mayBeShortened]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame(); await frame(); await frame();
  const problems = [];
  const [wide, high] = [innerWidth, innerHeight];
  const label = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)
    + ' <' + one.className + '>';
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true })
    && !one.closest('.hidden-text') && getComputedStyle(one).clipPath === 'none';
  const inside = (rect, room, slack = 1) => rect.left >= room.left - slack
    && rect.top >= room.top - slack && rect.right <= room.right + slack
    && rect.bottom <= room.bottom + slack;
  const screen = { left: 0, top: 0, right: wide, bottom: high };
  const page = document.scrollingElement;
  if (page.scrollHeight > high + 1 || page.scrollWidth > wide + 1)
    problems.push(`the page is ${page.scrollWidth} × ${page.scrollHeight}`);

  // Everything that can be operated is on the screen, and large enough for a finger.
  const stage = document.querySelector('[data-scored]') ?? document.querySelector('main');
  const active = stage.querySelectorAll('button, a, input, select, summary, [tabindex="0"]');
  for (const one of active) {
    if (!isShown(one) || one.closest(mayScroll)) continue;
    const rect = one.getBoundingClientRect();
    if (!inside(rect, screen)) problems.push(`outside: ${label(one)}`);
    // A link inside a sentence reaches beyond its words.
    if (one.matches('.inline-link')) continue;
    if (rect.width < 23.5 || (rect.height < 23.5 && one.tagName !== 'INPUT'))
      problems.push(`small: ${label(one)} ${rect.width.toFixed()} × ${rect.height.toFixed()}`);
  }

  // Of every card in hand a strip shows that is its own; nothing lies over cards or cells.
  const held = [...document.querySelectorAll('[data-hand] [data-card]')];
  const isCovered = document.querySelector('[data-scored]') !== null;
  const own = (one, x, y) => document.elementFromPoint(x, y)?.closest('button') === one;
  const over = (x, y) => `${x.toFixed()}, ${y.toFixed()}: ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 90)}`;
  for (const one of isCovered ? [] : held) {
    const { left, top } = one.getBoundingClientRect();
    for (const x of [4, 22]) if (!own(one, left + x, top + 14))
      problems.push(`${over(left + x, top + 14)} lies over ${label(one)}`);
  }
  for (const one of isCovered ? [] : document.querySelectorAll('[data-animal] button, [data-cell]')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (!own(one, left + width / 2, top + height / 2))
      problems.push(`${over(left + width / 2, top + height / 2)} lies over ${label(one)}`);
  }

  // No text is cut off: by the screen, by its slot, or by a box that hides what is too long.
  const slots = '[data-seat], [data-note], [data-prompt-slot], [data-actions], [data-centre], header';
  const walker = document.createTreeWalker(document.querySelector('.shell') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !isShown(parent) || parent.closest(mayScroll)) continue;
    if (parent.closest(mayBeShortened) || parent.closest('.hidden-text, svg')) continue;
    if (isCovered && !parent.closest('[data-scored], header')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const slot = parent.closest(slots)?.getBoundingClientRect() ?? screen;
    if (!inside(rect, screen)) problems.push(`cut off by the screen: ${node.data.trim()}`);
    else if (!inside(rect, slot, 2)) problems.push(`beyond its slot: ${node.data.trim()}`);
    for (let box = parent; box && box !== stage; box = box.parentElement) {
      const hides = getComputedStyle(box).overflowX === 'hidden';
      if (hides && !inside(rect, box.getBoundingClientRect(), 2))
        problems.push(`cut off: ${node.data.trim()}`);
    }
  }
  const hand = document.querySelector('[data-hand]')?.getBoundingClientRect();
  return { problems: [...new Set(problems)], hand: hand && [hand.left, hand.top, hand.right, hand.bottom] };
}
