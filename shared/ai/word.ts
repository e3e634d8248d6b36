import { comingWords } from '../coming-words.ts';
import type { Word } from '../kernel/word.ts';

/** Its event waits for what generates. */
export const ai = {
  ...comingWords.ai,
  usersLose: 'People cannot have their texts, nor the ads of others, measured by servers; the page measures by itself.',
  contracts: ['analysis'],
} as const satisfies Word;
