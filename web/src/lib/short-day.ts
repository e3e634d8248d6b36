import { parisDay } from '../../../shared/kernel/paris-day.ts';

const thisYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const anyYear = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' });

/** `12 nov.`, `1er nov.`, with its year when it is another one, never cut between two lines; of a day or of a moment, in Paris. */
export function shortDay(at: string): string {
  const day = at.length > 10 ? parisDay(new Date(at)) : at;
  const format = day.slice(0, 4) === parisDay().slice(0, 4) ? thisYear : anyYear;
  return format
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1(?=\s)/, '1er')
    .replaceAll(' ', '\u00a0');
}
