import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const notifications = {
  usersLose: 'People cannot see what they were told, nor mark it as read, nor choose what they are told of.',
  contracts: ['notifications', 'preferences', 'digest', 'unsubscribe'],
  ids: { notification: 'ntf' },
  queues,
  schedules: {
    sendDigests: {
      name: 'sendDigests',
      label: 'Résumés des notifications',
      handler: 'notifications/digest/send-digests.schedule',
      expression: 'cron(0 * * * ? *)',
      timeoutSeconds: 280,
      usersLose:
        'People do not get the digests of what they have not read, nor mails that waited for their quiet hours to end.',
    },
  },
} as const satisfies Word;
