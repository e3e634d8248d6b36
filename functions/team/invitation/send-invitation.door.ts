import { randomBytes } from 'node:crypto';
import { findUserByEmail } from '../../auth/account/find-user.door.ts';
import { sendMail } from '../../platform/clients/mail.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { put, update, writeIf } from '../../platform/db/write.ts';
import { mailStopOf } from '../../platform/identity/mail-stop.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Invitation, type InvitationItem, isOver, isUnsent } from './invitation.entity.ts';
import { invitationMail } from './invitation.mail.ts';
import { InvitationLink } from './invitation-link.entity.ts';

type Asked = Pick<InvitationItem, 'workspaceId' | 'invitationId'> & { unlessSent?: true | undefined };

/** Mails an invitation that still waits, by a link of its own: one that was mailed before stops working. */
export async function sendInvitation({ unlessSent, ...key }: Asked): Promise<void> {
  const { data: invitation } = await Invitation.get(key).go({ consistent: true });
  if (invitation?.status !== 'pending' || isOver(invitation)) return;
  if (unlessSent && !isUnsent(invitation)) return;
  const [workspaceItem, inviterItem] = await readTogether([
    Workspace.get(invitation),
    User.get({ userId: invitation.invitedBy.id }),
  ]);
  const { data: workspace } = Workspace.parse({ Item: workspaceItem });
  if (!workspace) return;
  const invited = await findUserByEmail(invitation.email);
  if (invited && mailStopOf(invited)) return;
  const token = await newLink(invitation);
  if (!token) return;
  const { data: inviter } = User.parse({ Item: inviterItem });
  // What a stranger typed goes nowhere by our mails: the page of the link shows it.
  const message = inviter?.emailProvenAt ? invitation.message : undefined;
  await sendMail(invitation.email, invitationMail({ ...invitation, message }, workspace, token));
}

/** The secret of a new link; null when the invitation was answered, revoked or sent again meanwhile. */
async function newLink({ workspaceId, invitationId, expiresAt }: InvitationItem): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const linkKey = keyOf(token);
  const ttl = Math.floor(Date.parse(expiresAt) / 1000);
  const stillWaits = update(
    Invitation.patch({ workspaceId, invitationId })
      .set({ linkKey })
      .where((attr, { eq }) => `${eq(attr.status, 'pending')} AND ${eq(attr.expiresAt, expiresAt)}`),
  );
  const made = await writeIf(stillWaits, [put(InvitationLink.create({ linkKey, workspaceId, invitationId, ttl }))]);
  return made ? token : null;
}
