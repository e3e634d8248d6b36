import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CampaignSort } from '../../../shared/campaigns/list.contract.ts';
import type { CampaignView as ShownView } from '../../../shared/campaigns/views.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Filters, days, an order and columns of the list of campaigns under a name. */
export const CampaignView = defineEntity({
  model: { service: 'reclame', entity: 'campaignView', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    viewId: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
    title: { type: 'string', required: true },
    filters: { type: 'string', required: true },
    columns: { type: 'list', items: { type: 'string' }, required: true },
    sort: { type: CustomAttributeType<CampaignSort>('string'), required: true },
    shared: { type: 'boolean', required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['viewId'], casing: 'none' },
    },
  },
});

export type CampaignViewItem = EntityItem<typeof CampaignView>;

/** Whether someone sees it: those of others only when they are shared. */
export const sees = ({ userId }: Pick<Actor, 'userId'>, { ownerId, shared }: CampaignViewItem): boolean =>
  shared || ownerId === userId;

/** A 404 when the workspace has no such view, or it is someone else's own. */
export async function readView(
  actor: Pick<Actor, 'workspaceId' | 'userId'>,
  viewId: string,
): Promise<CampaignViewItem> {
  const { data } = await CampaignView.get({ workspaceId: actor.workspaceId, viewId }).go({ consistent: true });
  if (!data || !sees(actor, data)) throw new AppError('not_found');
  return data;
}

/** Every view of a workspace, whoever's: fifty at most. */
export async function allViews(workspaceId: string): Promise<CampaignViewItem[]> {
  const { data } = await CampaignView.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

/** How many views a workspace has, as `countOneMore` counts. */
export const countedViews = (workspaceId: string) => ({ workspaceId, name: 'campaignViews' as const });

export const shownView = (
  { viewId, workspaceId: _, title, ...view }: CampaignViewItem,
  defaultId: string | null,
): ShownView => ({ ...view, id: viewId, name: title, isDefault: viewId === defaultId });
