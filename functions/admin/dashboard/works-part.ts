import { deliveriesOfDay } from '../../platform/outbox/deliveries-of-day.ts';
import { readQueuesHealth } from '../core/queues-health.ts';
import { readSchedulesHealth } from '../core/schedules-health.ts';

/** How the works of the product do: to who may settle them. */
export async function worksPart(now: Date) {
  const [queues, schedules, deliveries] = await Promise.all([
    readQueuesHealth(),
    readSchedulesHealth(now),
    deliveriesOfDay(now),
  ]);
  return {
    queues,
    schedules,
    deliveries24h: deliveries.succeeded + deliveries.failed,
    failedDeliveries24h: deliveries.failed,
  };
}
