import useSWR, { useSWRConfig } from 'swr';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import {
  actOnUgcCampaign,
  deleteUgcCampaign,
  getUgcCampaign,
  listUgcCampaigns,
} from '../../../../../shared/ugc/campaign.contract.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';

export type CampaignAction = RouteInput<typeof actOnUgcCampaign>['body']['action'];
type Asked = { q: string; status: string; brandId: string; sort: string };

/** Campaigns of some words, a status, an advertiser; empty for any. */
export function useUgcCampaigns({ q, status, brandId, sort }: Asked) {
  const list = usePages(
    [listUgcCampaigns.operation, q, status, brandId, sort],
    (cursor) =>
      request(listUgcCampaigns, {
        query: {
          limit: '50',
          sort: sort === 'deadline' ? 'deadline' : 'newest',
          ...(q && { q }),
          ...(status && { status }),
          ...(brandId && { brandId }),
          ...(cursor && { cursor }),
        },
      }),
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  return { ...list, campaigns: itemsOf(list.pages), total: list.pages?.at(-1)?.total ?? 0 };
}

const keyOf = (id: string) => [getUgcCampaign.operation, id] as const;

export const useUgcCampaign = (id: string) => useSWR(keyOf(id), () => request(getUgcCampaign, { params: { id } }));

/** What is done with campaigns; lists read themselves again. */
export function useCampaignActs() {
  const { mutate } = useSWRConfig();
  // SWR keeps lists of pages under strings that its filters pass over.
  const { cache } = useSWRConfig();
  async function readListsAgain() {
    const lists = [...cache.keys()].filter(
      (key) => key.startsWith('$inf$') && key.includes(listUgcCampaigns.operation),
    );
    await Promise.all(lists.map((key) => mutate(key)));
  }

  async function keep(campaign: UgcCampaign) {
    await mutate(keyOf(campaign.id), { campaign }, { revalidate: false });
    void readListsAgain();
  }

  async function act({ id, version }: UgcCampaign, action: CampaignAction): Promise<UgcCampaign> {
    const { campaign } = await request(actOnUgcCampaign, { params: { id }, body: { action, version } });
    await keep(campaign);
    return campaign;
  }

  async function remove({ id }: UgcCampaign): Promise<void> {
    await request(deleteUgcCampaign, { params: { id } });
    void readListsAgain();
  }

  return { keep, act, remove };
}
