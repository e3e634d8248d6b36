import { daySeconds, hourMs, hourOf } from '../../../shared/kernel/day.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { PixelHour } from './pixel-hour.entity.ts';

const keptSeconds = 3 * daySeconds;

type Received = { workspaceId: string; pixelId: string; receivedAt: string };

/** Counts events of one pixel in the hours when they were received: one write for all of an hour, so a batch costs one or two. */
export async function countReceived(events: Received[]): Promise<void> {
  const byHour = groupBy(events, ({ receivedAt }) => hourOf(receivedAt));
  await Promise.all(
    [...byHour].map(async ([hourAt, [first, ...others]]) => {
      if (!first) return;
      const { workspaceId, pixelId } = first;
      await PixelHour.update({ workspaceId, pixelId, hourAt })
        .add({ events: 1 + others.length })
        .set({ ttl: Math.floor(Date.parse(hourAt) / 1000) + keptSeconds })
        .go();
    }),
  );
}

/** How many events each pixel of a workspace received in the last 24 hours, by whole hours. */
export async function eventsOfDay(workspaceId: string, now: Date): Promise<Map<string, number>> {
  const { data } = await PixelHour.query
    .byHour({ workspaceId })
    .gte({ hourAt: new Date(now.getTime() - 24 * hourMs).toISOString() })
    .go({ pages: 'all', consistent: true });
  const counts = new Map<string, number>();
  for (const { pixelId, events } of data) counts.set(pixelId, (counts.get(pixelId) ?? 0) + (events ?? 0));
  return counts;
}
