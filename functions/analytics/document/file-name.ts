import { foldedWords } from '../../../shared/kernel/fold.ts';

/** The name of a report as any system takes it for the name of a file. */
export const fileName = (name: string): string =>
  foldedWords(name)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 80) || 'rapport';
