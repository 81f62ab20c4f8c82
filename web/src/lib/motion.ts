/** How long things move: not at all for those who want that, or who don't look. */

import { prefersReducedMotion } from 'svelte/motion';

/** A duration in milliseconds, or none. */
export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current || document.hidden ? 0 : milliseconds;
}
