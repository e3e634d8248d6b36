import * as views from '../../../../shared/campaigns/views.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

async function personWithView() {
  const { token, user } = await signedInUser();
  const body = { name: 'Actives', filters: 'status=active' };
  const { data } = await call(views.createCampaignView, { token, body });
  return { token, workspaceId: user.workspaceId, params: { id: data.view.id }, body };
}

export const viewRecipes: Recipes<typeof views> = {
  createCampaignView: async () => {
    const { token, workspaceId, body } = await personWithView();
    return { workspaceId, act: () => call(views.createCampaignView, { token, body: { ...body, isDefault: true } }) };
  },
  updateCampaignView: async () => {
    const { token, workspaceId, params } = await personWithView();
    return {
      workspaceId,
      act: () => call(views.updateCampaignView, { token, params, body: { name: 'En cours', version: 1 } }),
    };
  },
  deleteCampaignView: async () => {
    const { token, workspaceId, params } = await personWithView();
    return { workspaceId, act: () => call(views.deleteCampaignView, { token, params }) };
  },
};
