import { untilAllEnded } from '../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../platform/worker/define-schedule.ts';
import { finishPendingEvents } from './finish-pending-events.ts';
import { sweeps } from './subscribers.ts';

export const handler = defineSchedule('sweep-outbox', async () => {
  const now = new Date();
  await untilAllEnded([finishPendingEvents, ...sweeps].map((sweep) => sweep(now)));
});
