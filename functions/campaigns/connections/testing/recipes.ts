import * as connections from '../../../../shared/campaigns/connections.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';
import { accountOwner, connect, connectedAccount } from './ad-accounts.ts';

async function personWithConnection() {
  const owner = await accountOwner();
  const { id } = await connectedAccount(owner);
  return { token: owner.token, workspaceId: owner.user.workspaceId, params: { id } };
}

export const connectionRecipes: Recipes<typeof connections> = {
  createConnection: async () => {
    const owner = await accountOwner();
    return { workspaceId: owner.user.workspaceId, act: () => connect(owner) };
  },
  updateConnection: async () => {
    const { token, workspaceId, params } = await personWithConnection();
    const body = { active: false, version: 1 };
    return { workspaceId, act: () => call(connections.updateConnection, { token, params, body }) };
  },
  deleteConnection: async () => {
    const { token, workspaceId, params } = await personWithConnection();
    return { workspaceId, act: () => call(connections.deleteConnection, { token, params }) };
  },
  syncConnection: async () => {
    const { token, workspaceId, params } = await personWithConnection();
    return { workspaceId, act: () => call(connections.syncConnection, { token, params, body: {} }) };
  },
};
