import { defineEntity } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import type { CampaignItem } from './campaign.entity.ts';

/** A campaign of a connected account that somebody deleted: the account is read without it, until they say otherwise. */
export const LeftOutCampaign = defineEntity({
  model: { service: 'reclame', entity: 'leftOutCampaign', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    connectionId: { type: 'string', required: true },
    idKey: { type: 'string', required: true },
    externalId: { type: 'string', required: true },
    name: { type: 'string', required: true },
  },
  indexes: {
    byConnection: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['connectionId', 'idKey'], casing: 'none' },
    },
  },
});

/** Beside the removal of a campaign: none where it is of no account. */
export function leaveOut({ workspaceId, connectionId, externalId, name }: CampaignItem): Operation[] {
  if (!connectionId || !externalId) return [];
  const mark = { workspaceId, connectionId, idKey: keyOf(externalId), externalId, name };
  return [put(LeftOutCampaign.put(mark))];
}

/** Beside its return. */
export function takeIn({ workspaceId, connectionId, externalId }: CampaignItem): Operation[] {
  if (!connectionId || !externalId) return [];
  return [remove(LeftOutCampaign.delete({ workspaceId, connectionId, idKey: keyOf(externalId) }))];
}

/** Of all accounts of a workspace, or of one. */
export async function leftOutCampaigns(key: { workspaceId: string; connectionId?: string }) {
  const { data } = await LeftOutCampaign.query.byConnection(key).go({ pages: 'all', consistent: true });
  return data;
}

export async function forgetLeftOut(key: { workspaceId: string; connectionId: string }): Promise<void> {
  const all = await leftOutCampaigns(key);
  if (all.length > 0) await LeftOutCampaign.delete(all).go({ concurrency: 4 });
}
