import * as team from '../../../shared/team/invitation.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { giverHere, unchanged } from '../core/giver.ts';
import { ending, seatBack } from './end-invitation.ts';
import { Invitation, type InvitationItem } from './invitation.entity.ts';

export const handler = defineHandler(team.deleteInvitation, async ({ actor, params: { id } }) => {
  await withFreshReads(() => revoke(actor, id));
  return { id };
});

async function revoke(actor: Actor, invitationId: string): Promise<void> {
  const { workspaceId } = actor;
  const [giverItem, item] = await readTogether([Member.get(actor), Invitation.get({ workspaceId, invitationId })]);
  const giver = giverHere(actor, giverItem);
  const invitation = Invitation.parse({ Item: item }).data;
  if (!invitation || (invitation.status !== 'pending' && invitation.status !== 'expired'))
    throw new AppError('not_found');
  const { status } = invitation;
  await write([
    ...(status === 'pending' ? [...ending(invitation, 'revoked'), seatBack(invitation)] : [forgetting(invitation)]),
    unchanged(giver.member),
    audit(actor, { type: 'invitation.revoked', entityId: invitationId }),
  ]);
}

/** Its seat and its address are free already. */
const forgetting = ({ workspaceId, invitationId }: InvitationItem): Operation =>
  update(
    Invitation.patch({ workspaceId, invitationId })
      .set({ status: 'revoked' })
      .where((attr, { eq }) => eq(attr.status, 'expired')),
    changedMeanwhile,
  );
