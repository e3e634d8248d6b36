import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => () => readFileSync(resolve(`@expo-google-fonts/inter/${name}.ttf`));

/** Inter, whole: é, œ, €, the narrow space of French numbers, Greek and Cyrillic. A bundle carries them packed (scripts/slim-bundles.ts). */
export const fontFiles = {
  regular: file('400Regular/Inter_400Regular'),
  strong: file('600SemiBold/Inter_600SemiBold'),
};
