import type { Lift } from '../../../shared/ai/lift.ts';
import { byVerdict, noFigures } from '../../../shared/ai/lift-order.ts';
import { insightText } from '../../../shared/learning/insight-texts.ts';
import type { InsightMetric } from '../../../shared/learning/learning.rules.ts';
import { countingAds, type ResultLift, rateOf, resultLifts } from '../../../shared/rules/lift.ts';
import { varianceWithin } from '../../../shared/rules/variance-within.ts';
import { type KnownFeature, knownFeatures } from '../core/known-features.ts';
import type { ResultTable } from '../core/result-table.ts';
import { countedAds } from './counted-ads.ts';

type Asked = Parameters<typeof countedAds>[1] & { feature?: string | undefined };

/** What goes with better results, strongest first; what lacks most last. All that was tested is counted, also where one family is asked for. */
export function insightsOf(table: ResultTable, { feature, ...asked }: Asked) {
  const ads = countedAds(table, asked);
  const places = countingAds(ads);
  const known = knownFeatures(table);
  const lifts = resultLifts(
    ads,
    places,
    known.map(({ column }) => column),
    asked.metric === 'cpa' ? 'cost' : 'rate',
  );
  const items = known.flatMap((one, at): Lift[] => {
    const lift = lifts[at];
    return lift && isTold(lift) && (feature === undefined || one.feature === feature)
      ? [shownInsight(asked.metric, one, lift)]
      : [];
  });
  const rate = rateOf(ads);
  return {
    ads,
    places,
    rate: asked.metric === 'cpa' && rate > 0 ? 1 / rate : rate,
    betweenAds: rounded(Math.sqrt(varianceWithin(ads, places))),
    items: items.sort(byVerdict),
  };
}

/** What no ad has is no finding, nor is what all have. */
const isTold = ({ adsWith }: ResultLift): boolean => adsWith > 0;

function shownInsight(metric: InsightMetric, { feature, value, label }: KnownFeature, lift: ResultLift): Lift {
  const { adsWith, adsWithout, clusters, verdict } = lift;
  const told = { feature, value, label, adsWith, adsWithout, clusters };
  const sentence = insightText(metric, feature, value, lift);
  if (lift.missing !== null) return { ...told, ...noFigures, verdict, sentence };
  const { rateWith, rateWithout, low, high, shrunkLift, shrunkLow, shrunkHigh, p, q } = lift;
  const figures = { rateWith, rateWithout, lift: lift.lift, low, high, shrunkLift, shrunkLow, shrunkHigh, p, q };
  return { ...told, ...figures, verdict, sentence };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
