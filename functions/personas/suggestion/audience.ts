import { personaLimits } from '../../../shared/personas/personas.rules.ts';
import type { CatalogueAd } from '../../ads/library/visible-ad.door.ts';

type Ad = Pick<CatalogueAd, 'audience' | 'reach'>;
type Ages = { min: number; max: number };

/** Of the reach: half of it tells ages, three fifths a gender. */
const [ofAges, ofGender] = [0.5, 0.6];

/**
 * Whom ads reached, each ad by its reach: the fewest neighbouring ages that hold half of it, and a gender that holds three
 * fifths; shares are 0 to 1. `told` ads say it.
 */
export function reachedBy(ads: readonly Ad[]) {
  const told = ads.filter(({ audience }) => audience && audience.length > 0);
  const ages = new Map<string, number>();
  const genders = new Map<string, number>();
  let all = 0;
  for (const { audience, reach } of told)
    for (const { age, gender, share } of audience ?? []) {
      const weight = share * reachOf(reach);
      all += weight;
      ages.set(age, (ages.get(age) ?? 0) + weight);
      genders.set(gender, (genders.get(gender) ?? 0) + weight);
    }
  if (all === 0) return { ageRange: null, mostly: null, told: told.length };
  const mostly = (['female', 'male'] as const)
    .map((gender) => ({ gender, share: (genders.get(gender) ?? 0) / all }))
    .find(({ share }) => share >= ofGender);
  return { ageRange: narrowest(ages, all), mostly: mostly ?? null, told: told.length };
}

/** The middle of a bracket; an ad of which nothing is known counts as one person. */
function reachOf(reach: Ad['reach']): number {
  if (!reach) return 1;
  return Math.max(1, (reach.lower + (reach.upper ?? reach.lower)) / 2);
}

type Run = Ages & { share: number; size: number };

function narrowest(ages: ReadonlyMap<string, number>, all: number): Omit<Run, 'size'> | null {
  const brackets = [...ages]
    .flatMap(([age, weight]) => {
      const read = agesOf(age);
      return read ? [{ ...read, weight }] : [];
    })
    .sort((a, b) => a.min - b.min || a.max - b.max);
  const runs = brackets.flatMap((first, from): Run[] => {
    let sum = 0;
    for (const [at, { max, weight }] of brackets.slice(from).entries()) {
      sum += weight;
      if (sum >= ofAges * all) return [{ min: first.min, max, share: sum / all, size: at + 1 }];
    }
    return [];
  });
  const [best] = runs.sort((a, b) => a.size - b.size || b.share - a.share);
  return best ? { min: best.min, max: best.max, share: best.share } : null;
}

/** `25-34`, `65+`. */
function agesOf(age: string): Ages | null {
  const [, min, max] = age.match(/^(\d{1,3})(?:-(\d{1,3})|\+)$/) ?? [];
  if (min === undefined) return null;
  return { min: Number(min), max: max === undefined ? personaLimits.age : Number(max) };
}
