import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { fetchCampaign, newCampaign, soldes } from './campaigns.ts';

async function personWithCampaign() {
  const { token, user } = await signedInUser();
  const { id } = await newCampaign(token);
  return { token, workspaceId: user.workspaceId, id, params: { id } };
}

const told = async (token: string, id: string) => ({ campaign: await fetchCampaign(token, id) });

export const recipes: Recipes<typeof campaigns> = {
  createCampaign: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status, data } = await call(campaigns.createCampaign, { token, body: { ...soldes, status: 'active' } });
        return { status, told: [{ type: 'campaign.created', data: await told(token, data.campaign.id) }] };
      },
    };
  },
  updateCampaign: async () => {
    const { token, workspaceId, id, params } = await personWithCampaign();
    return {
      workspaceId,
      act: async () => {
        const body = { name: 'Soldes', status: 'active' as const, version: 1 };
        const { status } = await call(campaigns.updateCampaign, { token, params, body });
        const data = await told(token, id);
        return {
          status,
          told: [
            { type: 'campaign.status_changed', data: { ...data, previousStatus: 'draft' } },
            { type: 'campaign.updated', data },
          ],
        };
      },
    };
  },
  deleteCampaign: async () => {
    const { token, workspaceId, params } = await personWithCampaign();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(campaigns.deleteCampaign, { token, params });
        return { status, told: [{ type: 'campaign.deleted', data }] };
      },
    };
  },
  restoreCampaign: async () => {
    const { token, workspaceId, id, params } = await personWithCampaign();
    await call(campaigns.deleteCampaign, { token, params });
    return {
      workspaceId,
      act: async () => {
        const { status } = await call(campaigns.restoreCampaign, { token, params, body: {} });
        return { status, told: [{ type: 'campaign.restored', data: await told(token, id) }] };
      },
    };
  },
  bulkCampaigns: async () => {
    const { token, workspaceId, id } = await personWithCampaign();
    return {
      workspaceId,
      act: async () => {
        const body = { ids: [id], action: 'tag' as const, value: 'soldes' };
        const { status } = await call(campaigns.bulkCampaigns, { token, body });
        return { status, told: [{ type: 'campaign.updated', data: await told(token, id) }] };
      },
    };
  },
};
