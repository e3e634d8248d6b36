import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readNotifications } from './notifications.domain.ts';

export const handler = defineHandler(notifications.readNotifications, ({ actor, body }) =>
  readNotifications(actor, body),
);
