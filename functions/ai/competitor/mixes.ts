import { adFormats, adPlatforms, callToActionLabel } from '../../../shared/ads/ads.rules.ts';
import type { AnalyzedCompetitor, CompetitorLine } from '../../../shared/ai/analyzed-competitor.ts';
import { type AdFeature, featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { type Share, shareDiffers } from '../../../shared/rules/two-proportions.ts';
import type { Competitor, CompetitorAd } from './read-competitor.ts';

/** What few of the others do and it never does is left out. */
const worthTelling = 0.05;
const mostLines = 12;

export const mixOf = ({ ads, sector }: Competitor): AnalyzedCompetitor['mix'] => {
  const lines = (
    valuesOf: (one: CompetitorAd) => readonly string[],
    theirs: Map<string, number>,
    label: (value: string) => string,
  ) => {
    const counts = new Map<string, number>();
    for (const one of ads) for (const value of valuesOf(one)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return linesOf(
      [...new Set([...counts.keys(), ...theirs.keys()])].map((value) => ({
        value,
        label: label(value),
        own: { count: counts.get(value) ?? 0, of: ads.length },
        theirs: { count: theirs.get(value) ?? 0, of: sector.ads },
      })),
    );
  };
  return {
    format: lines(({ ad }) => [ad.format], sector.format, named(adFormats)),
    platform: lines(({ ad }) => ad.platforms, sector.platform, named(adPlatforms)),
    callToAction: lines(({ ad }) => (ad.callToAction ? [ad.callToAction] : []), sector.callToAction, callToActionLabel),
  };
};

const named = (labels: Record<string, string>) => (value: string) =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;

export const copyOf = (competitor: Competitor): AnalyzedCompetitor['copy'] => {
  const lines = (feature: AdFeature) => linesOf(sidesOf(competitor, feature));
  return {
    hook: lines('hook'),
    offer: lines('offer'),
    proof: lines('proof'),
    register: lines('register'),
    length: lines('length'),
  };
};

export type Sides = { value: string; label: string; own: Share; theirs: Share };

/** The values of a feature of the copy: its ads beside those of the sector, of those that have words. */
export function sidesOf({ ads, sector }: Pick<Competitor, 'ads' | 'sector'>, feature: AdFeature): Sides[] {
  const [own, theirs] = [ads.filter(hasWords).length, wordedIn(sector.features)];
  return featureValues.flatMap((one, at) =>
    one.feature === feature
      ? {
          value: one.value,
          label: one.label,
          own: { count: ads.filter(({ bits }) => hasFeature(bits, at)).length, of: own },
          theirs: { count: sector.features[at] ?? 0, of: theirs },
        }
      : [],
  );
}

const lengths = featureValues.flatMap(({ feature }, at) => (feature === 'length' ? [at] : []));
/** Ads with words have one length. */
const hasWords = ({ bits }: CompetitorAd): boolean => lengths.some((at) => hasFeature(bits, at));
const wordedIn = (features: Uint32Array): number => lengths.reduce((sum, at) => sum + (features[at] ?? 0), 0);

const linesOf = (sides: readonly Sides[]): CompetitorLine[] =>
  sides
    .map(({ value, label, own, theirs }) => ({
      value,
      label,
      count: own.count,
      share: shareOf(own) ?? 0,
      sectorShare: shareOf(theirs),
      differs: shareDiffers(own, theirs),
    }))
    .filter(({ count, sectorShare }) => count > 0 || (sectorShare ?? 0) >= worthTelling)
    .sort((a, b) => b.count - a.count || (b.sectorShare ?? 0) - (a.sectorShare ?? 0) || (a.value < b.value ? -1 : 1))
    .slice(0, mostLines);

const shareOf = ({ count, of }: Share): number | null => (of === 0 ? null : Math.round((count / of) * 10_000) / 10_000);
