import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Operation, remove, update, write } from '../../platform/db/write.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { Invitation, type InvitationItem, InvitationLock, invitationsFrom, isOver } from './invitation.entity.ts';

/**
 * Ends an invitation as it was read, once: whatever came between refuses it. Its address may be invited again. Its seat stays
 * taken: who accepts has it, and else `seatBack` gives it back.
 */
export const ending = (
  { workspaceId, invitationId, email, expiresAt }: InvitationItem,
  status: 'accepted' | 'revoked' | 'expired',
): Operation[] => [
  update(
    Invitation.patch({ workspaceId, invitationId })
      .set({ status, ttl: Math.floor((Date.now() + keptDays.endedInvitation * dayMs) / 1000) })
      .remove(['linkKey', 'shard', 'dueAt'])
      .where((attr, { eq }) => `${eq(attr.status, 'pending')} AND ${eq(attr.expiresAt, expiresAt)}`),
    changedMeanwhile,
  ),
  remove(
    InvitationLock.remove({ workspaceId, emailKey: keyOf(email) }).where((attr, { eq }) =>
      eq(attr.invitationId, invitationId),
    ),
    changedMeanwhile,
  ),
];

export const seatBack = ({ workspaceId }: Pick<InvitationItem, 'workspaceId'>): Operation =>
  countTeam(workspaceId, { seats: -1 });

/** Frees the seat and the address of an invitation that nobody has answered in time. */
export async function releaseExpired(item: InvitationItem): Promise<void> {
  try {
    await write([...ending(item, 'expired'), seatBack(item)]);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
  }
}

/** Frees the seats of all of them; answers whether there were any. */
export async function releaseAllExpired(workspaceId: string): Promise<boolean> {
  const all = await invitationsFrom(workspaceId, mostInvitations);
  const expired = all.filter((item) => item.status === 'pending' && isOver(item));
  for (const item of expired) await releaseExpired(item);
  return expired.length > 0;
}

/** More than can be made in the time that they are kept. */
const mostInvitations = 1_000;
