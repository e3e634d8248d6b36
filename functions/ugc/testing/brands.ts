import type { RouteInput } from '../../../shared/kernel/route.ts';
import { createUgcBrand } from '../../../shared/ugc/brand.contract.ts';
import type { UgcBrand } from '../../../shared/ugc/brand.ts';
import { call } from '../../platform/testing/call.ts';

type BrandBody = RouteInput<typeof createUgcBrand>['body'];

/** An advertiser that can publish and sign. */
export const brandBody = {
  name: 'Atelier Fontaine',
  legalName: 'Atelier Fontaine SAS',
  siren: '732829320',
  address: { line1: '12 rue des Tanneurs', postalCode: '37000', city: 'Tours', country: 'FR' },
  signatoryName: 'Élise Fontaine',
  sector: 'beauty',
} as const satisfies BrandBody;

export const newBrand = async (token: string, body: Partial<BrandBody> = {}): Promise<UgcBrand> =>
  (await call(createUgcBrand, { token, body: { ...brandBody, ...body } })).data.brand;
