import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { differenceFrom, inBothLists, refusalToGive } from '../../../shared/team/giving.ts';
import type { createInvitation } from '../../../shared/team/invitation.contract.ts';
import { grantedAndRefused } from '../../../shared/team/messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { EmailLock, isKeptNoMore } from '../../platform/identity/email-lock.entity.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { giverHere, unchanged } from '../core/giver.ts';
import { releaseAllExpired, releaseExpired } from './end-invitation.ts';
import { Invitation, type InvitationItem, InvitationLock, isOver, waitingFrom } from './invitation.entity.ts';

type Asked = ParsedInput<typeof createInvitation>['body'];

/** One seat more, if the plan of the workspace has it. */
export const takeSeat = async ({ workspaceId, workspace }: Actor): Promise<Operation> =>
  countTeam(workspaceId, { seats: 1 }, (await planOf(workspace)).limits.members);

/** Invites an address once, to a place that its inviter may give, while the plan has a seat. */
export async function makeInvitation(
  actor: Actor,
  { email, role, grants, refusals, message }: Asked,
  mark: (id: string) => Operation[],
): Promise<InvitationItem> {
  const { workspaceId } = actor;
  const emailKey = keyOf(email);
  const lists = { grants: grants ?? [], refusals: refusals ?? [] };
  if (inBothLists(lists).length > 0) throw invalidField('refusals', grantedAndRefused);
  const [giverItem, accountItem, lockItem] = await readTogether([
    Member.get(actor),
    EmailLock.get({ emailKey }),
    InvitationLock.get({ workspaceId, emailKey }),
  ]);
  const giver = giverHere(actor, giverItem);
  const refusal = refusalToGive(giver, { role, ...lists });
  if (refusal) throw new AppError(refusal);
  await refuseMember(workspaceId, EmailLock.parse({ Item: accountItem }).data);
  await refuseInvited(workspaceId, InvitationLock.parse({ Item: lockItem }).data);
  const now = new Date();
  const invitationId = newId('inv', now);
  const item: InvitationItem = {
    workspaceId,
    invitationId,
    email,
    role,
    ...differenceFrom({ role, ...lists }),
    ...(message && { message }),
    ...waitingFrom(invitationId, now),
    invitedBy: { id: actor.userId, name: fullNameOf(actor.user) },
    createdAt: now.toISOString(),
  };
  await writeWithSeat(workspaceId, [
    put(InvitationLock.create({ workspaceId, emailKey, invitationId: item.invitationId }), changedMeanwhile),
    unchanged(giver.member),
    await takeSeat(actor),
    put(Invitation.create(item)),
    audit(actor, { type: 'invitation.created', entityId: item.invitationId }, now),
    ...mark(item.invitationId),
  ]);
  return item;
}

/** Refused for want of a seat, the write is tried again once those of expired invitations are free. */
export async function writeWithSeat(workspaceId: string, operations: Operation[]): Promise<void> {
  try {
    await write(operations);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'plan_limit') throw error;
    throw (await releaseAllExpired(workspaceId)) ? changedMeanwhile : error;
  }
}

type Account = { userId: string; keptUntil?: string | undefined };

export async function refuseMember(workspaceId: string, account: Account | null): Promise<void> {
  if (!account || isKeptNoMore(account, new Date())) return;
  const { userId } = account;
  const { data: member } = await Member.get({ workspaceId, userId }).go({ consistent: true });
  if (member) throw new AppError('already_member', { existingId: userId });
}

async function refuseInvited(workspaceId: string, lock: { invitationId: string } | null): Promise<void> {
  if (!lock) return;
  const { invitationId } = lock;
  const { data: item } = await Invitation.get({ workspaceId, invitationId }).go({ consistent: true });
  if (!item || !isOver(item)) throw new AppError('already_invited', { existingId: invitationId });
  await releaseExpired(item);
}
