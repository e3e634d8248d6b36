import type { Word } from '../kernel/word.ts';

export const analytics = {
  usersLose: 'People cannot read how the figures of their campaigns went and what they are made of.',
  contracts: ['figures'],
} as const satisfies Word;
