import * as ai from '../../../shared/settings/ai-integration.contract.ts';
import * as apiKeys from '../../../shared/settings/api-keys.contract.ts';
import * as deletion from '../../../shared/settings/deletion.contract.ts';
import * as exports from '../../../shared/settings/exports.contract.ts';
import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import * as workspaces from '../../../shared/settings/workspace.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { newApiKey } from './api-keys.ts';

const accessToken = 'EAABtoken0123456789';
const newKey = { name: 'Boutique', permissions: ['prospects:read' as const] };

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

const model = { baseUrl: 'http://127.0.0.1:9/v1', model: 'mistral-small', apiKey: 'sk-0123456789' };

export const recipes: Recipes<
  typeof apiKeys & typeof ai & typeof settings & typeof workspaces & typeof deletion & typeof exports
> = {
  updateAiIntegration: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(ai.updateAiIntegration, { token, body: model }) };
  },
  deleteAiIntegration: async () => {
    const { token, workspaceId } = await person();
    await call(ai.updateAiIntegration, { token, body: model });
    return { workspaceId, act: () => call(ai.deleteAiIntegration, { token }) };
  },
  testAiIntegration: async () => {
    const { token, workspaceId } = await person();
    await call(ai.updateAiIntegration, { token, body: model });
    return { workspaceId, act: () => call(ai.testAiIntegration, { token, body: {} }) };
  },
  updateWorkspace: async () => {
    const { token, workspaceId } = await person();
    return {
      workspaceId,
      act: () => call(workspaces.updateWorkspace, { token, body: { name: 'Agence B', version: 1 } }),
    };
  },
  requestDeletion: async () => {
    const { token, workspace } = await signedInUser();
    return {
      workspaceId: workspace.workspaceId,
      act: async () => {
        const body = { scope: 'workspace' as const, confirmation: workspace.name };
        const { status, data } = await call(deletion.requestDeletion, { token, body });
        const { deletesAt } = data.deletion;
        const told = { scope: 'workspace', name: workspace.name, deletesAt };
        return { status, told: [{ type: 'account.deletion_planned' as const, data: told }] };
      },
    };
  },
  removeDeletion: async () => {
    const { token, workspace } = await signedInUser();
    const body = { scope: 'workspace' as const, confirmation: workspace.name };
    await call(deletion.requestDeletion, { token, body });
    return { workspaceId: workspace.workspaceId, act: () => call(deletion.removeDeletion, { token, query: {} }) };
  },
  createExport: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(exports.createExport, { token, body: { scope: 'workspace' } }) };
  },
  updateMetaIntegration: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(settings.updateMetaIntegration, { token, body: { accessToken } }) };
  },
  deleteMetaIntegration: async () => {
    const { token, workspaceId } = await person();
    await call(settings.updateMetaIntegration, { token, body: { accessToken } });
    return { workspaceId, act: () => call(settings.deleteMetaIntegration, { token }) };
  },
  createApiKey: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(apiKeys.createApiKey, { token, body: newKey }) };
  },
  deleteApiKey: async () => {
    const { token, workspaceId } = await person();
    const { apiKey } = await newApiKey(token, newKey.permissions);
    return { workspaceId, act: () => call(apiKeys.deleteApiKey, { token, params: { id: apiKey.id } }) };
  },
};

export const silent = { testAiIntegration: 'calls a model once, and keeps nothing of what it says' };
