import { expect, test } from 'vitest';
import { cellsOf, pasteInto } from '../../../lib/grid-rows.ts';
import { checkSales, rowsOf, salesSpec } from './sales-rows.ts';

const today = '2026-11-22';
const known = [{ day: '2026-11-19', revenue: 1_250.5, orders: 12, newCustomers: null }];

test('a paste out of a spreadsheet finds its columns and the days that are there', () => {
  const text = 'Date\tTotal sales\tOrders\r\n18/11/2026\t1 250,50 €\t12\r\n21/11/2026\t80\t1\r\n';
  const rows = pasteInto(
    rowsOf(['2026-11-18', '2026-11-19'], known),
    { line: 0, field: 'date' },
    cellsOf(text) ?? [],
    salesSpec,
  );
  expect(checkSales(rows, today)).toEqual({
    rows: [
      { day: '2026-11-18', revenue: 1_250.5, orders: 12, newCustomers: null },
      { day: '2026-11-19', revenue: 1_250.5, orders: 12, newCustomers: null },
      { day: '2026-11-21', revenue: 80, orders: 1, newCustomers: null },
    ],
    lines: [0, 1, 2],
    problems: {},
  });
});

test('a known day that is emptied is taken away, an empty line says nothing', () => {
  const rows = rowsOf(['2026-11-18', '2026-11-19'], known).map((row) => ({
    ...row,
    cells: { revenue: '', orders: '', newCustomers: '' },
  }));
  expect(checkSales(rows, today)).toEqual({
    rows: [{ day: '2026-11-19', revenue: null, orders: null, newCustomers: null }],
    lines: [1],
    problems: {},
  });
});

test('what is wrong is told at its cell', () => {
  const line = (date: string, revenue: string, orders = '') => ({
    ...salesSpec.rowOfDay('2026-11-18'),
    date,
    cells: { revenue, orders, newCustomers: '' },
  });
  const rows = [
    line('18/11/2026', '5'),
    line('18/11/2026', '1.250'),
    line('23/11/2026', '', '1,5'),
    line('hier', '-5'),
  ];
  expect(checkSales(rows, today).problems).toEqual({
    '1.date': 'est écrit deux fois',
    '1.revenue': 'est ambigu, écrivez la virgule',
    '2.date': 'est dans l’avenir',
    '2.orders': 'doit être un nombre entier',
    '2.revenue': 'manque\u00a0: écrivez 0 si rien n’a été vendu',
    '3.date': 'n’est pas une date (JJ/MM/AAAA)',
    '3.revenue': 'ne peut pas être négatif',
  });
});
