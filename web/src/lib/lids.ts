/** The drawn lids of the games' boxes. */

import type { Component } from 'svelte';

import PlainBox from '../parts/PlainBox.svelte';

interface LidProps {
  title: string;
}

const LIDS = import.meta.glob<Component<LidProps>>('../games/*/Box.svelte', { import: 'default' });

/** The lid of a game; a plain one where nobody has drawn it yet, or where it can't be fetched. */
export async function lidOf(game: string): Promise<Component<LidProps>> {
  const lid = await LIDS[`../games/${game}/Box.svelte`]?.().catch(() => null);
  return lid ?? PlainBox;
}
