import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  type AdvertiserAds,
  advertiserAds,
  type Catalogue,
  countSector,
  featureReader,
  type LastingAds,
  lastingIn,
  type MarketPart,
  type SectorAsked,
  type SectorCounts,
} from '../engine/engine.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

export type { AdvertiserAds, LastingAds, MarketPart, SectorCounts };

/** Of ads that no generation has read, so many of each part are read for a question: a second and a half, once in a process. */
const mostRead = 10_000;
/** Texts that a process remembers, so that what is merged anew is not read anew. */
const mostRemembered = 300_000;

/** Beside the index of ads, what reads copy would be too much of a cold start. */
const features = atFirstUse(async () => {
  const { KnownFeatures } = await import('./known-features.ts');
  let known = new KnownFeatures();
  return featureReader((ad) => {
    if (known.size >= mostRemembered) known = new KnownFeatures();
    return known.of(ad);
  }, mostRead);
});

/** What was counted, by the question and by what it was counted of: whatever changes in a catalogue makes a new part. */
const counted = new Map<string, LastingAds>();
const mostCounted = 200;
const partNumbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Which features those ads have that lasted, of all that the workspace sees or of its own alone. */
export async function lastingAdsFor(actor: Actor, asked: MarketPart, source: 'all' | 'own'): Promise<LastingAds> {
  const catalogues = await cataloguesOf(actor, source);
  const today = parisDay();
  const parts = catalogues.flatMap((catalogue) => catalogue.parts.map(numberOf));
  const question = JSON.stringify([today, asked.industry, asked.platform, parts]);
  const found = counted.get(question) ?? lastingIn(catalogues, asked, today, await features());
  counted.delete(question);
  counted.set(question, found);
  for (const oldest of counted.keys()) {
    if (counted.size <= mostCounted) break;
    counted.delete(oldest);
  }
  return found;
}

/** The newest ads of an advertiser that the workspace sees, `most` of them, with what is read of them. */
export async function adsOfAdvertiser(actor: Actor, advertiserId: string, most: number): Promise<AdvertiserAds> {
  return advertiserAds(await visibleCatalogues(actor), advertiserId, most, parisDay(), await features());
}

/** What the ads of a sector are made of, those of one advertiser left out. */
export async function countSectorFor(actor: Actor, asked: SectorAsked): Promise<SectorCounts> {
  return countSector(await visibleCatalogues(actor), asked, parisDay(), await features());
}

async function cataloguesOf(actor: Actor, source: 'all' | 'own'): Promise<readonly Catalogue[]> {
  const all = await visibleCatalogues(actor);
  return source === 'all' ? all : all.slice(1);
}

function numberOf(part: object): number {
  const number = partNumbers.get(part) ?? ++lastNumber;
  partNumbers.set(part, number);
  return number;
}
