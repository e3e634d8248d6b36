import type { Word } from '../kernel/word.ts';

export const notifications = {
  contracts: ['notifications'],
  ids: { notification: 'ntf' },
} as const satisfies Word;
