import type { Word } from '../kernel/word.ts';

export const events = {
  streams: {
    dispatchEvents: {
      name: 'dispatchEvents',
      handler: 'events/dispatch.stream',
      entities: ['event'],
      follows: 'new',
      batchSize: 100,
      timeoutSeconds: 60,
      usersLose: 'Webhooks leave and people are told minutes late, when a sweep finds what the stream did not tell.',
    },
  },
  schedules: {
    sweepOutbox: {
      name: 'sweepOutbox',
      handler: 'events/sweep.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose: 'Webhooks that wait for more than a quarter of an hour, or whose message was lost, are not sent.',
    },
  },
} as const satisfies Word;
