import { isAddress, notTheAddress } from '../../../shared/settings/deletion.rules.ts';
import { followDeletion } from '../../billing/core/follow-deletion.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { administratorsAfter } from '../../platform/identity/administrators.entity.ts';
import { countsAsOwner, Member, type MemberItem } from '../../platform/identity/member.entity.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Deletion, plannedDeletion } from './deletion.entity.ts';
import { closing, deletesAfter } from './plan-workspace.ts';
import { type Standing, standingsOf } from './standings.ts';
import { undoAccount } from './undo-account.ts';

type Planned = { requestedAt: string; deletesAt: string; byId: string };

/** Plans the end of an account, with the workspaces where nobody else is. Of those of others, an owner goes who is not the last. */
export async function planAccount(actor: Actor, confirmation: string): Promise<Planned> {
  const { userId: byId } = actor;
  const { data: user } = await User.get({ userId: byId }).go({ consistent: true });
  if (!user) throw new AppError('unauthorized');
  if (!isAddress(confirmation, user.email)) throw invalidField('confirmation', notTheAddress);
  if (user.deletion) return { ...user.deletion, byId };
  const standings = await standingsOf(user);
  const now = new Date();
  const [requestedAt, deletesAt] = [now.toISOString(), deletesAfter(now)];
  const along = standings.filter(({ alone, workspace }) => alone && !workspace.deletion);
  const alongIds = along.map(({ workspace }) => workspace.workspaceId);
  const planned = { subjectId: byId, scope: 'account' as const, requestedAt, byId, alongIds };
  await write([
    leaving(user, { requestedAt, deletesAt }),
    ...administratorsAfter(user, { deletion: { requestedAt, deletesAt } }),
    markPeople([byId, ...alongIds], now),
    put(Deletion.create(plannedDeletion(planned, deletesAt)), changedMeanwhile),
    ...alongIds.flatMap((workspaceId) => [
      closing(workspaceId, { requestedAt, deletesAt, byId, withAccount: true }),
      audit({ ...actor, workspaceId }, { type: 'workspace.deletion_requested', entityId: workspaceId }, now),
    ]),
    ...standings.filter(({ alone }) => !alone).flatMap(({ member }) => going(member)),
    audit(actor, { type: 'user.deletion_requested', entityId: byId }, now),
    event(
      actor,
      { type: 'account.deletion_planned', entityId: byId, data: { scope: 'account', deletesAt }, onlyTo: [byId] },
      now,
    ),
  ]);
  await refuseNewcomers(actor, along);
  for (const workspaceId of alongIds) await followDeletion(workspaceId);
  return { requestedAt, deletesAt, byId };
}

/** Unless they have joined another workspace since they were read. */
function leaving(
  { userId, role, status, workspaceIds = [] }: UserItem,
  deletion: { requestedAt: string; deletesAt: string },
) {
  return update(
    User.patch({ userId })
      .set({ deletion })
      .where((attr, is) =>
        [
          is.notExists(attr.deletion),
          is.eq(attr.role, role),
          is.eq(attr.status, status),
          workspaceIds.length > 0
            ? `${is.size(attr.workspaceIds)} = ${is.escape(workspaceIds.length)}`
            : is.notExists(attr.workspaceIds),
        ].join(' AND '),
      ),
    changedMeanwhile,
  );
}

/** Who goes counts no more as an owner, whatever they become until then, so that another stays: 409 for the last one. */
const going = (member: MemberItem): Operation[] => [
  ...(countsAsOwner(member) ? [countTeam(member.workspaceId, { owners: -1 })] : []),
  update(
    Member.patch(member)
      .set({ goes: true, version: member.version + 1 })
      .where((attr, { eq }) => eq(attr.version, member.version)),
    changedMeanwhile,
  ),
];

/** Nobody joins a workspace that closes: who did just before stays, and so does its owner. */
async function refuseNewcomers(actor: Actor, along: Standing[]): Promise<void> {
  for (const { workspace } of along) {
    const { data } = await Member.query.byWorkspace(workspace).go({ limit: 2, consistent: true });
    if (data.length < 2) continue;
    await undoAccount(actor);
    throw new AppError('last_owner');
  }
}
