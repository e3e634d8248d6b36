import useSWR from 'swr';
import type { Ad } from '../../../../shared/ads/ad.ts';
import {
  deleteFollowedAdvertiser,
  type FollowedAdvertiser,
  followAdvertiser,
  listFollowedAdvertisers,
} from '../../../../shared/ads/watch.contract.ts';
import { sayDone, sayFailed } from '../../components/undo-toast.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';

type Followable = Pick<Ad['advertiser'], 'id' | 'name'> & { country: string | undefined };

/** The followed advertisers, read once for every screen. */
export function useFollowed() {
  const { data, error, mutate } = useSWR(listFollowedAdvertisers.operation, readAll);

  async function follow({ id, name, country = 'FR' }: Followable) {
    try {
      await request(followAdvertiser, { body: { advertiserId: id, name, country } });
    } catch (failure) {
      sayFailed(messageOf(failure, 'L’annonceur n’a pas pu être suivi'));
    }
    await mutate();
  }

  async function unfollow({ id, advertiserId, name, country }: FollowedAdvertiser) {
    try {
      await request(deleteFollowedAdvertiser, { params: { id } });
      sayDone({
        message: `Vous ne suivez plus ${name}`,
        undo: () => follow({ id: advertiserId, name, country }),
      });
    } catch (failure) {
      sayFailed(messageOf(failure, 'L’annonceur n’a pas pu être retiré'));
    }
    await mutate();
  }

  return { items: data, error, retry: () => mutate(), follow, unfollow };
}

async function readAll(): Promise<FollowedAdvertiser[]> {
  const all: FollowedAdvertiser[] = [];
  let cursor: string | undefined;
  do {
    const page = await request(listFollowedAdvertisers, { query: { limit: '100', cursor } });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
}
