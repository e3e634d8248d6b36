import { audienceLabel } from '../../../shared/learning/insight-texts.ts';
import { featureLabel, featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import type { FeatureColumn } from '../../../shared/rules/lift.ts';
import type { ResultTable, TableAd } from './result-table.ts';

/** A value of a feature with what is known of each ad; of a family are those that are known of an ad together. */
export type KnownFeature = {
  feature: string;
  value: string;
  label: string;
  column: FeatureColumn;
  family: 'words' | 'format' | 'audience';
};

/** Rarer audiences would say nothing; more are asked for in vain. */
const audiences = { fewestAds: 8, most: 30 };
const wordsFrom = featureValues.flatMap(({ feature }, at) => (feature === 'format' ? [] : [at]));

const kept = new WeakMap<ResultTable, KnownFeature[]>();

/** What is known of the ads of a table, by feature and value. An ad without words is known by its format alone. */
export function knownFeatures(table: ResultTable): KnownFeature[] {
  const known = kept.get(table);
  if (known) return known;
  const isKnown = table.ads.map((ad) => ({ words: hasWords(ad), format: hasFormat(ad) }));
  const found = featureValues.map(({ feature, value }, at): KnownFeature => {
    const family = feature === 'format' ? 'format' : 'words';
    const column = Int8Array.from(table.ads, (ad, place) =>
      isKnown[place]?.[family] ? Number(hasFeature(ad.features, at)) : -1,
    );
    return { feature, value, label: featureLabel(feature, value), column, family };
  });
  found.push(...audiencesOf(table));
  kept.set(table, found);
  return found;
}

export const hasWords = ({ features }: Pick<TableAd, 'features'>): boolean =>
  wordsFrom.some((at) => hasFeature(features, at));
export const hasFormat = ({ format }: Pick<TableAd, 'format'>): boolean => format !== null && format !== 'unknown';

function audiencesOf({ ads }: ResultTable): KnownFeature[] {
  const counts = new Map<string, number>();
  for (const { audience } of ads) if (audience) counts.set(audience, (counts.get(audience) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= audiences.fewestAds)
    .sort(([a, more], [b, than]) => than - more || (a < b ? -1 : 1))
    .slice(0, audiences.most)
    .map(([value]) => ({
      ...{ feature: 'audience', value, label: audienceLabel(value), family: 'audience' },
      column: Int8Array.from(ads, ({ audience }) => (audience ? Number(audience === value) : -1)),
    }));
}
