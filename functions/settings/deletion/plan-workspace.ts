import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { isName, notTheName } from '../../../shared/settings/deletion.rules.ts';
import { followDeletion } from '../../billing/core/follow-deletion.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { put, update, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Deletion, plannedDeletion } from './deletion.entity.ts';

export type PlannedWorkspace = NonNullable<WorkspaceItem['deletion']>;

/** Until when what is asked now can be undone. */
export const deletesAfter = (now: Date): string => new Date(now.getTime() + keptDays.closing * dayMs).toISOString();

/** What closes a workspace, unless it closes already. */
export const closing = (workspaceId: string, deletion: PlannedWorkspace) =>
  update(
    Workspace.patch({ workspaceId })
      .set({ deletion })
      .where((attr, { notExists }) => notExists(attr.deletion)),
    changedMeanwhile,
  );

export async function planWorkspace(actor: Actor, confirmation: string): Promise<PlannedWorkspace> {
  const { workspaceId, userId: byId } = actor;
  if (!actor.permissions.has('workspace:own')) throw new AppError('forbidden');
  const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
  if (!workspace) throw new AppError('unauthorized');
  if (!isName(confirmation, workspace.name)) throw invalidField('confirmation', notTheName);
  if (workspace.deletion) return workspace.deletion;
  const now = new Date();
  const [requestedAt, deletesAt] = [now.toISOString(), deletesAfter(now)];
  const deletion = { requestedAt, deletesAt, byId };
  const told = { scope: 'workspace', name: workspace.name, deletesAt };
  await write([
    closing(workspaceId, deletion),
    markPeople([workspaceId], now),
    put(
      Deletion.create(plannedDeletion({ subjectId: workspaceId, scope: 'workspace', requestedAt, byId }, deletesAt)),
      changedMeanwhile,
    ),
    audit(actor, { type: 'workspace.deletion_requested', entityId: workspaceId }, now),
    event(actor, { type: 'account.deletion_planned', entityId: workspaceId, data: told }, now),
  ]);
  await followDeletion(workspaceId);
  return deletion;
}
