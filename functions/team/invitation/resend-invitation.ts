import { daySeconds } from '../../../shared/kernel/day.ts';
import { refusalToGive } from '../../../shared/team/giving.ts';
import * as team from '../../../shared/team/invitation.contract.ts';
import { resendsADay } from '../../../shared/team/team.rules.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, update } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { EmailLock } from '../../platform/identity/email-lock.entity.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { giverHere, unchanged } from '../core/giver.ts';
import { Invitation, type InvitationItem, InvitationLock, waitingFrom } from './invitation.entity.ts';
import { refuseMember, takeSeat, writeWithSeat } from './make-invitation.ts';
import { shownInvitation } from './shown-invitation.ts';

const perDay: Limit = { name: 'invitation-resends', max: resendsADay, windowSeconds: daySeconds };

/** The link of before is dead from now on; the next one leaves by mail. */
export const handler = defineHandler(team.resendInvitation, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  const invitation = await withFreshReads(() => renew(actor, id));
  await enqueueMail({ kind: 'invitation', workspaceId, invitationId: id });
  return { invitation: shownInvitation(invitation) };
});

async function renew(actor: Actor, invitationId: string): Promise<InvitationItem> {
  const { workspaceId } = actor;
  const [giverItem, item] = await readTogether([Member.get(actor), Invitation.get({ workspaceId, invitationId })]);
  const giver = giverHere(actor, giverItem);
  const before = Invitation.parse({ Item: item }).data;
  if (!before || (before.status !== 'pending' && before.status !== 'expired')) throw new AppError('not_found');
  const refusal = refusalToGive(giver, before);
  if (refusal) throw new AppError(refusal);
  const emailKey = keyOf(before.email);
  const [accountItem, lockItem] = await readTogether([
    EmailLock.get({ emailKey }),
    InvitationLock.get({ workspaceId, emailKey }),
  ]);
  await refuseMember(workspaceId, EmailLock.parse({ Item: accountItem }).data);
  const { data: lock } = InvitationLock.parse({ Item: lockItem });
  if (lock && lock.invitationId !== invitationId)
    throw new AppError('already_invited', { existingId: lock.invitationId });
  await countOrRefuse(perDay, invitationId);
  const waiting = waitingFrom(invitationId, new Date());
  await writeWithSeat(workspaceId, [
    update(
      Invitation.patch({ workspaceId, invitationId })
        .set(waiting)
        .remove(['linkKey', 'ttl'])
        .where((attr, { eq }) => `${eq(attr.status, before.status)} AND ${eq(attr.expiresAt, before.expiresAt)}`),
      changedMeanwhile,
    ),
    unchanged(giver.member),
    // Once released, it has to take its address and its seat again.
    ...(before.status === 'expired'
      ? [put(InvitationLock.create({ workspaceId, emailKey, invitationId }), changedMeanwhile), await takeSeat(actor)]
      : []),
    audit(actor, { type: 'invitation.resent', entityId: invitationId }),
  ]);
  return { ...before, ...waiting };
}
