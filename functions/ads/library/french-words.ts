import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The words of French in all their forms, as a list in JSON. A bundle carries it packed (scripts/slim-bundles.ts). */
export const frenchWords = (): string => readFileSync(resolve('an-array-of-french-words/index.json'), 'utf8');
