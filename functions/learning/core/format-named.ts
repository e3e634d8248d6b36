import type { AdFormat } from '../../../shared/ads/ads.rules.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';

/** Words of ad managers, in their columns or in the names that people give. */
const formatWords: readonly [string, AdFormat][] = [
  ['carrousel', 'carousel'],
  ['carousel', 'carousel'],
  ['video', 'video'],
  ['image', 'image'],
];

/** The format that a text names, where it names one. */
export function formatNamed(text: string): AdFormat | null {
  if (text === '') return null;
  const words = new Set(foldedWords(text));
  return formatWords.find(([word]) => words.has(word))?.[1] ?? null;
}
