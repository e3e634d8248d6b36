import type { Word } from '../kernel/word.ts';

export const health = { contracts: ['health'] } as const satisfies Word;
