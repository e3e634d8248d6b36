import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type CatalogueAd, similarTo } from '../engine/engine.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

type Words = Pick<CatalogueAd, 'headline' | 'body' | 'description' | 'callToAction' | 'format' | 'industry'>;
type Alike = { ad: CatalogueAd; active: boolean; daysRunning: number; similarity: number };

/** Among the nearest ads of what the workspace sees, this many are looked at. */
const nearest = 50;

/** Ads that resemble one, or words that are none yet, and ran so many days, the nearest first; similarity from 0 to 1. */
export async function likeAdsThatRan(
  actor: Actor,
  of: CatalogueAd | Words,
  { minDays, minSimilarity, limit }: { minDays: number; minSimilarity: number; limit: number },
): Promise<Alike[]> {
  const ad = 'id' in of ? of : { ...of, id: '', groupKey: '' };
  return similarTo(await visibleCatalogues(actor), ad, nearest, parisDay())
    .filter(({ daysRunning, similarity }) => daysRunning >= minDays && similarity >= minSimilarity)
    .slice(0, limit);
}
