/** What everybody is in a deal of Mü, in a word or two. */

import type { Sentences } from '../../lib/texts';
import type { MuScene } from '../../lib/wire';

export function rolesOf(scene: MuScene, seat: number, words: Sentences): string[] {
  if (scene.phase === 'auction') return bidOf(scene, seat, words);
  if (scene.chief === seat) return [words.say('mu-role-chief')];
  if (scene.partner === seat) return [words.say('mu-role-partner')];
  if (scene.vice === seat) return [words.say('mu-role-vice')];
  return scene.phase === 'tricks' ? [words.say('mu-role-defender')] : [];
}

function bidOf(scene: MuScene, seat: number, words: Sentences): string[] {
  const bid = scene.bids[seat] ?? 0;
  const hasPassed = scene.passes > 0 && isAmongLast(scene, seat);
  // What was laid before lies there for all to see.
  if (hasPassed) return [words.say('mu-role-pass')];
  return bid > 0 ? [words.say('mu-role-bid', { bid })] : [];
}

/** Passes count from the last raise on: those who passed are the last before whose turn it is. */
function isAmongLast(scene: MuScene, seat: number): boolean {
  const seats = scene.bids.length;
  const ago = (scene.turn - seat + seats) % seats || seats;
  return ago <= scene.passes;
}
