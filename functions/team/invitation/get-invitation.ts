import * as team from '../../../shared/team/invitation.contract.ts';
import { findUserByEmail } from '../../auth/account/find-user.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countOpening, openLink } from './open-link.ts';

export const handler = defineHandler(team.getInvitation, async ({ params: { token }, caller: { ip } }) => {
  await countOpening(ip);
  const { invitation, workspace } = await openLink(token);
  const { email, role, message, invitedBy } = invitation;
  const account = await findUserByEmail(email);
  return {
    workspaceName: workspace.name,
    invitedBy: invitedBy.name,
    email,
    role,
    message: message ?? null,
    accountExists: account !== null,
  };
});
