import { addDays } from '../kernel/paris-day.ts';
import { weekdayOf } from './periods.ts';

/** Days on which French people buy unlike on others: what is measured then says nothing of an ordinary day. */
export function specialDayOf(day: string): string | null {
  const year = day.slice(0, 4);
  let known = years.get(year);
  if (!known) {
    known = daysOfYear(year);
    years.set(year, known);
  }
  return known.get(day) ?? null;
}

const years = new Map<string, ReadonlyMap<string, string>>();
const [wednesday, thursday] = [3, 4];

/** Where two fall on one day, the later line names it: the 14th of July is a holiday before it is a day of soldes. */
function daysOfYear(year: string): ReadonlyMap<string, string> {
  const easter = easterOf(Number(year));
  const blackFriday = addDays(weekdayFrom(`${year}-11-22`, thursday), 1);
  return new Map([
    ...soldes('Soldes d’hiver', winterSales(year)),
    ...soldes('Soldes d’été', summerSales(year)),
    [blackFriday, 'Black Friday'],
    [addDays(blackFriday, 1), 'Week-end du Black Friday'],
    [addDays(blackFriday, 2), 'Week-end du Black Friday'],
    [addDays(blackFriday, 3), 'Cyber Monday'],
    [`${year}-12-24`, 'Veille de Noël'],
    [`${year}-12-26`, 'Lendemain de Noël'],
    [`${year}-12-31`, 'Saint-Sylvestre'],
    [`${year}-01-01`, 'Jour de l’An'],
    [`${year}-05-01`, 'Fête du Travail'],
    [`${year}-05-08`, 'Victoire 1945'],
    [`${year}-07-14`, 'Fête nationale'],
    [`${year}-08-15`, 'Assomption'],
    [`${year}-11-01`, 'Toussaint'],
    [`${year}-11-11`, 'Armistice 1918'],
    [`${year}-12-25`, 'Noël'],
    [addDays(easter, 1), 'Lundi de Pâques'],
    [addDays(easter, 39), 'Ascension'],
    [addDays(easter, 50), 'Lundi de Pentecôte'],
  ]);
}

const soldes = (name: string, first: string): [string, string][] =>
  Array.from({ length: 28 }, (_, at) => [addDays(first, at), name]);

/** The second Wednesday of January; the first if that is after the 12th. */
function winterSales(year: string): string {
  const second = weekdayFrom(`${year}-01-08`, wednesday);
  return second > `${year}-01-12` ? addDays(second, -7) : second;
}

/** The last Wednesday of June; the one before if that is after the 28th. */
function summerSales(year: string): string {
  const last = weekdayFrom(`${year}-06-24`, wednesday);
  return last > `${year}-06-28` ? addDays(last, -7) : last;
}

/** The first such weekday from a day on. */
const weekdayFrom = (day: string, weekday: number): string => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const moon = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((moon + 11 * epact + 22 * weekday) / 451);
  return addDays(`${String(year).padStart(4, '0')}-03-22`, epact + weekday - 7 * shift);
}
