import { uploadBytes } from '../../shared/contract/import-run.ts';

export type HostileFile = { name: string; word: 'ads' | 'prospects'; make: () => Buffer };

const header = 'Nom;E-mail;Téléphone;Notes\n';

/** A pattern again and again, up to the largest file that may be sent. */
const filled = (pattern: string, start = header): Buffer => {
  const head = Buffer.from(start);
  return Buffer.concat([head, Buffer.alloc(uploadBytes - head.length, pattern)]);
};

const csv = (name: string, make: () => Buffer): HostileFile => ({ name, word: 'prospects', make });
const json = (name: string, make: () => Buffer): HostileFile => ({ name, word: 'ads', make });

/** Files of 50 MB that nobody sends in good faith, each bad for another part of what reads them. */
export const hostileFiles: HostileFile[] = [
  csv('lines of one quote', () => filled('"\n')),
  csv('short lines without a separator', () => filled('x\n')),
  csv('lines of an odd quote', () => filled('"x;y;z;t\n')),
  csv('a quote, far from the next one', () => filled(`"${'\nx'.repeat(200_000)}\n`)),
  csv('quotes in turns', () => filled('";"";"\n;"""";\n')),
  csv('one line', () => filled('x')),
  csv('cells of half a megabyte between quotes', () => filled(`"${'""x'.repeat(160_000)}";a@b.fr;;\n`)),
  csv('addresses that no end fits', () => filled(`Roux;${'@.'.repeat(40_000)} ;;\n`)),
  csv('blank lines', () => filled('\n')),
  csv('zeros', () => filled('\0', header + 'Roux;;;\n'.repeat(10_000))),
  csv('one good line in fifty', () =>
    filled(Array.from({ length: 50 }, (_, n) => (n === 0 ? 'Roux;;;bon\n' : 'x;pas une adresse;;\n')).join('')),
  ),
  json('a list of numbers', () => filled('1,', '[')),
  json('lists within lists', () => filled(`${'['.repeat(28)}1${']'.repeat(28)},`, '[')),
  json('one object', () => filled('"clef":"valeur",', '{"x":1,')),
  json('objects without anything', () => filled('{},', '[')),
];
