import type { Word } from '../kernel/word.ts';

export const openapi = { contracts: ['openapi'] } as const satisfies Word;
