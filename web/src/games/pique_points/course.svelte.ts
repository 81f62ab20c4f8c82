/** What has just happened on the road, in a line; what befell me is told until I act again. */

import { untrack } from 'svelte';

import type { View } from '../../lib/view';
import type { PiquePointsScene, Text } from '../../lib/wire';

export interface News {
  text: Text;
  /** What makes it more than a card laid. */
  kind: 'theft' | 'skip' | 'penalty' | 'pass' | 'search' | 'reshuffle' | '';
  /** I am the one to whom it happens, or for whom. */
  isMine: boolean;
}

const OWED: Record<string, News['kind']> = {
  skipping: 'skip',
  penalty: 'penalty',
  searching: 'search',
};

/** What the table does for somebody. */
const HOUSE: News['kind'][] = ['skip', 'penalty', 'pass', 'search'];

/** What I am told when I am the one. */
const MINE: Record<string, string> = {
  skip: 'pique_points-me-skip',
  penalty: 'pique_points-me-penalty',
  pass: 'pique_points-me-pass',
  search: 'pique_points-me-search',
};

/** Somebody is robbed. */
function theft({ seat }: View, { thief, robbed, stolen }: PiquePointsScene): News | null {
  if (thief === null || robbed === null) return null;
  const cards = stolen.join(' ');
  const [key, params]: [string, Text['params']] =
    seat === robbed
      ? ['pique_points-me-robbed', { other: thief, cards }]
      : seat === thief
        ? ['pique_points-me-thief', { other: robbed, cards }]
        : ['pique_points-words-stolen', { seat: thief, other: robbed, cards }];
  return { text: { key, params }, kind: 'theft', isMine: seat === robbed || seat === thief };
}

/** Somebody is passed over or draws: because that is due, or because it was just done. */
function forced(view: View, scene: PiquePointsScene): News | null {
  const due = scene.phase === 'penalty' && !scene.can_draw ? 'pass' : OWED[scene.phase];
  if (due) return obliged(view, due, scene.turn, scene.duty_by);
  if (scene.skipped !== null) return obliged(view, 'skip', scene.skipped, scene.skipped_by);
  const last = view.happened.at(-1);
  const done = HOUSE.find((kind) => last?.move.startsWith(`${kind} `));
  const { seat, other } = last?.text.params ?? {};
  return done
    ? obliged(view, done, Number(seat), other === undefined ? null : Number(other))
    : null;
}

function obliged(view: View, kind: News['kind'], seat: number, other: number | null): News {
  const isMine = seat === view.seat;
  const key = (isMine && MINE[kind]) || `pique_points-${kind}-house`;
  return { text: { key, params: { seat, ...(other === null ? {} : { other }) } }, kind, isMine };
}

function plain(view: View): News | null {
  const last = view.happened.at(-1);
  return last && !last.move.startsWith('deal')
    ? { text: last.text, kind: '', isMine: false }
    : null;
}

export class Course {
  /** What this view tells. */
  #now = $state.raw<News | null>(null);
  /** What befell me since I acted last. */
  #mine = $state.raw<News | null>(null);
  #last = { of: '', reshuffles: 0 };

  get news(): News | null {
    return this.#now?.kind ? this.#now : (this.#mine ?? this.#now);
  }

  hear(view: View): void {
    untrack(() => {
      const scene = view.scene as PiquePointsScene;
      const of = `${view.table}/${view.deal}`;
      const isSame = of === this.#last.of;
      const isShuffled = isSame && scene.reshuffles > this.#last.reshuffles;
      this.#last = { of, reshuffles: scene.reshuffles };
      const shuffled: News = {
        text: { key: 'pique_points-reshuffled', params: {} },
        kind: 'reshuffle',
        isMine: false,
      };
      const hasActed = view.happened.some(({ seat }) => seat === view.seat);
      if (!isSame || hasActed) this.#mine = null;
      const found = theft(view, scene) ?? forced(view, scene);
      this.#now = found ?? (isShuffled ? shuffled : plain(view));
      if (found?.isMine) this.#mine = found;
    });
  }
}
