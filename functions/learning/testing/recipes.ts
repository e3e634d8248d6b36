import type * as imports from '../../../shared/learning/imports.contract.ts';
import * as results from '../../../shared/learning/results.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { imported } from '../imports/testing/import-runs.ts';
import { importRecipes } from '../imports/testing/recipes.ts';

export const recipes: Recipes<typeof imports & typeof results> = {
  ...importRecipes,
  updateResult: async () => {
    const { token, user } = await signedInUser();
    await imported(token, { csv: 'Ad name,Impressions,Clicks\nNue,1000,20', platform: 'facebook' });
    const { data } = await call(results.listResults, { token, query: {} as never });
    const params = { id: data.items[0]?.id ?? '' };
    const body = { text: 'Marre des tableurs ?' };
    return { workspaceId: user.workspaceId, act: () => call(results.updateResult, { token, params, body }) };
  },
};

export const silent = {
  createResultUpload: 'an address to send a file to, which nothing reads until an import asks for it',
};
