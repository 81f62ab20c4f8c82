/** Which screen the address asks for. */

import { tick } from 'svelte';

export type Screen =
  | { name: 'home' }
  | { name: 'room'; socket: string; startAtOnce: boolean }
  | { name: 'compose'; game: string; options: Record<string, string> }
  | { name: 'rules'; game: string; article: string }
  | { name: 'replay'; id: string }
  | { name: 'class-start' }
  | { name: 'class-join'; code: string }
  | { name: 'class'; id: string }
  | { name: 'sheets'; id: string }
  | { name: 'privacy' }
  | { name: 'lost' };

const START = 'start';

class Route {
  screen = $state.raw<Screen>(read());

  constructor() {
    addEventListener('popstate', () => (this.screen = read()));
  }

  go(path: string, options: { startAtOnce?: boolean } = {}): void {
    history.pushState(options.startAtOnce ? START : null, '', path);
    this.screen = read();
    // A reload is no second start.
    history.replaceState(null, '', path);
    void atTheTop();
  }

  /** Follow a link inside the page, unless it is to open elsewhere. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const isElsewhere = link?.hash || link?.target || link?.hasAttribute('download');
    const isOurs = link?.origin === location.origin && !isElsewhere;
    if (!isOurs || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

/** What is on the screen is new: seen from its top, and the keyboard begins there. */
export async function atTheTop(): Promise<void> {
  scrollTo(0, 0);
  await tick();
  document.getElementById('main')?.focus({ preventScroll: true });
}

function read(): Screen {
  const [, place = '', id = '', more = ''] = location.pathname.split('/').map(decodeURIComponent);
  const article = location.hash.slice(1);
  if (place === '') return { name: 'home' };
  if (place === 'privacy') return { name: 'privacy' };
  if (place === 'c' && id) return { name: 'class-join', code: id };
  if (place === 'class' && id && more === 'sheets') return { name: 'sheets', id };
  if (place === 'class' && !more) return id ? { name: 'class', id } : { name: 'class-start' };
  if (place === 'replay' && id) return { name: 'replay', id };
  if (place === 'compose' && id) {
    const options = Object.fromEntries(new URLSearchParams(location.search));
    return { name: 'compose', game: id, options };
  }
  if (place === 'rules' && id) return { name: 'rules', game: id, article };
  if ((place === 'r' || place === 't') && id) {
    const socket = `/ws/${place}/${encodeURIComponent(id)}`;
    return { name: 'room', socket, startAtOnce: history.state === START };
  }
  return { name: 'lost' };
}

export const route = new Route();

/** The screen of a room, which brings the whole table along. */
export const inRoom = () => import('../screens/InRoom.svelte');
