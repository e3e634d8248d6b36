import { expect, test } from 'vitest';
import { decoderOf, EncodingWatch, type TextEncoding } from './text-encoding.ts';

/** The bytes of a text in an encoding of one byte a letter, by what each byte reads as. */
function bytesIn(encoding: TextEncoding, text: string): Uint8Array {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = decoderOf(encoding).decode(all, { stream: true });
  return Uint8Array.from(text, (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}

function readAgain(bytes: Uint8Array, piece = bytes.length) {
  const watch = new EncodingWatch();
  for (let at = 0; at < bytes.length; at += piece) watch.see(bytes.subarray(at, at + piece));
  const encoding = watch.encoding();
  return [encoding, encoding && decoderOf(encoding).decode(bytes, { stream: true })];
}

const texts = [
  'Nom;Téléphone\nCafé;01',
  'Prénom;Société;Ville\nHélène;Crêperie Bréhat;Orléans\nFrançois;L’Écluse;Nîmes',
  'Où êtes-vous ? Là-bas, à la plage : ça dépend des marées.',
  'MODÈLE;DÉPENSE;À RELANCER\nÉTÉ;12;ÇA ALORS',
  'Größe;Straße\nMünchen;Höhe',
];

test.each(texts)('tells the old encodings apart by the accents of « %s »', (text) => {
  for (const encoding of ['windows-1252', 'macintosh', 'cp850'] as const) {
    const letters = text.replaceAll('’', encoding === 'cp850' ? "'" : '’');
    expect(readAgain(bytesIn(encoding, letters))).toEqual([encoding, letters]);
    expect(readAgain(bytesIn(encoding, letters), 7)[0]).toBe(encoding);
  }
});

test.each([
  'l’eau et l’huile',
  'Prix\u00a0: 10\u00a0€',
  '«\u00a0ok\u00a0» – voilà…',
  '“Citation” n° 3',
  'Ïðèâåò',
  'Año;Población\nEspaña;Málaga',
  '5 × 3 ± 2',
])('goes on reading « %s » as Windows-1252', (text) => {
  expect(readAgain(bytesIn('windows-1252', text))).toEqual(['windows-1252', text]);
});

test.each(texts)('reads UTF-8 as it is: « %s »', (text) => {
  expect(readAgain(new TextEncoder().encode(text))).toEqual(['utf-8', text]);
});
