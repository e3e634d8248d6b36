import { forgetNotifications } from '../../notifications/notification/forget-notifications.door.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { update, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { AlertDay, readAlertDay } from './alert-day.entity.ts';

type Key = { workspaceId: string; day: string };

/** Tells people how many alerts of a day were not told one by one: one notification, which takes the place of the one before. */
export const countAlerts = ({ workspaceId, day }: Key): Promise<void> =>
  withFreshReads(() => countOnce({ workspaceId, day }));

async function countOnce(key: Key): Promise<void> {
  const { untold: more, counted } = await readAlertDay(key);
  if (more <= counted) return;
  const { workspaceId, day } = key;
  const noted = AlertDay.patch(key)
    .set({ counted: more })
    .where((attr, { eq, notExists }) => (counted === 0 ? notExists(attr.counted) : eq(attr.counted, counted)));
  if (counted > 0) await forgetNotifications({ workspaceId, entityId: `alerts-${day}` });
  await write([
    update(noted, changedMeanwhile),
    event({ workspaceId }, { type: 'campaign.alerts_counted', entityId: `alerts-${day}`, data: { count: more } }),
  ]);
}
