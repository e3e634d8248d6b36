import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

export const recipes: Recipes<typeof notifications> = {
  readNotifications: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: () => call(notifications.readNotifications, { token, body: { all: true } }),
    };
  },
};

export const silent = {
  readNotifications: 'what a person has looked at, which changes nothing of the workspace',
};
