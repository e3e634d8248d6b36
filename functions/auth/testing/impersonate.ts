import * as users from '../../../shared/admin/user.contract.ts';
import type { ImpersonationMode } from '../../../shared/kernel/impersonator.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

type Person = { user: { userId: string }; workspace: { workspaceId: string } };

export const reason = 'Le tableau des campagnes reste vide';

export const askToImpersonate = (
  { token }: { token: string },
  { user: { userId }, workspace: { workspaceId } }: Person,
  mode: ImpersonationMode = 'read',
  why = reason,
) =>
  call(users.actOnUser, {
    token,
    params: { id: userId },
    body: { action: 'impersonate', workspaceId, mode, reason: why },
  });

/** Someone of the support who sees Réclame as a person, whose workspace lets them. */
export async function impersonated(person: Person, mode: ImpersonationMode = 'read') {
  const { workspaceId } = person.workspace;
  if (mode === 'write') await Workspace.patch({ workspaceId }).set({ supportAccess: 'write' }).go();
  const admin = await signedInUser({ role: 'admin', firstName: 'Alix', lastName: 'Support' });
  const { data } = await askToImpersonate(admin, person, mode);
  if (!('token' in data)) throw new Error('Nobody is seen as someone else');
  return { ...data, admin, workspaceId };
}
