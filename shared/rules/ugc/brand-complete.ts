import type { PostalAddress } from '../../ugc/postal-address.ts';

/** Who signs: what a contract says of its advertiser. */
export type BrandParty = {
  legalName: string | null;
  siren: string | null;
  vatNumber: string | null;
  address: PostalAddress | null;
  signatoryName: string | null;
  sector: string | null;
};

export type BrandGap = keyof BrandParty;

/** What is missing of an advertiser to publish or sign: in France its SIREN, elsewhere its VAT number. */
export function brandGaps(brand: BrandParty): BrandGap[] {
  const abroad = brand.address !== null && brand.address.country !== 'FR';
  const number: BrandGap = abroad ? 'vatNumber' : 'siren';
  const needed: BrandGap[] = ['legalName', number, 'address', 'signatoryName', 'sector'];
  return needed.filter((field) => !brand[field]);
}
