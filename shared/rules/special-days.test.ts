import { expect, test } from 'vitest';
import { addDays } from '../kernel/paris-day.ts';
import { specialDayOf } from './special-days.ts';

/** Days of a year by name, each with its first and its last. */
function spans(year: number): Record<string, [string, string]> {
  const found: Record<string, [string, string]> = {};
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const name = specialDayOf(day);
    if (name) found[name] = [found[name]?.[0] ?? day, day];
  }
  return found;
}

test.each([
  [2024, '2024-04-01', '2024-05-09', '2024-05-20'],
  [2025, '2025-04-21', '2025-05-29', '2025-06-09'],
  [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
])('the days that follow Easter in %i', (_, easterMonday, ascension, whitMonday) => {
  expect(specialDayOf(easterMonday)).toBe('Lundi de Pâques');
  expect(specialDayOf(ascension)).toBe('Ascension');
  expect(specialDayOf(whitMonday)).toBe('Lundi de Pentecôte');
});

test.each([
  [2024, '2024-01-10', '2024-02-06', '2024-06-26', '2024-07-23'],
  [2025, '2025-01-08', '2025-02-04', '2025-06-25', '2025-07-22'],
  [2026, '2026-01-07', '2026-02-03', '2026-06-24', '2026-07-21'],
  [2027, '2027-01-06', '2027-02-02', '2027-06-23', '2027-07-20'],
])('the soldes of %i', (year, winter, winterEnd, summer, summerEnd) => {
  expect(spans(year)).toMatchObject({ 'Soldes d’hiver': [winter, winterEnd], 'Soldes d’été': [summer, summerEnd] });
});

test.each([
  [2024, '2024-11-29', '2024-12-02'],
  [2025, '2025-11-28', '2025-12-01'],
  [2026, '2026-11-27', '2026-11-30'],
  [2027, '2027-11-26', '2027-11-29'],
])('Black Friday to Cyber Monday in %i', (_, friday, monday) => {
  const names = [-1, 0, 1, 2, 3, 4].map((days) => specialDayOf(addDays(friday, days)));
  const weekend = 'Week-end du Black Friday';
  expect(names).toEqual([null, 'Black Friday', weekend, weekend, 'Cyber Monday', null]);
  expect(specialDayOf(monday)).toBe('Cyber Monday');
});

test('holidays on fixed dates, and the end of the year', () => {
  expect(
    ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26', '12-31'].map((date) =>
      specialDayOf(`2026-${date}`),
    ),
  ).toEqual([
    'Jour de l’An',
    'Fête du Travail',
    'Victoire 1945',
    'Fête nationale',
    'Assomption',
    'Toussaint',
    'Armistice 1918',
    'Veille de Noël',
    'Noël',
    'Lendemain de Noël',
    'Saint-Sylvestre',
  ]);
});

test('an ordinary day has no name', () => {
  expect(['2026-03-10', '2026-12-23', '2026-12-27', '2026-02-04'].map(specialDayOf)).toEqual([null, null, null, null]);
});
