import { AppError } from '../../platform/app-error.ts';
import type { Operation } from '../../platform/db/write.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { refuseBeyondStorage, withinStorage } from '../../platform/plans/stored-bytes.ts';

/** Of whom a file is counted: the workspace of the brand. */
export async function workspaceOf(workspaceId: string): Promise<WorkspaceItem> {
  const { data } = await Workspace.get({ workspaceId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** A creator is not told how much room the plan of a brand has. */
async function toCreator<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'storage_limit') throw new AppError('storage_full');
    throw error;
  }
}

/** Ahead of sending a file for which there is no room. */
export async function refuseFullStorage(workspaceId: string, bytes: number): Promise<void> {
  await toCreator(refuseBeyondStorage(await workspaceOf(workspaceId), bytes));
}

/** Runs a write that also counts these bytes. */
export async function countingStorage<T>(
  workspaceId: string,
  bytes: number,
  writing: (counted: Operation[]) => Promise<T>,
): Promise<T> {
  return toCreator(withinStorage(await workspaceOf(workspaceId), bytes, writing));
}
