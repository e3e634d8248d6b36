import { type Foretelling, foretoldRank } from '../../foretold-rank.ts';
import { analyse } from '../analyse.ts';
import type { Analysis, AnalysisOptions } from '../analysis.ts';
import { featuresIn } from '../features-in-analysis.ts';
import type { PlacementKey } from '../placements.ts';
import type { VariationItem } from '../writer/compose-variations.ts';
import { groundedShare } from '../writer/grounded-share.ts';
import { similarity, wordSet } from '../writer/similarity.ts';
import { mainFieldOf } from '../writer/slots.ts';
import type { TextItem } from '../writer/text-item.ts';

type Court = {
  placement: PlacementKey;
  /** The words of the ad that it starts from. */
  base: string | null;
  industry: string | null;
  button: string | null;
  options: AnalysisOptions;
  foretelling: Foretelling | null;
};
type Measures = Pick<
  VariationItem,
  | 'hook'
  | 'framework'
  | 'callToAction'
  | 'score'
  | 'parts'
  | 'fit'
  | 'prediction'
  | 'groundedShare'
  | 'similarityToBase'
  | 'evidenceIds'
>;

/** What the analyser says of the texts of a variation, the main one first. */
export function measuresOf(
  texts: readonly TextItem[],
  { placement, base, industry, button, options, foretelling }: Court,
): { analysis: Analysis; measures: Measures } {
  const main = mainFieldOf(placement);
  const said = texts.find(({ field }) => field === main.field)?.text ?? '';
  const headline = main.field === 'headline' ? null : (texts.find(({ field }) => field === 'headline')?.text ?? null);
  const read = main.holds === 'headline' ? { headline: said, body: '' } : { headline, body: said };
  const analysis = analyse({ ...read, industry, callToAction: button }, { ...options, placement });
  const { hook, framework, callToAction, score, parts, fit } = analysis;
  return {
    analysis,
    measures: {
      ...{ hook: hook.type, framework: framework.type, callToAction: callToAction.class, score, parts, fit },
      prediction: foretoldRank(foretelling, featuresIn(analysis, [headline, said].join('\n'))),
      groundedShare: groundedShare(texts),
      similarityToBase: base === null ? null : Math.round(100 * similarity(wordSet(said), wordSet(base))) / 100,
      evidenceIds: [...new Set(texts.flatMap(({ evidenceIds }) => evidenceIds))],
    },
  };
}
