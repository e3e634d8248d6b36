import { frenchWords } from './french-words.ts';

/** What the language has, and no search corrects. */
export const spelledWords = (): string[] => JSON.parse(frenchWords());
