import type { EntityItem } from 'electrodb';
import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Filters, an order and columns of the list of prospects under a name. */
export const ProspectView = defineEntity({
  model: { service: 'reclame', entity: 'prospectView', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    viewId: { type: 'string', required: true },
    title: { type: 'string', required: true },
    filters: { type: 'string', required: true },
    columns: { type: 'list', items: { type: 'string' }, required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['viewId'], casing: 'none' },
    },
  },
});

export type ProspectViewItem = EntityItem<typeof ProspectView>;

/** A 404 when the workspace has no such view. */
export async function readView(workspaceId: string, viewId: string): Promise<ProspectViewItem> {
  const { data } = await ProspectView.get({ workspaceId, viewId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** How many views a workspace has, as `countOneMore` counts. */
export const countedViews = (workspaceId: string) => ({ workspaceId, name: 'prospectViews' as const });

export const shownView = ({ viewId, workspaceId: _, title, ...view }: ProspectViewItem) => ({
  ...view,
  id: viewId,
  name: title,
});
