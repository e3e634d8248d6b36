import { randomUUID } from 'node:crypto';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { Ad, type AdContent, adIdOf, adKey, commonOwner } from '../ad/ad.entity.ts';
import { touchOwner } from '../ad/owner-state.ts';
import { writeAds } from '../imports/write-ads.ts';

/** A day so long before today, in Paris. */
export const daysAgo = (days: number) => addDays(parisDay(), -days);

/** An ad of a fictional advertiser, running since ten days, but for what is said. */
export function adContent(overrides: Partial<AdContent> = {}): AdContent {
  return {
    source: 'import',
    sourceId: randomUUID(),
    advertiser: { id: '1001', name: 'Maison Verdure', url: null },
    platforms: ['facebook'],
    format: 'image',
    headline: '3 ingrédients. Zéro blabla.',
    body: 'Votre crème hydratante arrive en 48 h.',
    description: null,
    callToAction: 'SHOP_NOW',
    landingUrl: null,
    snapshotUrl: null,
    media: [],
    languages: ['fr'],
    countries: ['FR'],
    industry: 'beauty',
    startedAt: daysAgo(9),
    endedAt: null,
    reach: null,
    spend: null,
    impressions: null,
    audience: null,
    payer: null,
    tags: [],
    ...overrides,
  };
}

/** Ads of an owner, common ones of nobody, as an import makes them: those that say the same are one group. */
export const importedAds = async (ownerId: string | null, contents: AdContent[]) =>
  (await writeAds(ownerId ?? commonOwner, contents)).map(({ adId }) => adId);

/** Puts ads of an owner, each a group with those of its very words, and answers their ids. */
export async function putAds(ownerId: string, contents: AdContent[], at = new Date()) {
  const ids = contents.map(({ sourceId }) => adIdOf(ownerId, sourceId));
  const times = { createdAt: at.toISOString(), updatedAt: at.toISOString(), version: 1 };
  for (const [index, content] of contents.entries())
    await Ad.put({
      ...adKey(ownerId, ids[index] ?? ''),
      content,
      contentKey: randomUUID(),
      groupKey: keyOf(`${content.advertiser.id} ${content.body}`),
      ...times,
    }).go();
  await touchOwner(ownerId);
  return ids;
}
