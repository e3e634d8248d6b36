import { checkTexts } from '../../../shared/ai/analysis.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

export const recipes: Recipes<{ checkTexts: typeof checkTexts }> = {
  checkTexts: async () => {
    const { token, user } = await signedInUser();
    const items = [{ text: 'Marre des tableurs\u00a0? Essayez Planif 14 jours.' }];
    return { workspaceId: user.workspaceId, act: () => call(checkTexts, { token, body: { items } }) };
  },
};

export const silent = { checkTexts: 'measures texts, and keeps nothing of them' };
