import { expect, it } from 'vitest';
import { itemKeyIn } from './item-key-in.ts';

it.each([
  ['a cell of its own', { cell: 'r7k2qx' }, 'R7K2QX'],
  ['an address', { cell: 'https://a.fr/?utm_source=fb&utm_content=R7K2QX&utm_term=b' }, 'R7K2QX'],
  ['an address written over', { cell: 'https%3A%2F%2Fa.fr%3Futm_content%3Dete_r7k2qx' }, 'R7K2QX'],
  ['the end of a name, whatever its signs', { name: 'Vidéo 15 s · ABCDEF' }, 'ABCDEF'],
  ['the middle of a name', { name: 'R7K2QX_copie', words: '' }, 'R7K2QX'],
  ['a text', { words: 'Essayez sur a.fr/?utm_content=R7K2QX.' }, 'R7K2QX'],
  ['a word in capitals', { name: 'GRATUIT PROMOS' }, null],
  ['a year and a month', { name: 'IMAGE 222222 2026' }, null],
  ['signs that no key has', { name: 'R7K2Q0 R7K2QO R7K2Q1' }, null],
  ['a longer word', { name: 'R7K2QXY ÉR7K2QX' }, null],
  ['an address without it', { cell: 'https://a.fr/R7K2QX' }, null],
])('reads the key in %s', (_, { cell = '', name = '', words = '' }: Partial<Parameters<typeof itemKeyIn>[0]>, key) => {
  expect(itemKeyIn({ cell, name, words })).toBe(key);
});
