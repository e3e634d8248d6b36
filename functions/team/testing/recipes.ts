import type * as invitations from '../../../shared/team/invitation.contract.ts';
import type * as members from '../../../shared/team/member.contract.ts';
import { enabled } from '../../auth/testing/second-factor.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { accept, change, invite, invited, newcomer, pair, resend, resetFactor, revoke, takeOut } from './team.ts';

const told = (user: { userId: string }, name: string, role: string) => ({
  member: { userId: user.userId, name, role },
});

export const recipes: Recipes<typeof members & typeof invitations> = {
  updateMember: async () => {
    const { owner, other, workspaceId } = await pair();
    return {
      workspaceId,
      act: async () => ({
        ...(await change(owner, other, { role: 'viewer', version: 1 })),
        told: [{ type: 'member.role_changed', data: told(other.user, 'Camille Moreau', 'viewer') }],
      }),
    };
  },
  removeMember: async () => {
    const { owner, other, workspaceId } = await pair();
    return {
      workspaceId,
      act: async () => ({
        ...(await takeOut(owner, other)),
        told: [{ type: 'member.removed', data: told(other.user, 'Camille Moreau', 'member') }],
      }),
    };
  },
  deleteMemberFactor: async () => {
    const { owner, other, workspaceId } = await pair();
    await enabled(other);
    return { workspaceId, act: () => resetFactor(owner, other) };
  },
  createInvitation: async () => {
    const owner = await signedInUser();
    return { workspaceId: owner.workspace.workspaceId, act: () => invite(owner) };
  },
  deleteInvitation: async () => {
    const owner = await signedInUser();
    const { data } = await invite(owner);
    return { workspaceId: owner.workspace.workspaceId, act: () => revoke(owner, data.invitation.id) };
  },
  resendInvitation: async () => {
    const owner = await signedInUser();
    const { data } = await invite(owner);
    return { workspaceId: owner.workspace.workspaceId, act: () => resend(owner, data.invitation.id) };
  },
  acceptInvitation: async () => {
    const owner = await signedInUser();
    const { token } = await invited(owner);
    return {
      workspaceId: owner.workspace.workspaceId,
      act: async () => {
        const { status, data } = await accept(token);
        const name = `${newcomer.firstName} ${newcomer.lastName}`;
        const { id: userId } = data.user;
        return { status, told: [{ type: 'member.joined', data: told({ userId }, name, 'member') }] };
      },
    };
  },
};
