import { foldedWords } from '../../shared/kernel/fold.ts';

/** The name of a thing as any system takes it for the name of a file; what kind of thing it is, where nothing is left of it. */
export const fileName = (name: string, kind: string): string =>
  foldedWords(name)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 80) || kind;
