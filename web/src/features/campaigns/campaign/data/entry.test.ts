import { expect, test } from 'vitest';
import { counterKinds } from '../../../../../../shared/rules/counters.ts';
import { cellsOf, pasteInto } from '../../../../lib/grid-rows.ts';
import { readCount, readDay } from '../../../../lib/grid-values.ts';
import { checkRows, entrySpec, rowOfDay, rowOfStored } from './entry-rows.ts';

test.each([
  ['spend', '1 250,50', 1250.5],
  ['spend', '1\u202f250,50\u00a0€', 1250.5],
  ['spend', '1.250,50', 1250.5],
  ['spend', '1,250.50', 1250.5],
  ['spend', '12.5', 12.5],
  ['impressions', '12.400', 12_400],
  ['conversions', '0', 0],
  ['spend', '', null],
] as const)('%s: « %s » is read as a French spreadsheet writes it', (column, text, value) => {
  expect(readCount(counterKinds[column] === 'whole', text)).toEqual({ value });
});

test.each([
  ['spend', '1.250', 'est ambigu, écrivez la virgule'],
  ['spend', '1,255', 'a plus de deux décimales'],
  ['spend', 'douze', 'n’est pas un nombre'],
  ['spend', '-5', 'ne peut pas être négatif'],
  ['impressions', '12,5', 'doit être un nombre entier'],
] as const)('%s: « %s » is refused, never guessed', (column, text, problem) => {
  expect(readCount(counterKinds[column] === 'whole', text)).toEqual({ problem });
});

test('days are read as French people and machines write them', () => {
  expect(['12/11/2026', '2/1/26', '2026-11-12', '31/02/2026', 'lundi'].map(readDay)).toEqual([
    '2026-11-12',
    '2026-01-02',
    '2026-11-12',
    null,
    null,
  ]);
});

test('a paste with headings finds its columns, and the days that are there', () => {
  const text = 'Jour\tDépense (EUR)\tSans intérêt\tAchats\r\n18/11/2026\t12,50\tx\t3\r\n19/11/2026\t8\ty\t\r\n';
  const rows = pasteInto(
    [rowOfDay('2026-11-18'), rowOfDay('2026-11-19')],
    { line: 1, field: 'spend' },
    cellsOf(text) ?? [],
    entrySpec,
  );
  expect(rows.map(({ date, cells }) => [date, cells.spend, cells.conversions])).toEqual([
    ['18/11/2026', '12,50', '3'],
    ['19/11/2026', '8', ''],
  ]);
});

test('a paste without days nor headings goes down from its cell, and adds the days that follow', () => {
  const rows = pasteInto(
    [rowOfDay('2026-11-19')],
    { line: 0, field: 'spend' },
    cellsOf('1,5\t100\n2\t200') ?? [],
    entrySpec,
  );
  expect(checkRows(rows, '2026-11-22').rows).toEqual([
    { date: '2026-11-19', spend: 1.5, impressions: 100 },
    { date: '2026-11-20', spend: 2, impressions: 200 },
  ]);
});

test('one cell is pasted as any text', () => {
  expect(cellsOf('12,50\n')).toBeNull();
});

test('a day twice, a day to come and a stored day emptied are told at their cells', () => {
  const stored = {
    date: '2026-11-17',
    adId: null,
    adName: null,
    segment: null,
    source: 'person',
    importId: null,
  } as const;
  const rows = [
    { ...rowOfDay('2026-11-20'), cells: { ...rowOfDay('').cells, spend: '1' } },
    { ...rowOfDay('2026-11-20'), cells: { ...rowOfDay('').cells, spend: '2' } },
    { ...rowOfDay('2026-11-25'), cells: { ...rowOfDay('').cells, spend: '3' } },
    { ...rowOfStored({ ...stored, counts: { spend: 4 } }), cells: rowOfDay('').cells },
  ];
  expect(checkRows(rows, '2026-11-22').problems).toEqual({
    '1.date': 'est écrit deux fois',
    '2.date': 'est dans l’avenir',
    '3.spend': 'est vide\u00a0: pour effacer ce jour, retirez-le',
  });
});

test('what the grid does not show of a day stays when the day is written again', () => {
  const row = rowOfStored({
    date: '2026-11-17',
    adId: null,
    adName: null,
    segment: null,
    source: 'import',
    importId: 'imp_1',
    counts: { spend: 4.5, videoViews3s: 12 },
  });
  expect(checkRows([row], '2026-11-22').rows).toEqual([{ date: '2026-11-17', spend: 4.5, videoViews3s: 12 }]);
});
