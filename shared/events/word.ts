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
    followWrites: {
      name: 'followWrites',
      handler: 'events/follow-writes.stream',
      // Who follows which: `functions/events/followers.ts`.
      entities: ['activity', 'prospectBook', 'campaignBook', 'teamCount', 'thingCount', 'learningBook', 'aiUsage'],
      follows: 'all',
      batchSize: 500,
      // Lines of the log of some seconds share a block.
      batchWindowSeconds: 10,
      timeoutSeconds: 60,
      usersLose:
        'Lines of the log are sealed by the hour, and people are told the next morning, and not at once, that a limit of their plan is near or reached.',
    },
  },
  schedules: {
    sweepOutbox: {
      name: 'sweepOutbox',
      label: 'Webhooks et notifications oubliés',
      handler: 'events/sweep.schedule',
      expression: 'rate(1 minute)',
      timeoutSeconds: 55,
      usersLose: 'Webhooks that wait for more than a quarter of an hour, or whose message was lost, are not sent.',
    },
  },
} as const satisfies Word;
