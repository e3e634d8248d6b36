import useSWR, { useSWRConfig } from 'swr';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { brandCommits } from '../../../../../shared/rules/ugc/collaboration-table.ts';
import { getCollaborationContract } from '../../../../../shared/ugc/agreement.contract.ts';
import { getUgcCampaign, listUgcCampaigns } from '../../../../../shared/ugc/campaign.contract.ts';
import {
  actOnCollaboration,
  commitToCollaboration,
  getCollaboration,
  inviteCreators,
  listCollaborations,
} from '../../../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { getUgcDeliverable, listUgcDeliverables } from '../../../../../shared/ugc/deliverable.contract.ts';
import {
  getCollaborationTimeline,
  getUgcCampaignTimeline,
  listCollaborationMessages,
  sendCollaborationMessage,
} from '../../../../../shared/ugc/message.contract.ts';
import { listUgcPayments } from '../../../../../shared/ugc/payment.contract.ts';
import { listUgcRights } from '../../../../../shared/ugc/right.contract.ts';
import { readAll } from '../../../lib/read-all.ts';
import { request } from '../../../lib/request.ts';
import { usePages } from '../../../lib/use-pages.ts';

type Without<T> = T extends { version: number } ? Omit<T, 'version'> : never;
export type BrandMove = Without<RouteInput<typeof actOnCollaboration>['body']>;
export type Commitment = Without<RouteInput<typeof commitToCollaboration>['body']>;

/** Every collaboration of a campaign. */
export const useCollaborationsOf = (campaignId: string) =>
  useSWR([listCollaborations.operation, campaignId], () =>
    readAll((cursor) =>
      request(listCollaborations, { query: { campaignId, limit: '100', ...(cursor && { cursor }) } }),
    ),
  );

/** What waits for the team, the most urgent first. */
export const useWaiting = () =>
  usePages(
    [listCollaborations.operation, 'brand'],
    (cursor) =>
      request(listCollaborations, {
        query: { turn: 'brand', sort: 'due', limit: '100', ...(cursor && { cursor }) },
      }),
    { revalidateFirstPage: true },
  );

/** The contents whose rights are over, while campaigns that they are linked to still spend. */
export const useStillShown = () =>
  usePages(
    [listUgcRights.operation, 'still-shown'],
    (cursor) => request(listUgcRights, { query: { stillShown: 'true', limit: '50', ...(cursor && { cursor }) } }),
    { revalidateFirstPage: true },
  );

export const useCollaboration = (id: string) =>
  useSWR([getCollaboration.operation, id], () => request(getCollaboration, { params: { id } }));

const shown = [
  getCollaborationContract.operation,
  listCollaborations.operation,
  getCollaboration.operation,
  getCollaborationTimeline.operation,
  getUgcCampaignTimeline.operation,
  listCollaborationMessages.operation,
  getUgcCampaign.operation,
  listUgcCampaigns.operation,
  getUgcDeliverable.operation,
  listUgcDeliverables.operation,
  listUgcRights.operation,
  listUgcPayments.operation,
];

/** Reads again all that an act may have changed: SWR keeps lists of pages under strings that its filters pass over. */
export function useReadCollaborationsAgain() {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$') && shown.some((one) => key.includes(one)));
    await Promise.all([
      mutate((key) => shown.some((one) => one === [key].flat()[0])),
      ...lists.map((key) => mutate(key)),
    ]);
  };
}

/** What is done in collaborations; all that shows them reads them again. */
export function useCollaborationActs() {
  const readAgain = useReadCollaborationsAgain();
  const actOnOne = async ({ id, version }: Collaboration, move: BrandMove) => {
    await request(actOnCollaboration, { params: { id }, body: { ...move, version } as never });
  };
  const commitOne = async ({ id, version }: Collaboration, commitment: Commitment) => {
    await request(commitToCollaboration, { params: { id }, body: { ...commitment, version } as never });
  };
  return {
    readAgain,
    /** Of several, which are read again once they are all done. */
    actOnOne,
    /** An act that asks nothing, whichever permission it takes. */
    take: async (collaboration: Collaboration, action: string) => {
      if (brandCommits.some((one) => one === action)) await commitOne(collaboration, { action } as Commitment);
      else await actOnOne(collaboration, { action } as BrandMove);
      await readAgain();
    },
    act: async (collaboration: Collaboration, move: BrandMove) => {
      await actOnOne(collaboration, move);
      await readAgain();
    },
    commit: async (collaboration: Collaboration, commitment: Commitment) => {
      await commitOne(collaboration, commitment);
      await readAgain();
    },
    write: async ({ id }: Collaboration, text: string) => {
      await request(sendCollaborationMessage, { params: { id }, body: { text } });
      await readAgain();
    },
    invite: async (campaignId: string, creatorIds: string[], message: string) => {
      const { items } = await request(inviteCreators, { params: { id: campaignId }, body: { creatorIds, message } });
      await readAgain();
      return items;
    },
  };
}
