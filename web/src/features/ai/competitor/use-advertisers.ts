import useSWR from 'swr';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';

/** The ads of the library that hold these words, for whose they are. */
export const useAdvertisers = (words: string) =>
  useSWR(
    [searchAds.operation, 'advertisers', words],
    () => request(searchAds, { query: { q: words || undefined, limit: '1' } }),
    { keepPreviousData: true },
  );

/** Those with most ads first. */
export const advertisersIn = (found: RouteOutput<typeof searchAds> | undefined) =>
  found?.facets.advertiser.filter(({ count }) => count > 0) ?? [];
