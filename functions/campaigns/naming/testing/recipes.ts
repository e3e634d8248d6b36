import * as naming from '../../../../shared/campaigns/naming.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

export const namingRecipes: Recipes<typeof naming> = {
  updateNaming: async () => {
    const { token, user } = await signedInUser();
    const rules = [{ level: 'campaign' as const, separator: '_', fields: ['Pays', 'Offre'] }];
    return {
      workspaceId: user.workspaceId,
      act: () => call(naming.updateNaming, { token, body: { rules, version: 0 } }),
    };
  },
};
