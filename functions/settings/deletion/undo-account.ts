import { followDeletion } from '../../billing/core/follow-deletion.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, remove, update, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { administratorsAfter } from '../../platform/identity/administrators.entity.ts';
import { Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Deletion } from './deletion.entity.ts';
import { standingsOf } from './standings.ts';

/** The end of a planned deletion, unless its purge has begun. */
export const undone = (subjectId: string): Operation =>
  remove(
    Deletion.remove({ subjectId }).where((attr, { eq }) => eq(attr.status, 'planned')),
    'deletion_begun',
  );

/** Opens a workspace again, unless its purge has begun. */
export const reopening = (workspaceId: string, requestedAt: string): Operation =>
  update(
    Workspace.patch({ workspaceId })
      .remove(['deletion'])
      .where(
        ({ deletion }, { eq, notExists }) =>
          `${eq(deletion.requestedAt, requestedAt)} AND ${notExists(deletion.begunAt)}`,
      ),
    'deletion_begun',
  );

/** Undoes the end of an account, with that of the workspaces that were to go along; without one there is nothing to do. */
export async function undoAccount(actor: Actor): Promise<void> {
  const { userId } = actor;
  const [{ data: user }, { data: deletion }] = await Promise.all([
    User.get({ userId }).go({ consistent: true }),
    Deletion.get({ subjectId: userId }).go({ consistent: true }),
  ]);
  if (!user?.deletion) return;
  if (!deletion || deletion.status === 'begun') throw new AppError('deletion_begun');
  const standings = await standingsOf(user);
  const now = new Date();
  const { alongIds = [] } = deletion;
  await write([
    undone(userId),
    update(
      User.patch({ userId })
        .remove(['deletion'])
        .where((attr, { notExists }) => notExists(attr.deletion.begunAt)),
      'deletion_begun',
    ),
    ...administratorsAfter(user, { deletion: undefined }),
    markPeople([userId, ...alongIds], now),
    ...alongIds.flatMap((workspaceId) => [
      reopening(workspaceId, deletion.requestedAt),
      audit({ ...actor, workspaceId }, { type: 'workspace.deletion_cancelled', entityId: workspaceId }, now),
    ]),
    ...standings.filter(({ member }) => member.goes).flatMap(({ member }) => staying(member)),
    audit(actor, { type: 'user.deletion_cancelled', entityId: userId }, now),
  ]);
  for (const workspaceId of alongIds) await followDeletion(workspaceId);
}

/** Who stays counts again. */
const staying = (member: MemberItem): Operation[] => [
  ...(member.role === 'owner' ? [countTeam(member.workspaceId, { owners: 1 })] : []),
  update(
    Member.patch(member)
      .set({ version: member.version + 1 })
      .remove(['goes'])
      .where((attr, { eq }) => eq(attr.version, member.version)),
    changedMeanwhile,
  ),
];
