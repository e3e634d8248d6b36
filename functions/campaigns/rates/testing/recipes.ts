import * as contract from '../../../../shared/campaigns/rates.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

export const rateRecipes: Recipes<typeof contract> = {
  updateExchangeRates: async () => {
    const { token, user } = await signedInUser();
    const rates = [{ currency: 'USD', day: '2026-10-01', rate: 0.9 }];
    return {
      workspaceId: user.workspaceId,
      act: () => call(contract.updateExchangeRates, { token, body: { rates, version: 0 } }),
    };
  },
};
