import { dayMs, hourOf } from '../../../shared/kernel/day.ts';
import { DeliveryHour, hourShards } from './delivery-hour.entity.ts';

/** Attempts of all webhooks in the hours of the last 24. */
export async function deliveriesOfDay(now: Date): Promise<{ succeeded: number; failed: number }> {
  const hourAt = hourOf(new Date(now.getTime() - dayMs).toISOString());
  const shards = await Promise.all(
    hourShards.map((shardKey) => DeliveryHour.query.byHour({ shardKey }).gt({ hourAt }).go({ pages: 'all' })),
  );
  const day = { succeeded: 0, failed: 0 };
  for (const { succeeded = 0, failed = 0 } of shards.flatMap(({ data }) => data)) {
    day.succeeded += succeeded;
    day.failed += failed;
  }
  return day;
}
