import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const notifications = {
  usersLose: 'People cannot see what they were told, nor mark it as read, nor choose what they are told of.',
  contracts: ['notifications', 'preferences'],
  ids: { notification: 'ntf' },
  queues,
} as const satisfies Word;
