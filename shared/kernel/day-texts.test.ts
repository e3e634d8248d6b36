import { expect, it, test } from 'vitest';
import { dayText, monthText, periodText, smallDayText } from './day-texts.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-02-01', '2026-02-28', 'du 1er au 28 février 2026'],
  ['2026-02-11', '2026-03-01', 'du 11 février au 1er mars 2026'],
  ['2025-12-15', '2026-01-14', 'du 15 décembre 2025 au 14 janvier 2026'],
  ['2026-03-03', '2026-03-03', 'le 3 mars 2026'],
])('from %s to %s reads %s', (from, to, text) => {
  expect(spaced(periodText({ from, to }))).toBe(text);
});

it('keeps a day on the line of its month', () => {
  expect(dayText('2026-08-01')).toBe('1er\u00a0août 2026');
  expect(smallDayText('2026-02-12')).toBe('12\u00a0févr.');
  expect(monthText('2026-02-12')).toBe('février\u00a02026');
});
