import { requeuePixelEvents } from '../../pixel/event/requeue-pixel-events.door.ts';
import { untilAllEnded } from '../../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { requeueDue } from './due-deliveries.ts';
import { finishPendingEvents } from './fan-out.ts';

export const handler = defineSchedule('sweep-outbox', async () => {
  const now = new Date();
  await untilAllEnded([finishPendingEvents(now), requeueDue(now), requeuePixelEvents(now)]);
});
