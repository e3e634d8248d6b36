import * as preferences from '../../../shared/notifications/preferences.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { NotificationPreferences } from '../core/preferences.entity.ts';
import { shownPreferences } from './shown-preferences.ts';

export const handler = defineHandler(preferences.getPreferences, async ({ actor }) => {
  const { workspaceId, userId } = actor;
  const { data } = await NotificationPreferences.get({ workspaceId, userId }).go({ consistent: true });
  return { preferences: await shownPreferences(actor, data) };
});
