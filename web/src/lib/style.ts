/** Sizes that are known only at run time, as custom properties: our policy allows no style attribute. */

import type { Attachment } from 'svelte/attachments';

export function styled(properties: () => Record<string, string>): Attachment<HTMLElement> {
  return (place) => {
    for (const [name, value] of Object.entries(properties())) place.style.setProperty(name, value);
  };
}
