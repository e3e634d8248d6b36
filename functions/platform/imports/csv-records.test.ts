import { expect, it } from 'vitest';
import { CsvRecords } from './csv-records.ts';

it('has its header below the lines that stand above it', () => {
  const headers: unknown[] = [];
  const readHeader = (header: unknown) => {
    headers.push(header);
    return () => true;
  };
  const records = new CsvRecords(';', readHeader, 2);
  const pieces = ['Export de mars;"\n\nNom;', 'Ville\nRoux;Lyon\n'];
  const found = [...pieces.flatMap((text) => [...records.push(text)]), ...records.end()].filter(Boolean);
  expect(headers).toEqual([{ cells: ['Nom', 'Ville'] }]);
  expect(found).toEqual([{ cells: ['Roux', 'Lyon'] }]);
});
