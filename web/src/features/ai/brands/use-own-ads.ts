import useSWR from 'swr';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { brandLimits } from '../../../../../shared/ai/brands.rules.ts';
import { foldLabel } from '../../../../../shared/kernel/fold.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';

/** The ads of the library that a brand of this name signs, as many as a voice is measured on. */
export function useOwnAds(name: string): string[] {
  const may = useMay();
  const asked = name.trim();
  const { data } = useSWR(may('ads:read') && asked !== '' && [searchAds.operation, 'brand', asked], () =>
    request(searchAds, { query: { q: `"${asked.replace(/["“”„«»]/g, ' ')}"`, limit: '40' } }),
  );
  return (data?.items ?? [])
    .filter(({ advertiser, body }) => foldLabel(advertiser.name) === foldLabel(asked) && body.trim() !== '')
    .slice(0, brandLimits.mostTexts)
    .map(({ id }) => id);
}
