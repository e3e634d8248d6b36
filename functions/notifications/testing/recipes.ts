import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import * as preferences from '../../../shared/notifications/preferences.contract.ts';
import * as leaving from '../../../shared/notifications/unsubscribe.contract.ts';
import { tellEvent } from '../../events/testing/dispatch-all.ts';
import { newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { unsubscribeLinks } from '../unsubscribe/unsubscribe-links.door.ts';

export const recipes: Recipes<typeof notifications & typeof preferences & typeof leaving> = {
  readNotifications: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: () => call(notifications.readNotifications, { token, body: { all: true } }),
    };
  },
  deleteNotification: async () => {
    const { token, user } = await signedInUser();
    const data = { webhook: { name: 'CRM' } };
    const event = newEvent(user, { type: 'webhook.given_up', entityId: 'whk_1', data }, new Date());
    await tellEvent(event);
    const params = { id: event.eventId.replace('evt_', 'ntf_') };
    return {
      workspaceId: user.workspaceId,
      act: () => call(notifications.deleteNotification, { token, params }),
    };
  },
  updatePreferences: async () => {
    const { token, user } = await signedInUser();
    const body = { digest: { frequency: 'daily', hour: 8, weekday: 1 }, version: 0 } as const;
    return {
      workspaceId: user.workspaceId,
      act: () => call(preferences.updatePreferences, { token, body }),
    };
  },
  unsubscribe: async () => {
    const { user } = await signedInUser();
    const { workspaceId, userId } = user;
    const { page } = await unsubscribeLinks({ workspaceId, userId, stops: 'webhook.failing' });
    const params = { token: page.split('/').at(-1) ?? '' };
    return { workspaceId, act: () => call(leaving.unsubscribe, { params }) };
  },
};

export const silent = {
  readNotifications: 'what a person has looked at, which changes nothing of the workspace',
  deleteNotification: 'what a person wants to see no more, which changes nothing of the workspace',
  unsubscribe: 'how a person wants to be told, which changes nothing of the workspace',
  updatePreferences: 'how a person wants to be told, which changes nothing of the workspace',
};
