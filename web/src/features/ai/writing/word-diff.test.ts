import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const differing = (pieces: readonly { text: string; differs: boolean }[]) =>
  pieces.filter(({ differs }) => differs).map(({ text }) => text.trim());

test('words that two texts do not share are told, on both sides', () => {
  const [one, other] = wordDiff('Gagnez 3 heures par semaine.', 'Gagnez enfin 3 heures par mois.');
  expect([differing(one), differing(other)]).toEqual([['semaine.'], ['enfin', 'mois.']]);
  expect(one.map(({ text }) => text).join('')).toBe('Gagnez 3 heures par semaine.');
  expect(other.map(({ text }) => text).join('')).toBe('Gagnez enfin 3 heures par mois.');
});

test('the same text differs nowhere, an empty one everywhere', () => {
  expect(wordDiff('Oui.', 'Oui.').map(differing)).toEqual([[], []]);
  expect(wordDiff('', 'Oui non').map(differing)).toEqual([[], ['Oui non']]);
});
