import { AppError } from '../../platform/app-error.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { Invitation, type InvitationItem, isOver } from './invitation.entity.ts';
import { InvitationLink } from './invitation-link.entity.ts';

/** Wide enough for an agency that joins as one, from one address. */
const perAddress: Limit = { name: 'invitation-address', max: 100, windowSeconds: 15 * 60 };

export const countOpening = (ip: string): Promise<void> => countOrRefuse(perAddress, networkOf(ip));

/** The invitation that a link leads to, and where; used, revoked, replaced, over and unknown are all the same. */
export async function openLink(token: string): Promise<{ invitation: InvitationItem; workspace: WorkspaceItem }> {
  const linkKey = keyOf(token);
  const { data: link } = await InvitationLink.get({ linkKey }).go({ consistent: true });
  if (!link) throw new AppError('invitation_invalid');
  const [invitationItem, workspaceItem] = await readTogether([Invitation.get(link), Workspace.get(link)]);
  const { data: invitation } = Invitation.parse({ Item: invitationItem });
  const { data: workspace } = Workspace.parse({ Item: workspaceItem });
  const waits = invitation?.status === 'pending' && invitation.linkKey === linkKey && !isOver(invitation);
  if (!invitation || !waits || !workspace || workspace.deletion) throw new AppError('invitation_invalid');
  return { invitation, workspace };
}
