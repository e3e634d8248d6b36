import { daySeconds, hourMs, hourOf } from '../../../shared/kernel/day.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { PixelHour } from './pixel-hour.entity.ts';

const keptSeconds = 3 * daySeconds;

type Received = { workspaceId: string; pixelId: string; receivedAt: string; matchKeys: readonly string[] };

/** What Meta finds most people by, under its own names. */
const reachKeys = ['em', 'ph'];
const isReachable = ({ matchKeys }: Received): boolean => reachKeys.some((key) => matchKeys.includes(key));

/** Counts events of one pixel in the hours when they were received: one write for all of an hour, so a batch costs one or two. */
export async function countReceived(events: Received[]): Promise<void> {
  const byHour = groupBy(events, ({ receivedAt }) => hourOf(receivedAt));
  await Promise.all(
    [...byHour].map(async ([hourAt, received]) => {
      const [first] = received;
      if (!first) return;
      const { workspaceId, pixelId } = first;
      await PixelHour.update({ workspaceId, pixelId, hourAt })
        .add({ events: received.length, reachable: received.filter(isReachable).length })
        .set({ ttl: Math.floor(Date.parse(hourAt) / 1000) + keptSeconds })
        .go();
    }),
  );
}

/** `reachable` of `counted`, the hours in which that was counted. */
export type PixelDay = { events: number; reachable: number; counted: number };

/** What each pixel of a workspace received in the last 24 hours, by whole hours. */
export async function daysOfPixels(workspaceId: string, now: Date): Promise<Map<string, PixelDay>> {
  const { data } = await PixelHour.query
    .byHour({ workspaceId })
    .gte({ hourAt: new Date(now.getTime() - 24 * hourMs).toISOString() })
    .go({ pages: 'all', consistent: true });
  const days = new Map<string, PixelDay>();
  for (const { pixelId, events = 0, reachable } of data) {
    const day = days.get(pixelId) ?? { events: 0, reachable: 0, counted: 0 };
    day.events += events;
    day.reachable += reachable ?? 0;
    day.counted += reachable === undefined ? 0 : events;
    days.set(pixelId, day);
  }
  return days;
}
