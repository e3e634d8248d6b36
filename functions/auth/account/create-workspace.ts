import * as auth from '../../../shared/auth/auth.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { joining } from '../../platform/identity/join.ts';
import { newMember } from '../../platform/identity/member.entity.ts';
import { newWorkspace, workspaceWrites } from './new-workspace.ts';
import { otherReads, type Standing, standingsIn } from './shown-user.ts';

/** Makes another workspace of a person, without a second trial. */
export const handler = defineHandler(auth.createWorkspace, (call) =>
  makeOnce(call, {
    make: (mark) => makeWorkspace(call.actor, call.body.name, mark),
    replay: async (workspaceId) => {
      const [standing] = standingsIn(await readTogether(otherReads(call.actor.userId, [workspaceId])));
      if (!standing) throw new AppError('not_found');
      return shown(standing);
    },
  }),
);

async function makeWorkspace({ userId, ip }: Actor, name: string, mark: (id: string) => Operation[]) {
  const now = new Date();
  const workspace = newWorkspace(name, now);
  const { workspaceId } = workspace;
  const member = newMember({ workspaceId, userId, role: 'owner' }, now);
  await write([
    ...joining(member),
    ...workspaceWrites(workspace),
    audit({ ...member, ip }, { type: 'workspace.created', entityId: workspaceId }, now),
    ...mark(workspaceId),
  ]);
  return shown({ member, workspace });
}

const shown = ({ workspace, member }: Omit<Standing, 'user'>) => ({
  workspace: { id: workspace.workspaceId, name: workspace.name, role: member.role },
});
