import { expect, it } from 'vitest';
import { nameRanks, rankOfName, wantedIn } from './name-rank.ts';

it.each([
  ['accroches', 'Accroches', 'same'],
  ['ACCROCHES !', 'accroches', 'same'],
  ['œuvre', 'Oeuvre', 'same'],
  ['cafe lu', 'Café Lumen', 'beginning'],
  ['lum', 'Café Lumen', 'words'],
  ['lumen café', 'Café Lumen', 'words'],
  ['afé', 'Café Lumen', 'within'],
  ['lumen croissants', 'Café Lumen', 'beside'],
  ['croissants', 'Café Lumen', 'beside'],
] as const)('« %s » answers to « %s » by the %s', (typed, name, rank) => {
  expect(rankOfName(wantedIn(typed), name, 'Croissants du matin')).toBe(nameRanks[rank]);
});

it.each(['', ' ', '!', 'thé', 'café thé'])('« %s » does not', (typed) => {
  expect(rankOfName(wantedIn(typed), 'Café Lumen', 'Croissants du matin')).toBeNull();
});

it('looks at ten words', () => {
  expect(wantedIn('a b c d e f g h i j k l').words).toHaveLength(10);
});
