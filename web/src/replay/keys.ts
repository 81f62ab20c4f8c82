/** The keys of a player: arrows step, space runs and pauses, Home and End lead to the ends. */

import type { Replay } from './replay.svelte';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Takes a key for the match, unless what has the focus needs it, or is no part of the player. */
export function heard(event: KeyboardEvent, replay: Replay, player: Element | undefined): void {
  const place = event.target as Element;
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const isHere = place === document.body || place.id === 'main' || player?.contains(place);
  if (!isPlain || !isHere || place.closest('select, [data-hand]')) return;
  if (event.key === ' ' && !place.closest('button, a, summary, input[type=checkbox]'))
    replay.toggle();
  else if (event.key in STEPS && !place.closest('input:not([type=checkbox])'))
    void replay.step(STEPS[event.key] ?? 0);
  else return;
  event.preventDefault();
}
