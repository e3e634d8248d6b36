import { parse } from 'csv-parse/browser/esm/sync';
import { expect, test } from 'vitest';
import { countRows } from './count-rows.ts';

test.each([
  'id;texte\n1;a\n2;b\n',
  'id;texte\r\n1;"deux\r\nlignes"\r\n\r\n2;b',
  'id;texte\n1;"un ""mot""\ncité"\n2;écran 15"\n3;b\n\n',
  '"id";"texte"\n"1";""\n;\n',
  'id\r1\r2',
])('counts the rows that are read of %j', (text) => {
  const rows = parse(text, { delimiter: ';', relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  expect(countRows(text, ';')).toBe(rows.length);
});
