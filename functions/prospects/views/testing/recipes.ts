import * as views from '../../../../shared/prospects/views.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

async function personWithView() {
  const { token, user } = await signedInUser();
  const body = { name: 'À relancer', filters: 'status=contacted' };
  const { data } = await call(views.createProspectView, { token, body });
  return { token, workspaceId: user.workspaceId, params: { id: data.view.id }, body };
}

export const viewRecipes: Recipes<typeof views> = {
  createProspectView: async () => {
    const { token, workspaceId, body } = await personWithView();
    return {
      workspaceId,
      act: () => call(views.createProspectView, { token, body: { ...body, name: 'À rappeler' } }),
    };
  },
  updateProspectView: async () => {
    const { token, workspaceId, params } = await personWithView();
    return {
      workspaceId,
      act: () => call(views.updateProspectView, { token, params, body: { name: 'Urgents', version: 1 } }),
    };
  },
  deleteProspectView: async () => {
    const { token, workspaceId, params } = await personWithView();
    return { workspaceId, act: () => call(views.deleteProspectView, { token, params }) };
  },
};
