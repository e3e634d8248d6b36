import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import { briefLimits } from '../../../../../shared/ai/brands.rules.ts';
import type { BriefValues } from './brief-values.ts';

type Fact = AnalyzedPage['facts'][number];

/**
 * Sentences of a page where a brief has a place for them. Those that are too many go to the notes, and what lifts an objection
 * to the answer of one that is still to be named.
 */
export function briefOfPage(facts: readonly Fact[], url: string | null): Partial<BriefValues> {
  const textsOf = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
  const taken = (kind: Fact['kind'], most: number) =>
    [textsOf(kind).slice(0, most), textsOf(kind).slice(most)] as const;
  const [benefits, moreBenefits] = taken('benefit', briefLimits.benefits);
  const [features, moreFeatures] = taken('feature', briefLimits.features);
  const [proofs, moreProofs] = taken('proof', briefLimits.proofs);
  const [answers, moreAnswers] = taken('objection', briefLimits.objections);
  const [[offer = ''], moreOffers] = taken('offer', 1);
  const [[price = ''], morePrices] = taken('price', 1);
  return {
    ...{ benefits, features, offer, price, url: url ?? '' },
    proofs: proofs.map((text) => ({ text, source: '' })),
    objections: answers.map((answer) => ({ objection: '', answer })),
    notes: [...moreBenefits, ...moreFeatures, ...moreProofs, ...moreAnswers, ...moreOffers, ...morePrices].join('\n'),
  };
}
