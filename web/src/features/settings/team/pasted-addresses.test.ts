import { expect, test } from 'vitest';
import { readAddresses } from './pasted-addresses.ts';

test.each<[string, string[], { line: number; text: string }[]]>([
  ['', [], []],
  ['a@b.fr', ['a@b.fr'], []],
  ['A@B.fr, c@d.fr; e@f.fr g@h.fr', ['a@b.fr', 'c@d.fr', 'e@f.fr', 'g@h.fr'], []],
  ['a@b.fr\r\n\na@b.fr\n', ['a@b.fr'], []],
  ['Paul Marchand <paul@agence.fr>, Inès <ines@agence.fr>', ['paul@agence.fr', 'ines@agence.fr'], []],
  ['a@b.fr\npaul@agence\nc@d.fr', ['a@b.fr', 'c@d.fr'], [{ line: 2, text: 'paul@agence' }]],
  ['paul@agence,fr', [], [{ line: 1, text: 'paul@agence,fr' }]],
  ['<paul>', [], [{ line: 1, text: 'paul' }]],
])('reads %j', (text, addresses, problems) => {
  expect(readAddresses(text)).toEqual({ addresses, problems });
});
