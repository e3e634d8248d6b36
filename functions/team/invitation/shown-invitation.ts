import { type InvitationItem, isOver } from './invitation.entity.ts';

/** An invitation as the API answers it: never its link. */
export function shownInvitation(item: InvitationItem) {
  const { invitationId, email, role, grants = [], refusals = [], expiresAt, invitedBy, createdAt } = item;
  const status = item.status === 'pending' && isOver(item) ? ('expired' as const) : item.status;
  return { id: invitationId, email, role, grants, refusals, status, expiresAt, invitedBy, createdAt };
}
