import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { brandGaps } from '../../../shared/rules/ugc/brand-complete.ts';
import { briefGaps, briefNeeds } from '../../../shared/rules/ugc/brief-complete.ts';
import type { UgcBrand } from '../../../shared/ugc/brand.ts';
import { brandNeeds } from '../../../shared/ugc/brand-needs.ts';
import type { CampaignContent } from '../../../shared/ugc/campaign.rules.ts';
import { isForbiddenSector } from '../../../shared/ugc/sectors.ts';
import { AppError } from '../../platform/app-error.ts';

/** An advertiser that may not sign yet. */
export function refuseIncompleteBrand(brand: UgcBrand): void {
  const missing = brandGaps(brand);
  if (missing.length === 0) return;
  throw new AppError('brand_incomplete', {
    details: missing.map((path) => ({ path, message: brandNeeds[path] })),
  });
}

/** A brief that creators cannot read yet; where applications are closed, their last day may be past. */
export function refuseIncompleteBrief(content: CampaignContent, isClosed = false): void {
  const missing = briefGaps(content, parisDay()).filter((gap) => !isClosed || gap !== 'applicationsCloseOn');
  if (missing.length === 0) return;
  throw new AppError('brief_incomplete', {
    details: missing.map((path) => ({ path, message: briefNeeds[path] })),
  });
}

/** What no influencer may speak for (law 2023-451, article 4) stays on the advertiser's own channels. */
export function refuseForbiddenSector(sector: string | null, { diffusion }: CampaignContent): void {
  if (isForbiddenSector(sector) && diffusion !== 'brand_only') throw new AppError('sector_forbidden');
}
