import type { Word } from '../kernel/word.ts';

export const notifications = {
  usersLose: 'People cannot see what they were told, nor mark it as read.',
  contracts: ['notifications'],
  ids: { notification: 'ntf' },
} as const satisfies Word;
