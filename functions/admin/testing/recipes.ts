import * as activity from '../../../shared/admin/activity.contract.ts';
import * as permissions from '../../../shared/admin/permission.contract.ts';
import * as settings from '../../../shared/admin/setting.contract.ts';
import * as users from '../../../shared/admin/user.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

const platform = 'platform';

async function pair() {
  const [{ token }, { user }] = await Promise.all([signedInUser({ role: 'admin' }), signedInUser()]);
  return { token, params: { id: user.userId } };
}

export const recipes: Recipes<typeof activity & typeof permissions & typeof settings & typeof users> = {
  updateUser: async () => {
    const asked = await pair();
    const body = { role: 'admin' as const, status: 'suspended' as const, version: 1 };
    return { workspaceId: platform, act: () => call(users.updateUser, { ...asked, body }) };
  },
  updateUserPermissions: async () => {
    const [{ token }, { workspace }] = await Promise.all([signedInUser({ role: 'admin' }), signedInUser()]);
    const { workspaceId } = workspace;
    const { user } = await colleagueOf(workspace);
    const lists = { grants: ['settings:write' as const], refusals: [], adminGrants: ['admin:users' as const] };
    const asked = { token, params: { id: user.userId }, body: { workspaceId, ...lists, version: 2 } };
    return { workspaceId, act: () => call(permissions.updateUserPermissions, asked) };
  },
  actOnUser: async () => {
    const asked = await pair();
    return {
      workspaceId: platform,
      act: () => call(users.actOnUser, { ...asked, body: { action: 'revoke_sessions' } }),
    };
  },
  updateSystemSetting: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const key = 'maintenance.message';
    const { data } = await call(settings.listSystemSettings, { token });
    const { version = 0 } = data.items.find((one) => one.key === key) ?? {};
    const body = { value: 'Retour à 9 h', reason: null, version };
    return {
      workspaceId: platform,
      act: () => call(settings.updateSystemSetting, { token, params: { key }, body }),
    };
  },
  verifyAdminActivity: async () => {
    const { token } = await signedInUser({ role: 'admin' });
    const { workspace } = await signedInUser();
    const { workspaceId } = workspace;
    return {
      workspaceId: platform,
      act: () => call(activity.verifyAdminActivity, { token, body: { workspaceId, fromBlock: 1 } }),
    };
  },
};
