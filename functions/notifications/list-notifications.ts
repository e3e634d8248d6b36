import * as notifications from '../../shared/contract/notifications.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listNotifications } from './notifications.domain.ts';

export const handler = defineHandler(notifications.listNotifications, ({ actor, query }) =>
  listNotifications(actor, query),
);
