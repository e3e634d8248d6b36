import type { Brand } from '../../../../../../shared/ai/brand.ts';
import type { WrittenGeneration } from '../../../../../../shared/ai/kept-texts.ts';
import type { Brief } from '../../../../../../shared/rules/copy/facts/brief.ts';
import { capitalised } from '../../../../../../shared/rules/copy/french/typography.ts';
import { useBrand } from '../../brands/use-brands.ts';
import { useBrief } from '../../briefs/use-briefs.ts';

/** Who speaks over an ad, and the site that it leads to; none where neither brief nor brand gives it. */
export type Advertiser = { name: string; domain: string | null };

const article = /^(?:le|la|les|un|une|des|notre|nos) |^l’/i;

/** The brand, else what is sold. */
export const advertiserOf = (
  { shortName, product, url }: Brief,
  brand: Pick<Brand, 'name' | 'website'> | undefined,
): Advertiser => ({
  name: brand?.name ?? shortName ?? capitalised(product.replace(article, '')),
  domain: hostOf(url) ?? hostOf(brand?.website) ?? null,
});

export function useAdvertiser({ brandId, input }: WrittenGeneration): Advertiser {
  const brief = useBrief(input.briefId).data?.brief;
  // Written for no brand in particular, it is still the brand of its brief that would say it.
  const { data } = useBrand(brandId ?? brief?.brandId ?? null);
  return advertiserOf(input.brief, data?.brand);
}

/** « planif.example », of an address with its protocol or without. */
export function hostOf(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    return new URL(/^https?:/i.test(address) ? address : `https://${address}`).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
}
