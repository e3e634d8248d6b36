import { readJournals } from './journals.ts';

/** The words that write lines, as people call them. */
export const journalTitles = async (): Promise<{ value: string; label: string }[]> =>
  (await readJournals()).map(({ word, journalTitle }) => ({ value: word, label: journalTitle }));
