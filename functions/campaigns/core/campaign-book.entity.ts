import type { EntityItem } from 'electrodb';
import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { campaignShards } from './campaign-shards.ts';

/**
 * How many campaigns a workspace has, and how many of them are active, kept in the transactions that change that; `namings`
 * rises whenever one of them gets a name or an id. `all` lists the workspaces that have had some.
 */
export const CampaignBook = defineEntity({
  model: { service: 'reclame', entity: 'campaignBook', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    shard: { type: campaignShards, required: true },
    count: { type: 'number', required: true },
    active: { type: 'number', required: true },
    namings: { type: 'number' },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    all: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: [], casing: 'none' },
    },
  },
});

/** How many active campaigns the plan of a workspace allows; null is unlimited. */
export const activeLimit = async (workspace: WorkspaceItem): Promise<number | null> =>
  (await planOf(workspace)).limits.activeCampaigns;

/** What campaigns were looked for by their names at; a book of before nobody counted that has none. */
export async function namingsSoFar(workspaceId: string): Promise<number> {
  const { data } = await CampaignBook.get({ workspaceId }).go({ consistent: true });
  return data?.namings ?? 0;
}

type Use = { count: number; active: number };

/** How many campaigns there are, and how many are active. */
export async function campaignUse(workspaceId: string): Promise<Use> {
  const { data } = await CampaignBook.get({ workspaceId }).go({ consistent: true });
  return countsIn(data);
}

export const countsIn = (book: EntityItem<typeof CampaignBook> | null): Use => ({
  count: book?.count ?? 0,
  active: book?.active ?? 0,
});

/** Refuses what would be more than a workspace may have: a 409 of campaigns, a 402 of active ones with limit and use. */
export async function refuseBeyond(workspace: WorkspaceItem, more: Use): Promise<void> {
  const limit = await activeLimit(workspace);
  const use = await campaignUse(workspace.workspaceId);
  if (more.count > 0 && use.count + more.count > campaignLimits.campaigns) throw new AppError('campaign_limit');
  if (limit === null || more.active <= 0 || use.active + more.active <= limit) return;
  const details = [
    { path: 'limit', message: String(limit) },
    { path: 'use', message: String(use.active) },
  ];
  throw new AppError('plan_limit', { details });
}

type More = Use & {
  /** Whether a campaign gets a name or an id. */
  isNamed: boolean;
  /** Then refused where others got one since there were so many namings. */
  namings?: number | undefined;
};

/**
 * Counts campaigns in or out, unless there would be too many: then all is read again, and `refuseBeyond` says why. None
 * where nothing changes.
 */
export async function countInBook(workspace: WorkspaceItem, { isNamed, namings, ...more }: More): Promise<Operation[]> {
  if (more.count === 0 && more.active === 0 && !isNamed) return [];
  const limit = more.active > 0 ? await activeLimit(workspace) : null;
  const { workspaceId } = workspace;
  const added = CampaignBook.update({ workspaceId })
    .set({ shard: shardOf(workspaceId, campaignShards) })
    .add({ ...more, ...(isNamed && { namings: 1 }) });
  const within = added.where((attr, { notExists, lte }) => {
    const bounds = [
      more.count > 0 ? `${lte(attr.count, campaignLimits.campaigns - more.count)}` : '',
      more.active > 0 && limit !== null ? `${lte(attr.active, limit - more.active)}` : '',
    ].filter(Boolean);
    const first = more.active > (limit ?? Number.POSITIVE_INFINITY) ? '' : `${notExists(attr.count)} OR `;
    return bounds.length > 0 ? `(${first}(${bounds.join(' AND ')}))` : '';
  });
  if (!isNamed || namings === undefined) return [update(within, changedMeanwhile)];
  const asRead = within.where((attr, { notExists, eq }) =>
    namings === 0 ? notExists(attr.namings) : eq(attr.namings, namings),
  );
  return [update(asRead, changedMeanwhile)];
}
