import * as notifications from '../../../shared/notifications/notifications.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Notification, nowSeconds } from '../core/notification.entity.ts';

/** Takes it out of one person's list; what others were told stays. */
export const handler = defineHandler(notifications.deleteNotification, async ({ actor, params: { id } }) => {
  const { workspaceId, userId } = actor;
  const gone = await unlessRefused(
    Notification.remove({ workspaceId, userId, notificationId: id })
      .where(({ ttl }, { gt }) => gt(ttl, nowSeconds()))
      .go(),
  );
  if (!gone) throw new AppError('not_found');
  return { id };
});
