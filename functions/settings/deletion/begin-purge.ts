import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, update, WriteRefused, write } from '../../platform/db/write.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Deletion, type DeletionItem, plannedDeletion } from './deletion.entity.ts';

/**
 * From here on a deletion goes to its end: unless it was undone the moment before. What is purged is shut to everyone; the
 * workspaces that go along with an account become deletions of their own.
 */
export async function beginPurge(deletion: DeletionItem, now: Date): Promise<boolean> {
  const { subjectId, scope, requestedAt, alongIds = [] } = deletion;
  const begunAt = now.toISOString();
  const begun = update(
    Deletion.patch({ subjectId })
      .set({ status: 'begun' })
      .where((attr, { eq }) => `${eq(attr.status, 'planned')} AND ${eq(attr.requestedAt, requestedAt)}`),
    changedMeanwhile,
  );
  const shut = scope === 'workspace' ? [shutting(subjectId, deletion, begunAt)] : [ending(deletion, begunAt)];
  const along = alongIds.flatMap((workspaceId) => goingAlong(workspaceId, deletion, begunAt));
  try {
    await write([begun, ...shut, ...along]);
    return true;
  } catch (error) {
    // Undone meanwhile, or begun by another run.
    if (error instanceof WriteRefused) return false;
    throw error;
  }
}

const shutting = (workspaceId: string, { requestedAt }: DeletionItem, begunAt: string): Operation =>
  update(
    Workspace.patch({ workspaceId })
      .data(({ deletion }, { set }) => set(deletion.begunAt, begunAt))
      .where(({ deletion }, { eq }) => eq(deletion.requestedAt, requestedAt)),
    changedMeanwhile,
  );

const ending = ({ subjectId: userId, requestedAt }: DeletionItem, begunAt: string): Operation =>
  update(
    User.patch({ userId })
      .data(({ deletion }, { set }) => set(deletion.begunAt, begunAt))
      .where(({ deletion }, { eq }) => eq(deletion.requestedAt, requestedAt)),
    changedMeanwhile,
  );

/** A workspace where nobody is but the person of an account that is purged, whether or not it was planned so. */
export function goingAlong(workspaceId: string, account: DeletionItem, begunAt: string): Operation[] {
  const { requestedAt, byId, dueAt } = account;
  const own = plannedDeletion({ subjectId: workspaceId, scope: 'workspace', requestedAt, byId }, dueAt);
  return [
    update(
      Workspace.patch({ workspaceId })
        .set({ deletion: { requestedAt, deletesAt: dueAt, byId, withAccount: true, begunAt } })
        .where((attr, { notExists }) => notExists(attr.deletion.begunAt)),
      changedMeanwhile,
    ),
    put(Deletion.put({ ...own, status: 'begun' })),
  ];
}
