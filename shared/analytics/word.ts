import type { Word } from '../kernel/word.ts';

export const analytics = {
  usersLose: 'People cannot read how the figures of their campaigns went, what they are made of, nor their real sales.',
  contracts: ['figures', 'sales', 'blended'],
  audit: ['sales.recorded'],
} as const satisfies Word;
