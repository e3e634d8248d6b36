import * as imports from '../../../../shared/learning/imports.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';
import { imported, runImports } from './import-runs.ts';

const results = {
  csv: 'Nom de la publicité;Impressions;Clics\nVidéo · R7K2QX;12 000;340',
  platform: 'facebook' as const,
};

export const importRecipes: Recipes<typeof imports> = {
  importResults: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status } = await call(imports.importResults, { token, body: results });
        await runImports();
        const { data } = await call(imports.listResultImports, { token, query: {} });
        return { status, told: [{ type: 'import.completed', data: { import: data.items[0] } }] };
      },
    };
  },
  cancelResultImport: async () => {
    const { token, user } = await signedInUser();
    const { data } = await call(imports.importResults, { token, body: results });
    const params = { id: data.import.id };
    return {
      workspaceId: user.workspaceId,
      act: () => call(imports.cancelResultImport, { token, params, body: {} }),
    };
  },
  deleteResultImport: async () => {
    const { token, user } = await signedInUser();
    const params = { id: (await imported(token, results)).id };
    return { workspaceId: user.workspaceId, act: () => call(imports.deleteResultImport, { token, params }) };
  },
  createResultUpload: async () => {
    const { token, user } = await signedInUser();
    const body = { name: 'mai.csv', size: 100, contentType: 'text/csv' as const };
    return { workspaceId: user.workspaceId, act: () => call(imports.createResultUpload, { token, body }) };
  },
};
