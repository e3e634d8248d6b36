import * as dashboard from '../../../shared/dashboard/dashboard.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

export const recipes: Recipes<typeof dashboard> = {
  updateDashboard: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: () =>
        call(dashboard.updateDashboard, { token, body: { layout: [{ card: 'library', hidden: true }], version: 0 } }),
    };
  },
};

export const silent = {
  updateDashboard: 'how a person has laid out their own page, which changes nothing of the workspace',
};
