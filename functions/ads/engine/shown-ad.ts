import type { Part } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { daysRunning, isActive } from './days.ts';

/** An ad with what depends on the day and on the ads beside it. */
export type ShownAd = { ad: CatalogueAd; active: boolean; daysRunning: number; variants: number };

export function shownAd(parts: readonly Part[], part: Part, doc: number, today: number): ShownAd {
  const { segment } = part;
  const [start = 0, end = 0] = [segment.start[doc], segment.end[doc]];
  return {
    ad: segment.ad(doc),
    active: isActive(start, end, today),
    daysRunning: daysRunning(start, end, today),
    variants: variantsOf(parts, part, doc),
  };
}

/** How many ads there are in the group of an ad, in all the parts. */
export function variantsOf(parts: readonly Part[], own: Part, doc: number): number {
  let variants = own.inGroupOf(doc);
  for (const part of parts) if (part !== own) variants += part.inGroup(own.groupHash(doc));
  return variants;
}
