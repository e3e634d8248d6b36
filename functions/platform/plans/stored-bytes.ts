import { gigabyte } from '../../../shared/kernel/plans.ts';
import { AppError } from '../app-error.ts';
import { readCount, ThingCount } from '../db/thing-count.entity.ts';
import { type Operation, update } from '../db/write.ts';
import type { WorkspaceItem } from '../identity/workspace.entity.ts';
import { planOf } from './plan-versions.ts';

/** How many bytes the files of a workspace take that have no end of their own: images of ads, logos, what a frozen link shows. */
export const storedBytes = (workspaceId: string) => ({ workspaceId, name: 'storedBytes' as const });

/** How many the plan of a workspace allows; null is unlimited. */
export async function bytesLimit(workspace: WorkspaceItem): Promise<number | null> {
  const { storageGb } = (await planOf(workspace)).limits;
  return storageGb === null ? null : storageGb * gigabyte;
}

/** Counts bytes in or out, with what keeps or releases them; not above `max`, where there is one. What is given back or comes back to where it was asks no plan. */
export function countBytes(workspaceId: string, change: number, max: number | null = null): Operation[] {
  if (change === 0) return [];
  const count = ThingCount.update(storedBytes(workspaceId)).add({ count: change });
  if (change < 0 || max === null) return [update(count)];
  const within = count.where(({ count: so }, { notExists, lte }) =>
    max < change ? lte(so, max - change) : `(${notExists(so)} OR ${lte(so, max - change)})`,
  );
  return [update(within, 'storage_limit')];
}

/** Runs a write that also counts a change of bytes; a 402 with limit and use, in gigabytes, where the plan has no room for it. */
export async function withinStorage<T>(
  workspace: WorkspaceItem,
  change: number,
  writing: (counted: Operation[]) => Promise<T>,
): Promise<T> {
  const { workspaceId } = workspace;
  const max = change > 0 ? await bytesLimit(workspace) : null;
  try {
    return await writing(countBytes(workspaceId, change, max));
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'storage_limit' || max === null) throw error;
    throw refusal(max, await readCount(storedBytes(workspaceId)));
  }
}

/** That refusal, ahead of writing files for which there is no room; the transaction refuses what comes at the same moment. */
export async function refuseBeyondStorage(workspace: WorkspaceItem, change: number): Promise<void> {
  const max = await bytesLimit(workspace);
  const use = max === null ? 0 : await readCount(storedBytes(workspace.workspaceId));
  if (max !== null && change > 0 && use + change > max) throw refusal(max, use);
}

function refusal(max: number, use: number): AppError {
  const details = [
    { path: 'limit', message: String(max / gigabyte) },
    { path: 'use', message: String(use / gigabyte) },
  ];
  return new AppError('storage_limit', { details });
}
