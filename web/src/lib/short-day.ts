import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { withFirst } from '../../../shared/kernel/with-first.ts';
import { formatDay } from './format.ts';

const small = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `12 nov.`, `1er nov.`, with its year when it is another one, never cut between two lines; of a day or of a moment, in Paris. */
export function shortDay(at: string): string {
  const day = at.length > 10 ? parisDay(new Date(at)) : at;
  if (day.slice(0, 4) !== parisDay().slice(0, 4)) return formatDay(day);
  return withFirst(small.format(new Date(day))).replace(' ', '\u00a0');
}
