import useSWR from 'swr';
import type { Ad } from '../../../shared/ads/ad.ts';
import {
  bulkFollowedAdvertisers,
  deleteFollowedAdvertiser,
  type FollowedAdvertiser,
  followAdvertiser,
  listFollowedAdvertisers,
  updateFollowedAdvertiser,
} from '../../../shared/ads/watch.contract.ts';
import { say, sayDone, sayFailed } from '../components/undo-toast.tsx';
import { messageOf } from './api-error.ts';
import { reasonsOf } from './bulk.ts';
import { formatCount } from './format.ts';
import { readAll } from './read-all.ts';
import { request } from './request.ts';
import { useChosenClient } from './use-chosen-client.ts';

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

  /** Says for whom several are followed; `client` is what it is called. */
  async function fileMany(ids: string[], clientId: string | null, client?: string) {
    try {
      const { items } = await request(bulkFollowedAdvertisers, { body: { ids, clientId } });
      const filed = items.filter(({ ok }) => ok).length;
      const refusals = items.flatMap(({ ok, message }) => (ok ? [] : [message ?? '']));
      if (filed > 0) say(filedWords(filed, clientId && client));
      if (refusals.length > 0) sayFailed(reasonsOf(refusals));
    } catch (failure) {
      sayFailed(messageOf(failure, 'Les annonceurs n’ont pas pu être rangés'));
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

  return { items: data, error, retry: () => mutate(), follow, file, fileMany, unfollow };
}

function filedWords(count: number, client: string | null | undefined): string {
  const some = formatCount(count, 'annonceur');
  if (client) return `${some} ${count > 1 ? 'rangés' : 'rangé'} chez ${client}`;
  return `${some} ${count > 1 ? 'sont' : 'est'} sans client`;
}

const readFollowed = () => readAll((cursor) => request(listFollowedAdvertisers, { query: { limit: '100', cursor } }));
