import { expect, it } from 'vitest';
import { cellsOf } from './csv-cells.ts';
import { CsvRecords } from './csv-records.ts';

const cut = (...pieces: string[]) => {
  const records = new CsvRecords(cellsOf, ';', () => () => false);
  return [...pieces.flatMap((text) => [...records.push(text)]), ...records.end()].filter(Boolean);
};

it('keeps what stands behind a zero byte', () => {
  expect(cut('Nom;Ville;Notes\n"Roux";Ly\0on;"a\0b"\n')).toEqual([{ cells: ['Roux', 'Lyon', 'ab'] }]);
});

it('never goes on in the middle of a line, however long', () => {
  const records = new CsvRecords(cellsOf, ';', () => () => false);
  const marks = ['Nom;Ville\nRoux;', ...Array.from({ length: 20 }, () => 'x'.repeat(100_000)), ';x\nBlanc;Lyon\n'].map(
    (text) => {
      expect([...records.push(text)].length).toBeLessThan(4);
      return records.mark.at;
    },
  );
  expect(new Set(marks.slice(0, -1))).toEqual(new Set(['Nom;Ville\n'.length]));
  expect(records.mark).toEqual({ at: 2_000_000 + 'Nom;Ville\nRoux;;x\nBlanc;Lyon\n'.length, records: 2 });
});

it('has its header below the lines that stand above it', () => {
  const headers: unknown[] = [];
  const readHeader = (header: unknown) => {
    headers.push(header);
    return () => true;
  };
  const records = new CsvRecords(cellsOf, ';', readHeader, 2);
  const pieces = ['Export de mars;"\n\nNom;', 'Ville\nRoux;Lyon\n'];
  const found = [...pieces.flatMap((text) => [...records.push(text)]), ...records.end()].filter(Boolean);
  expect(headers).toEqual([{ cells: ['Nom', 'Ville'] }]);
  expect(found).toEqual([{ cells: ['Roux', 'Lyon'] }]);
});
