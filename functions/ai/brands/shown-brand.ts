import type { BrandSummary, Brand as ShownBrand } from '../../../shared/ai/brand.ts';
import { isValidClaim } from '../../../shared/ai/brands.rules.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { BrandItem } from '../core/brand.entity.ts';

export const shownBrand = ({ workspaceId: _, brandId, ...brand }: BrandItem): ShownBrand => ({
  ...brand,
  id: brandId,
  website: brand.website ?? null,
  industry: brand.industry ?? null,
  description: brand.description ?? null,
  profile: brand.profile ?? null,
});

export function shownBrandSummary(item: BrandItem): BrandSummary {
  const { id, name, website, industry, voice, claims, createdAt, updatedAt, version } = shownBrand(item);
  const today = parisDay();
  const expiredClaims = claims.filter((claim) => !isValidClaim(claim, today)).length;
  return {
    ...{ id, name, website, industry, createdAt, updatedAt, version },
    ...{ register: voice.register, voice, claims: claims.length, expiredClaims },
  };
}
