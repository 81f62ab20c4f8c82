/** Where speed decides, the others see who doesn't look. */

import type { Session } from './session.svelte';

/** Tells whenever this page goes out of sight or comes back, until it is no longer of interest. */
export function tellSight(session: Session): () => void {
  let isAway = false;
  const tell = (away: boolean): void => {
    if (away === isAway) return;
    isAway = away;
    void session.ask({ t: 'look', away });
  };
  const look = (): void => tell(document.hidden);
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    tell(false);
  };
}
