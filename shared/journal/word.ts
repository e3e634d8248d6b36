import type { Word } from '../kernel/word.ts';

export const journal = {
  usersLose: 'People cannot read who did what in their workspace.',
  contracts: ['activity'],
} as const satisfies Word;
