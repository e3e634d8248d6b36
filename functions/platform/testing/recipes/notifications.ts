import { readNotifications } from '../../../../shared/notifications/notifications.contract.ts';
import { call } from '../call.ts';
import { signedInUser } from '../factories.ts';
import type { Recipes } from './recipe.ts';

export const notificationRecipes: Recipes<'notifications'> = {
  readNotifications: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: () => call(readNotifications, { token, body: { all: true } }),
    };
  },
};
