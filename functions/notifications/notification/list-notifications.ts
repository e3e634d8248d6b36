import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listNotifications } from './notifications.domain.ts';

export const handler = defineHandler(notifications.listNotifications, ({ actor, query }) =>
  listNotifications(actor, query),
);
