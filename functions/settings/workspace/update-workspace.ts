import * as settings from '../../../shared/settings/workspace.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { shownWorkspace, versionOf } from './shown-workspace.ts';

/** Changes what is given, unless someone else has changed something since it was read. */
export const handler = defineHandler(settings.updateWorkspace, async ({ actor, body: { version, ...given } }) => {
  const { workspace, workspaceId } = actor;
  if (versionOf(workspace) !== version) throw new AppError('conflict');
  const before = shownWorkspace(workspace);
  const changed = (['name', 'timezone', 'supportAccess'] as const).filter(
    (field) => (given[field] ?? before[field]) !== before[field],
  );
  if (changed.includes('supportAccess') && !actor.permissions.has('workspace:own')) throw new AppError('forbidden');
  if (changed.length === 0) return { workspace: before };
  const now = new Date();
  const change = {
    ...Object.fromEntries(changed.map((field) => [field, given[field]])),
    ...(changed.includes('supportAccess') && { supportAccessChangedAt: now.toISOString() }),
    ...{ version: version + 1, updatedAt: now.toISOString() },
  };
  await write([
    update(
      Workspace.patch({ workspaceId })
        .set(change)
        .where((attr, { eq, notExists }) =>
          workspace.version === undefined ? notExists(attr.version) : eq(attr.version, version),
        ),
    ),
    ...(changed.includes('name') ? [markPeople([workspaceId], now)] : []),
    audit(actor, { type: 'workspace.updated', entityId: workspaceId, changed }, now),
  ]);
  return { workspace: shownWorkspace({ ...workspace, ...change }) };
});
