import { uploadBytes } from '../../shared/imports/import-run.ts';

export type HostileFile = { name: string; word: 'ads' | 'prospects'; make: () => Buffer };

const header = 'Nom;E-mail;Téléphone;Notes\n';

/** A pattern again and again, up to the largest file that may be sent. */
const filled = (pattern: string, start = header): Buffer => {
  const head = Buffer.from(start);
  return Buffer.concat([head, Buffer.alloc(uploadBytes - head.length, pattern)]);
};

const prospects = (name: string, make: () => Buffer): HostileFile => ({ name, word: 'prospects', make });
const ads = (name: string, make: () => Buffer): HostileFile => ({ name, word: 'ads', make });

/** Files of 50 MB that nobody sends in good faith, each bad for another part of what reads them. */
export const hostileFiles: HostileFile[] = [
  prospects('lines of one quote', () => filled('"\n')),
  prospects('short lines without a separator', () => filled('x\n')),
  prospects('lines of an odd quote', () => filled('"x;y;z;t\n')),
  prospects('a quote, far from the next one', () => filled(`"${'\nx'.repeat(200_000)}\n`)),
  prospects('quotes in turns', () => filled('";"";"\n;"""";\n')),
  prospects('one line', () => filled('x')),
  prospects('cells of half a megabyte between quotes', () => filled(`"${'""x'.repeat(160_000)}";a@b.fr;;\n`)),
  prospects('addresses that no end fits', () => filled(`Roux;${'@.'.repeat(40_000)} ;;\n`)),
  prospects('blank lines', () => filled('\n')),
  prospects('zeros', () => filled('\0', header + 'Roux;;;\n'.repeat(10_000))),
  prospects('one person again and again, with a remark', () => filled('x;pas une adresse;;\n')),
  ads('a list of numbers', () => filled('1,', '[')),
  ads('lists within lists', () => filled(`${'['.repeat(28)}1${']'.repeat(28)},`, '[')),
  ads('one object', () => filled('"clef":"valeur",', '{"x":1,')),
  ads('objects without anything', () => filled('{},', '[')),
  ads('a name of a column without end', () => filled('x;y\n', `Identifiant;${'_'.repeat(400_000)}.\n`)),
  ads('records of long names', () => filled(`{${`"${'é'.repeat(300)}":1,`.repeat(400)}"sourceId":1},`, '[')),
  ads('records of long lists', () => filled(`{"tags":[${'1,'.repeat(200_000)}1]},`, '[')),
  // Last: enough is good for it to be read up to the most lines that a file may have.
  prospects('one good line in fifty', () => filled(`Roux;;;bon\n${';pas une adresse;;\n'.repeat(49)}`)),
];
