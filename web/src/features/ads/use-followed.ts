import useSWR from 'swr';
import type { Ad } from '../../../../shared/ads/ad.ts';
import {
  deleteFollowedAdvertiser,
  type FollowedAdvertiser,
  followAdvertiser,
  listFollowedAdvertisers,
  updateFollowedAdvertiser,
} from '../../../../shared/ads/watch.contract.ts';
import { sayDone, sayFailed } from '../../components/undo-toast.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { readAll } from '../../lib/read-all.ts';
import { request } from '../../lib/request.ts';
import { useChosenClient } from '../../lib/use-chosen-client.ts';

type Followable = Pick<Ad['advertiser'], 'id' | 'name'> & { country: string | undefined; clientId?: string | null };

/** The followed advertisers, read once for every screen. One is followed for the client that is chosen, if one is. */
export function useFollowed() {
  const { clientId: chosen } = useChosenClient();
  const { data, error, mutate } = useSWR(listFollowedAdvertisers.operation, readFollowed);

  async function follow({ id, name, country = 'FR', clientId = chosen }: Followable) {
    try {
      await request(followAdvertiser, { body: { advertiserId: id, name, country, ...(clientId && { clientId }) } });
    } catch (failure) {
      sayFailed(messageOf(failure, 'L’annonceur n’a pas pu être suivi'));
    }
    await mutate();
  }

  /** Says for whom one is followed. */
  async function file({ id, name, version }: FollowedAdvertiser, clientId: string | null) {
    try {
      await request(updateFollowedAdvertiser, { params: { id }, body: { clientId, version } });
    } catch (failure) {
      sayFailed(messageOf(failure, `${name} n’a pas pu être rangé`));
    }
    await mutate();
  }

  async function unfollow({ id, advertiserId, name, country, clientId }: FollowedAdvertiser) {
    try {
      await request(deleteFollowedAdvertiser, { params: { id } });
      sayDone({
        message: `Vous ne suivez plus ${name}`,
        undo: () => follow({ id: advertiserId, name, country, clientId }),
      });
    } catch (failure) {
      sayFailed(messageOf(failure, 'L’annonceur n’a pas pu être retiré'));
    }
    await mutate();
  }

  return { items: data, error, retry: () => mutate(), follow, file, unfollow };
}

const readFollowed = () => readAll((cursor) => request(listFollowedAdvertisers, { query: { limit: '100', cursor } }));
