import * as auth from '../../../shared/auth/auth.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { remove, update } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { otherReads, otherWorkspaces, readShownUser, standingsIn } from '../account/shown-user.ts';
import { openSession } from './open-session.ts';

/** Opens a session in another workspace of a person, in place of theirs: no token works in two. */
export const handler = defineHandler(auth.switchWorkspace, async ({ actor, body: { workspaceId }, caller }) => {
  const { user, userId, sessionId } = actor;
  if (!user.workspaceIds?.includes(workspaceId)) throw new AppError('not_found');
  const reads = otherReads(userId, [workspaceId, ...otherWorkspaces(user, workspaceId)]);
  const [sessionItem, ...items] = await readTogether([Session.get({ sessionId }), ...reads]);
  const session = Session.parse({ Item: sessionItem }).data;
  const [there] = standingsIn(items.slice(0, 2));
  if (!session) throw new AppError('unauthorized');
  if (!there) throw new AppError('not_found');
  const beside = [
    remove(Session.remove({ sessionId }), 'unauthorized'),
    audit(actor, { type: 'session.closed', entityId: sessionId }),
    update(
      User.patch(user)
        .set({ homeWorkspaceId: workspaceId })
        .where((attr, { contains }) => contains(attr.workspaceIds, workspaceId)),
      'not_found',
    ),
  ];
  const tokens = await openSession(user, workspaceId, caller, { session, beside });
  const home = { ...user, homeWorkspaceId: workspaceId };
  return { ...tokens, user: await readShownUser({ ...there, user: home }, items.slice(2)) };
});
