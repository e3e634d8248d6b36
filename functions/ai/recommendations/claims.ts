import type { Recommendation } from '../../../shared/ai/recommendation.ts';
import { recommendationTexts } from '../../../shared/ai/recommendation-texts.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { BrandItem } from '../core/brand.entity.ts';
import { EvidenceList } from '../core/evidence-list.ts';

/** As long ahead as it takes to ask someone for a newer figure. */
const noticeDays = 30;

/** Claims of brands that may be said no more, or soon, the nearest end first. */
export function claimsThatEnd(brands: readonly BrandItem[], today: string): Recommendation[] {
  const last = addDays(today, noticeDays);
  return brands
    .flatMap(({ brandId, name, claims }) =>
      claims.flatMap(({ id, text, source, validUntil }) =>
        validUntil === null || validUntil > last ? [] : [{ brandId, name, id, text, source, validUntil }],
      ),
    )
    .sort((a, b) => (a.validUntil < b.validUntil ? -1 : 1))
    .map(({ brandId, name, id, text, source, validUntil }) => {
      const evidence = new EvidenceList();
      const label = `${name}, ${source.label}`;
      evidence.add({ type: 'brand', ref: brandId, path: `claims.${id}`, label, quote: text });
      const { expired, expiring } = recommendationTexts;
      return {
        id: `claim_${id}`,
        type: 'claim_expiring',
        ...(validUntil < today ? expired(text, validUntil) : expiring(text, validUntil)),
        confidence: 'indicative',
        evidence: evidence.all,
        action: { tool: 'brand', prefill: { brandId } },
      };
    });
}
