import type { Recommendation } from '../../../shared/ai/recommendation.ts';
import { recommendationTexts } from '../../../shared/ai/recommendation-texts.ts';
import { deedOf } from '../../../shared/rules/copy/feature-subjects.ts';
import type { OwnResults } from '../../learning/insights/own-results.door.ts';
import { EvidenceList } from '../core/evidence-list.ts';

/** Of either kind. */
const most = 2;

/** What one's own results tell from chance: what to write with, and what without. Format and audience are not written. */
export function ofInsights({ insights }: OwnResults): Recommendation[] {
  const written = insights.filter(({ feature }) => feature !== 'format' && feature !== 'audience');
  return (['better', 'worse'] as const).flatMap((verdict) =>
    written
      .filter((one) => one.verdict === verdict)
      .slice(0, most)
      .map(({ feature, value, sentence, shrunkLift, low, high, adsWith, adsWithout }): Recommendation => {
        const evidence = new EvidenceList();
        const figures = { shrunkLift: shrunkLift ?? 1, low: low ?? 1, high: high ?? 1, adsWith, adsWithout };
        evidence.add({ type: 'insight', ref: `${feature}:${value}`, label: sentence, figures });
        return {
          id: `insight_${feature}_${value}`,
          type: verdict === 'better' ? 'test' : 'stop',
          ...recommendationTexts[verdict](deedOf(feature, value), sentence),
          confidence: 'solid',
          evidence: evidence.all,
          action: { tool: 'generate_variations', prefill: {} },
        };
      }),
  );
}
