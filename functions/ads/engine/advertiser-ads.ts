import type { FeatureBits } from '../../../shared/rules/copy/ad-features.ts';
import { hasBit } from './bits.ts';
import type { Catalogue, Part } from './catalogue.ts';
import { dayNumber } from './days.ts';
import type { Features } from './features.ts';
import { type ShownAd, shownAd } from './shown-ad.ts';

export type AdvertiserAds = {
  /** All that there are; `items` are the newest of them. */
  total: number;
  items: (ShownAd & { bits: FeatureBits })[];
};

/** The ads of an advertiser, the newest first, with what was read of them. */
export function adsOfAdvertiser(
  catalogues: readonly Catalogue[],
  advertiserId: string,
  most: number,
  today: string,
  features: Features,
): AdvertiserAds {
  const day = dayNumber(today);
  const parts = catalogues.flatMap((catalogue) => catalogue.parts);
  const found = parts.flatMap((part) => {
    const code = part.segment.advertiserIds.find(advertiserId);
    if (code === undefined) return [];
    const { start } = part.segment;
    return docsWith(part, code).map((doc) => ({ part, doc, start: start[doc] ?? 0, id: part.segment.idOf(doc) }));
  });
  found.sort((a, b) => b.start - a.start || (a.id < b.id ? -1 : 1));
  const shown = found.slice(0, most);
  const read = new Map(
    parts.map((part) => {
      const docs = shown.flatMap((one) => (one.part === part ? [one.doc] : []));
      return [part, features.of(part, Uint32Array.from(docs)).bits] as const;
    }),
  );
  const items = shown.map(({ part, doc }) => {
    const bits = read.get(part);
    return {
      ...shownAd(parts, part, doc, day),
      bits: { low: bits?.[doc * 2] ?? 0, high: bits?.[doc * 2 + 1] ?? 0 },
    };
  });
  return { total: found.length, items };
}

function docsWith({ segment: { advertiser }, live }: Part, code: number): number[] {
  const docs: number[] = [];
  for (let doc = 0; doc < advertiser.length; doc++) if (advertiser[doc] === code && hasBit(live, doc)) docs.push(doc);
  return docs;
}
