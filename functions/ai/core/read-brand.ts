import { isValidClaim } from '../../../shared/ai/brands.rules.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { AnalysisOptions } from '../../../shared/rules/copy/analysis.ts';
import { AppError } from '../../platform/app-error.ts';
import { Brand, type BrandItem } from './brand.entity.ts';

/** A 404 when the workspace has no such brand. */
export async function readBrand(workspaceId: string, brandId: string): Promise<BrandItem> {
  const brand = await findBrand(workspaceId, brandId);
  if (!brand) throw new AppError('not_found');
  return brand;
}

/** Null where it is there no more. */
export async function findBrand(workspaceId: string, brandId: string): Promise<BrandItem | null> {
  const { data } = await Brand.get({ workspaceId, brandId }).go({ consistent: true });
  return data;
}

/** What a brand changes in the reading of its texts: its claims are proofs until their last day. */
export const readingOf = ({ claims, banned, competitors }: BrandItem, today = parisDay()): AnalysisOptions => ({
  claims: claims.filter((claim) => isValidClaim(claim, today)).map(({ text }) => text),
  banned,
  competitors,
});
