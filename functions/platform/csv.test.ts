import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('writes what a spreadsheet reads back, and nothing that it computes', () => {
  const rows = [
    ['déjà', 'a;b', 'dit "non"'],
    ['', 'une\nligne', 'x\0y'],
    ...['=1+1', '+33 6', '-5', '@SOMME', '\tx', '\rx', '\0=1+1', '＝1'].map((text) => [text]),
  ];
  expect(csvText(['Ligne', 'Motif'], rows)).toBe(
    [
      '\uFEFFLigne;Motif',
      'déjà;"a;b";"dit ""non"""',
      ';"une\nligne";xy',
      "'=1+1",
      "'+33 6",
      "'-5",
      "'@SOMME",
      '"\'\tx"',
      '"\'\rx"',
      "'=1+1",
      "'＝1",
      '',
    ].join('\r\n'),
  );
});
