import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** The view that the list of campaigns opens with for a person. One that is gone, or theirs to see no longer, is none. */
export const DefaultCampaignView = defineEntity({
  model: { service: 'reclame', entity: 'defaultCampaignView', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    viewId: { type: 'string' },
  },
  indexes: {
    byPerson: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'], casing: 'none' },
    },
  },
});

type Person = Pick<Actor, 'workspaceId' | 'userId'>;

export async function readDefault({ workspaceId, userId }: Person): Promise<string | null> {
  const { data } = await DefaultCampaignView.get({ workspaceId, userId }).go({ consistent: true });
  return data?.viewId ?? null;
}

/** In place of the one that it was. */
export const openWith = ({ workspaceId, userId }: Person, viewId: string | undefined): Operation =>
  put(DefaultCampaignView.put({ workspaceId, userId, viewId }));
