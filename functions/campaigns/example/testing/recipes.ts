import { vi } from 'vitest';
import * as example from '../../../../shared/campaigns/example.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

export const exampleRecipes: Recipes<typeof example> = {
  loadExample: async () => {
    // Its figures follow from the day, and what it writes from its figures. The test gives the time back.
    vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] });
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: () => call(example.loadExample, { token, body: {} }),
    };
  },
  removeExample: async () => {
    const { token, user } = await signedInUser();
    await call(example.loadExample, { token, body: {} });
    return { workspaceId: user.workspaceId, act: () => call(example.removeExample, { token }) };
  },
};
