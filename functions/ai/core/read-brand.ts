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
