import { daySeconds } from '../../../shared/kernel/day.ts';
import { type ImpersonationMode, impersonationMinutes } from '../../../shared/kernel/impersonator.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { check, type Operation, put, write } from '../../platform/db/write.ts';
import { shownImpersonator } from '../../platform/identity/impersonated-actor.ts';
import { Impersonation, type ImpersonationItem } from '../../platform/identity/impersonation.entity.ts';
import { opensTo, runsPlatform } from '../../platform/identity/impersonation.ts';
import { issueImpersonationToken } from '../../platform/identity/impersonation-token.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User, type UserItem } from '../../platform/identity/user.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { readShownUser, type Standing } from '../account/shown-user.ts';
import { linesOf } from './lines-of.ts';

type Asked = { workspaceId: string; mode: ImpersonationMode; reason: string };

/**
 * Lets someone of the support see Réclame as a person, in one of their workspaces, as far as that one lets it. `holds`: what
 * has to hold of who asks. The person is told in that same transaction.
 */
export async function beginImpersonation(
  { by, user, ip }: { by: UserItem; user: UserItem; ip: string },
  asked: Asked,
  holds: Operation,
) {
  const { member, workspace } = await placeOf(user, asked.workspaceId);
  const refused = by.userId === user.userId || user.status === 'suspended' || runsPlatform(user, member);
  if (refused) throw new AppError('impersonation_refused');
  if (!opensTo(workspace, asked.mode)) throw new AppError('support_access_refused');
  const now = new Date();
  const impersonation = newImpersonation(by, user, asked, now);
  const { mode, reason, expiresAt } = impersonation;
  const access = { by: fullNameOf(by), mode, reason, at: now.toISOString() };
  await write([
    holds,
    ...stillSo(user, workspace),
    put(Impersonation.create(impersonation)),
    ...linesOf(impersonation, { type: 'user.impersonation_started', ip }, now),
    event(
      impersonation,
      { type: 'account.support_access', entityId: user.userId, data: { access }, onlyTo: [user.userId] },
      now,
    ),
  ]);
  const standing = { user, member, workspace, impersonatedBy: shownImpersonator(impersonation, by) };
  return {
    token: await issueImpersonationToken(impersonation, now),
    expiresAt,
    user: await readShownUser(standing),
  };
}

async function placeOf(user: UserItem, workspaceId: string): Promise<Omit<Standing, 'user'>> {
  if (!user.workspaceIds?.includes(workspaceId)) throw new AppError('not_found');
  const { userId } = user;
  const [memberItem, workspaceItem] = await readTogether([
    Member.get({ workspaceId, userId }),
    Workspace.get({ workspaceId }),
  ]);
  const member = Member.parse({ Item: memberItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  if (!member || !workspace || workspace.deletion?.begunAt) throw new AppError('not_found');
  return { member, workspace };
}

function newImpersonation(by: UserItem, user: UserItem, asked: Asked, now: Date): ImpersonationItem {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    impersonationId: newId('ims', now),
    ...{ userId: user.userId, impersonatorId: by.userId, state: 'open', ...asked },
    ...{ epoch: user.sessionEpoch, impersonatorEpoch: by.sessionEpoch },
    expiresAt: new Date(now.getTime() + impersonationMinutes * 60_000).toISOString(),
    createdAt: now.toISOString(),
    ttl: seconds + keptDays.audit * daySeconds,
  };
}

/** Whose role, sessions or door have changed since they were read is read again. */
function stillSo({ userId, role, status, sessionEpoch }: UserItem, workspace: WorkspaceItem): Operation[] {
  const { workspaceId, supportAccess } = workspace;
  return [
    check(
      User.remove({ userId }).where((attr, { eq }) =>
        [eq(attr.role, role), eq(attr.status, status), eq(attr.sessionEpoch, sessionEpoch)].join(' AND '),
      ),
      changedMeanwhile,
    ),
    check(
      Workspace.remove({ workspaceId }).where((attr, { eq, notExists }) =>
        supportAccess === undefined ? notExists(attr.supportAccess) : eq(attr.supportAccess, supportAccess),
      ),
      changedMeanwhile,
    ),
  ];
}
