import type { Word } from '../kernel/word.ts';

export const search = {
  usersLose: 'People cannot look for their things by name from wherever they are.',
  contracts: ['search'],
} as const satisfies Word;
