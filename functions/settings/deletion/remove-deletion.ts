import * as contract from '../../../shared/settings/deletion.contract.ts';
import { followDeletion } from '../../billing/core/follow-deletion.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { reopening, undoAccount, undone } from './undo-account.ts';

/** Undoes a planned deletion; asked again, there is nothing left to undo. */
export const handler = defineHandler(contract.removeDeletion, async ({ actor, query }) => {
  const { scope = actor.user.deletion ? 'account' : 'workspace' } = query;
  const undo = scope === 'account' ? undoAccount : undoWorkspace;
  await withFreshReads(() => undo(actor));
  return { deletion: null };
});

async function undoWorkspace(actor: Actor): Promise<void> {
  const { workspaceId } = actor;
  if (!actor.permissions.has('workspace:own')) throw new AppError('forbidden');
  const { data: workspace } = await Workspace.get({ workspaceId }).go({ consistent: true });
  const deletion = workspace?.deletion;
  if (!deletion) return;
  // It goes with the account, and stays with it.
  if (deletion.withAccount) throw new AppError('deletion_pending');
  if (deletion.begunAt) throw new AppError('deletion_begun');
  await write([
    undone(workspaceId),
    reopening(workspaceId, deletion.requestedAt),
    markPeople([workspaceId]),
    audit(actor, { type: 'workspace.deletion_cancelled', entityId: workspaceId }),
  ]);
  await followDeletion(workspaceId);
}
