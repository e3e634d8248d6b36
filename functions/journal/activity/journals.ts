import type { JournalTexts, Word } from '../../../shared/kernel/word.ts';
import { words } from '../../../shared/words.ts';

type JournalFile = { journalTitle: string; journal: Record<string, JournalTexts> };

const declared: [name: string, word: Word][] = Object.entries(words);

/** The types of the lines that a word writes. */
export const typesOf = (word: string): readonly string[] => declared.find(([name]) => name === word)?.[1].audit ?? [];

/** How each word that writes lines says them, in the order of the words. */
export async function readJournals(): Promise<(JournalFile & { word: string })[]> {
  const audited = declared.filter(([, { audit = [] }]) => audit.length > 0).map(([name]) => name);
  return Promise.all(
    audited.map(async (word) => {
      const { journalTitle, journal }: JournalFile = await import(`../../../shared/${word}/journal.ts`);
      return { word, journalTitle, journal };
    }),
  );
}
