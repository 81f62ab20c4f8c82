/** The end of a round as it is shown: pair by pair, one place after the other. */

import type { View } from '../../lib/view';
import type { CompatibilityScene, CompatibilityShownMatch } from '../../lib/wire';

/** Two who are compared: partners, or somebody with the leader. */
export interface Pair {
  seat: number;
  other: number;
  matches: CompatibilityShownMatch[];
}

export function pairsOf({ rows, leader, pawns, matches }: CompatibilityScene): Pair[] {
  const isPlaying = (seat: number): boolean => (rows[seat]?.length ?? 0) > 0;
  const seats = pawns.map((_, team) => team).filter((seat) => isPlaying(seat) && seat !== leader);
  return seats.map((seat) => ({
    seat,
    other: leader ?? seat + pawns.length,
    matches: matches.filter((match) => match.seat === seat),
  }));
}

/** How many places there are to turn up. */
export function placesOf({ rows }: CompatibilityScene): number {
  return Math.max(...rows.map((row) => row.length));
}

/** What can be seen of a pair's matches when so many places are turned up. */
export function matchesUpTo({ matches }: Pair, turned: number): CompatibilityShownMatch[] {
  return matches.filter(({ place, there }) => Math.max(place, there) <= turned);
}

/** Points so far, by team. */
export function pointsUpTo(view: View, turned: number): number[] {
  const scene = view.scene as CompatibilityScene;
  const points = scene.pawns.map(() => 0);
  const final = view.deal_scores.at(-1) ?? points;
  if (turned >= placesOf(scene)) return [...final];
  for (const pair of pairsOf(scene)) {
    const found = matchesUpTo(pair, turned);
    points[pair.seat] = found.reduce((sum, match) => sum + match.points, 0);
    if (scene.leader !== null && found.length > 0)
      points[scene.leader] = (points[scene.leader] ?? 0) + 1;
  }
  // A leader who isn't tied gains nothing in an extra round.
  return points.map((sum, team) => Math.min(sum, final[team] ?? 0));
}

/** Where the pawns stood before the round. */
export function spacesBefore(view: View): number[] {
  const scored = view.deal_scores.slice(0, -1);
  const { pawns, spaces } = view.scene as CompatibilityScene;
  return pawns.map((_, team) =>
    Math.min(
      spaces.length,
      scored.reduce((sum, row) => sum + (row[team] ?? 0), 0),
    ),
  );
}

/** The first two pictures as somebody laid them, before others exchanged any. */
export function firstThoughts({ rows, attacks }: CompatibilityScene, seat: number): string[] {
  const row = [...(rows[seat] ?? [])];
  for (const { on, places } of attacks) {
    const [first, second] = places.map((place) => place - 1);
    if (on !== seat || first === undefined || second === undefined) continue;
    [row[first], row[second]] = [row[second] ?? '', row[first] ?? ''];
  }
  return row.filter(Boolean).slice(0, 2);
}
