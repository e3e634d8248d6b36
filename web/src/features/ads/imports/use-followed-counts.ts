import useSWR from 'swr';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import type { FollowedAdvertiser } from '../../../../../shared/ads/watch.contract.ts';
import { request } from '../../../lib/request.ts';

/** How many ads of an advertiser the library has, and how many of them run. */
type Counts = { ads: number; running: number };

/** Of those that are followed, by the id of the advertiser: what a search counts beside its list. */
export function useFollowedCounts(followed: readonly FollowedAdvertiser[] | undefined): ReadonlyMap<string, Counts> {
  const advertiserId = followed?.map((one) => one.advertiserId).sort() ?? [];
  const { data } = useSWR(
    advertiserId.length > 0 && [searchAds.operation, 'followed', ...advertiserId],
    async () => {
      const count = async (active?: 'true') => {
        const { facets } = await request(searchAds, { query: { advertiserId, active, limit: '1' } });
        return new Map(facets.advertiser.map(({ value, count: found }) => [value, found]));
      };
      const [all, running] = await Promise.all([count(), count('true')]);
      return new Map([...all].map(([id, ads]) => [id, { ads, running: running.get(id) ?? 0 }]));
    },
    { revalidateOnFocus: false },
  );
  return data ?? none;
}

const none: ReadonlyMap<string, Counts> = new Map();
