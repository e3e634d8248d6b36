import { AppError } from '../../platform/app-error.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';

const shards = ['0', '1', '2', '3'] as const;

/** How many prospects a workspace has, kept in the transactions that make and remove them; `all` lists the workspaces that have had some. */
export const ProspectBook = defineEntity({
  model: { service: 'reclame', entity: 'prospectBook', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    shard: { type: shards, required: true },
    count: { type: 'number', required: true },
    /** When the rows were read that stand in the newest snapshot of the search, in milliseconds. */
    snapshotMs: { type: 'number' },
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

export const bookShards: readonly (typeof shards)[number][] = shards;

export const bookShardOf = (workspaceId: string) => shardOf(workspaceId, shards);

/** How many prospects the plan of a workspace allows; null is unlimited. */
export const prospectLimit = async (workspace: WorkspaceItem): Promise<number | null> =>
  (await planOf(workspace)).limits.prospects;

/** Counts prospects in, new ones or those that come back, unless there would be more than `limit`. */
export function countNewProspects(workspaceId: string, added: number, limit: number | null): Operation {
  const count = addToBook(workspaceId, added);
  if (limit === null) return update(count, 'plan_limit');
  const within = count.where((attr, { notExists, lte }) => {
    const room = lte(attr.count, limit - added);
    return added > limit ? room : `(${notExists(attr.count)} OR ${room})`;
  });
  return update(within, 'plan_limit');
}

/** Counts prospects out. */
export const countGoneProspects = (workspaceId: string, gone: number): Operation =>
  update(addToBook(workspaceId, -gone));

const addToBook = (workspaceId: string, change: number) =>
  ProspectBook.update({ workspaceId })
    .set({ shard: bookShardOf(workspaceId) })
    .add({ count: change });

export async function prospectCount(workspaceId: string): Promise<number> {
  const { data } = await ProspectBook.get({ workspaceId }).go({ consistent: true });
  return data?.count ?? 0;
}

/** Runs a write that counts new prospects; refused by the plan, the 402 says its limit and what is used. */
export async function withinPlan<T>(workspace: WorkspaceItem, writing: () => Promise<T>): Promise<T> {
  try {
    return await writing();
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'plan_limit') throw error;
    throw await planRefusal(workspace);
  }
}

async function planRefusal(workspace: WorkspaceItem): Promise<AppError> {
  const details = [
    { path: 'limit', message: String(await prospectLimit(workspace)) },
    { path: 'use', message: String(await prospectCount(workspace.workspaceId)) },
  ];
  return new AppError('plan_limit', { details });
}
