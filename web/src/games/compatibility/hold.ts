/** A finger that stays, the other button of a mouse, or the key “+”: to look closer. */

import type { Attachment } from 'svelte/attachments';

const HOLD = 450;
/** A finger that strays so far is scrolling or dragging. */
const STRAYS = 8;

/** Looks closer; the click that would end the hold does nothing. */
export function held(look: () => void): Attachment<HTMLElement> {
  return (place) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    let start = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(timer);
    const act = (event: Event): void => {
      event.preventDefault();
      stop();
      if (!isDone) look();
      isDone = true;
    };
    const on: Record<string, (event: PointerEvent) => void> = {
      pointerdown: (event) => {
        isDone = false;
        start = { x: event.clientX, y: event.clientY };
        stop();
        if (event.button === 0) timer = setTimeout(() => act(event), HOLD);
      },
      pointermove: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > STRAYS) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: act,
    };
    const swallow = (event: MouseEvent): void => {
      if (isDone && event.detail > 0) event.stopPropagation();
      isDone = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === '+') look();
    };
    for (const [name, hear] of Object.entries(on))
      place.addEventListener(name, hear as EventListener);
    place.addEventListener('click', swallow, { capture: true });
    place.addEventListener('keydown', key);
    return () => {
      stop();
      for (const [name, hear] of Object.entries(on))
        place.removeEventListener(name, hear as EventListener);
      place.removeEventListener('click', swallow, { capture: true });
      place.removeEventListener('keydown', key);
    };
  };
}
