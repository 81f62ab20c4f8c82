/** Enter flips, space grabs, wherever the keyboard is on the table; a key held down is one press. */

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog';
const OPERABLE = 'button, a, input, summary, [role=tab]';

export interface Deeds {
  flip: () => void;
  grab: () => void;
}

export function pressed(event: KeyboardEvent, { flip, grab }: Deeds): void {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  const isOurs = event.key === ' ' || event.key === 'Enter';
  if (!isOurs || isShortcut || isElsewhere(event.target)) return;
  event.preventDefault();
  if (event.repeat) return;
  if (event.key === ' ' || isOn(event.target, '[data-claim]')) grab();
  else flip();
}

/** Somebody writes, or has gone to another button by keyboard: there, keys mean what they always do. */
function isElsewhere(target: EventTarget | null): boolean {
  if (isOn(target, WRITTEN_IN)) return true;
  if (!isOn(target, OPERABLE) || isOn(target, '[data-claim], [data-stock]')) return false;
  return (target as Element).matches(':focus-visible');
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
