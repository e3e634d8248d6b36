import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  pixelEvents: {
    name: 'pixelEvents',
    label: 'Conversions pour Meta',
    worker: 'pixel/event/send-pixel-events.worker',
    addressVariable: 'PIXEL_EVENTS_QUEUE_URL',
    batchSize: 1_000,
    batchWindowSeconds: 1,
    timeoutSeconds: 60,
    delaySeconds: 360,
    maxReceives: 50,
    usersLose: 'Conversions of shops reach Meta late, or not at all after seven days.',
  },
} as const satisfies Record<string, QueueSpec>;
