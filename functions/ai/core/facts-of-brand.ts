import type { BrandFacts } from '../../../shared/rules/copy/facts/brief.ts';
import type { BrandItem } from './brand.entity.ts';

/** What a brand brings to all its texts. */
export const factsOfBrand = ({ brandId, voice, claims, banned, competitors, mentions }: BrandItem): BrandFacts => ({
  id: brandId,
  register: voice.register,
  claims: claims.map(({ id, text, source, validUntil }) => ({ id, text, source: source.label, validUntil })),
  banned,
  competitors,
  mentions,
});
