import type { Word } from '../kernel/word.ts';

export const dashboard = {
  usersLose: 'People do not see in the morning what needs them, nor how yesterday went.',
  contracts: ['dashboard'],
} as const satisfies Word;
