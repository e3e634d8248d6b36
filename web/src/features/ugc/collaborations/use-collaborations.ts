import useSWR, { useSWRConfig } from 'swr';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { getUgcCampaign } from '../../../../../shared/ugc/campaign.contract.ts';
import {
  actOnCollaboration,
  commitToCollaboration,
  getCollaboration,
  inviteCreators,
  listCollaborations,
} from '../../../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import {
  getCollaborationTimeline,
  listCollaborationMessages,
  sendCollaborationMessage,
} from '../../../../../shared/ugc/message.contract.ts';
import { readAll } from '../../../lib/read-all.ts';
import { request } from '../../../lib/request.ts';

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
  useSWR([listCollaborations.operation, 'brand'], () =>
    request(listCollaborations, { query: { turn: 'brand', sort: 'due', limit: '100' } }),
  );

export const useCollaboration = (id: string) =>
  useSWR([getCollaboration.operation, id], () => request(getCollaboration, { params: { id } }));

/** What happened in a collaboration, and what was written, in one thread. */
export const useThread = (id: string) =>
  useSWR([getCollaborationTimeline.operation, id], async () => {
    const [steps, messages] = await Promise.all([
      request(getCollaborationTimeline, { params: { id }, query: { limit: '100' } }),
      request(listCollaborationMessages, { params: { id }, query: { limit: '100' } }),
    ]);
    return { steps: steps.items, messages: messages.items };
  });

const shown = [
  listCollaborations.operation,
  getCollaboration.operation,
  getCollaborationTimeline.operation,
  getUgcCampaign.operation,
];

/** What is done in collaborations; all that shows them reads them again. */
export function useCollaborationActs() {
  const { mutate } = useSWRConfig();
  const readAgain = () =>
    mutate((key) => {
      const [name] = [key].flat();
      return shown.some((one) => one === name);
    });
  return {
    act: async ({ id, version }: Collaboration, move: BrandMove) => {
      await request(actOnCollaboration, { params: { id }, body: { ...move, version } as never });
      await readAgain();
    },
    commit: async ({ id, version }: Collaboration, commitment: Commitment) => {
      await request(commitToCollaboration, { params: { id }, body: { ...commitment, version } as never });
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
