import type { Word } from '../kernel/word.ts';

export const openapi = {
  usersLose: 'Agencies cannot read the reference of the API.',
  contracts: ['openapi'],
} as const satisfies Word;
