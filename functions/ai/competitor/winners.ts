import type { AnalyzedCompetitor } from '../../../shared/ai/analyzed-competitor.ts';
import { winnerText } from '../../../shared/ai/competitor-texts.ts';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import type { CompetitorAd } from './read-competitor.ts';

const mostWinners = 10;

/** The ads that have run longest, one of each group. */
export function winnersOf(
  ads: readonly CompetitorAd[],
  evidenceOf: (ad: CompetitorAd) => string,
): AnalyzedCompetitor['winners'] {
  const groups = new Set<string>();
  return [...ads]
    .sort((a, b) => b.daysRunning - a.daysRunning || b.variants - a.variants || (a.ad.id < b.ad.id ? -1 : 1))
    .filter(({ ad }) => !groups.has(ad.groupKey) && groups.add(ad.groupKey))
    .slice(0, mostWinners)
    .map((one) => {
      const hook = featureLabelOf(one, 'hook');
      return {
        evidenceId: evidenceOf(one),
        daysRunning: one.daysRunning,
        reach: one.ad.reach && { lower: one.ad.reach.lower, upper: one.ad.reach.upper },
        hook,
        why: winnerText(one, hook),
      };
    });
}

function featureLabelOf({ bits }: CompetitorAd, feature: string): string | null {
  const at = featureValues.findIndex((one, place) => one.feature === feature && hasFeature(bits, place));
  return featureValues[at]?.label ?? null;
}
