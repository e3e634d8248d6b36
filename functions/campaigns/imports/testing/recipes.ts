import * as imports from '../../../../shared/campaigns/imports.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';
import { runImports } from './import-runs.ts';

const figures = { csv: 'Jour;Campagne;Dépense (EUR)\n05/01/2026;Soldes;12,50' };

export const importRecipes: Recipes<typeof imports> = {
  importCampaigns: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status } = await call(imports.importCampaigns, { token, body: figures });
        await runImports();
        const { data } = await call(imports.listCampaignImports, { token, query: {} });
        return { status, told: [{ type: 'import.completed', data: { import: data.items[0] } }] };
      },
    };
  },
  cancelCampaignImport: async () => {
    const { token, user } = await signedInUser();
    const { data } = await call(imports.importCampaigns, { token, body: figures });
    const params = { id: data.import.id };
    return {
      workspaceId: user.workspaceId,
      act: () => call(imports.cancelCampaignImport, { token, params, body: {} }),
    };
  },
  createCampaignUpload: async () => {
    const { token, user } = await signedInUser();
    const body = { name: 'mai.csv', size: 100, contentType: 'text/csv' as const };
    return { workspaceId: user.workspaceId, act: () => call(imports.createCampaignUpload, { token, body }) };
  },
};
