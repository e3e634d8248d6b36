import { describe, expect, it } from 'vitest';
import { findCsvHeader } from './csv-header.ts';

const names = new Set(['Prénom', 'Nom', 'First Name', 'Last Name', 'Email']);
const find = (lines: string[]) =>
  findCsvHeader(lines.join('\r\n'), (cells) => cells.filter((cell) => names.has(cell)).length);

describe('findCsvHeader', () => {
  it.each<[string, string[], string, number]>([
    ['the first line', ['Nom;Email', 'Roy;a@b.fr'], ';', 0],
    ['the first line though nobody knows it', ['a,b;c', '1,2;3', 'Nom,x;y'], ',', 0],
    ['a single column', ['Email', 'a@b.fr'], ',', 0],
    ['a single column below its title', ['Abonnés, mars 2026', '', 'Email', 'a@b.fr'], ',', 2],
    [
      'what stands below the notes of LinkedIn',
      ['Notes:', '"When exporting, you may notice, ""some"" are missing."', '', 'First Name,Last Name,URL', 'A,B,'],
      ',',
      3,
    ],
    ['what stands below a title with other separators', ['Suivi, 2026, v2, A, B', 'Nom;Prénom;x', 'Roy;Léa;'], ';', 1],
    ['the header below rows of titles as wide as it', ['Clients;;', ';;', 'Nom;"Email";x', 'Roy;a@b.fr;'], ';', 2],
    ['a header that nobody knows below a title', ['Suivi des annonces', '', 'ref|qui|quoi', '1|A|T', '2|B|T'], '|', 2],
    ['what follows the announced separator', ['sep=;', 'Titre', 'Nom;Email', 'Roy;a@b.fr'], ';', 1],
    ['a header of several lines', ['Titre', '"Nom";"Email', 'professionnel";Prénom;Email'], ';', 1],
    ['nothing beyond twenty lines', [...Array(20).fill('x'), 'Nom;Email'], ',', 0],
    ['nothing in nothing', ['', ' '], ',', 0],
  ])('is %s', (_name, lines, separator, linesAbove) => expect(find(lines)).toEqual({ separator, linesAbove }));
});
