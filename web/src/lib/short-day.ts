import { smallDayText } from '../../../shared/kernel/day-texts.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { formatDay } from './format.ts';

/** `12 nov.`, `1er nov.`, with its year when it is another one, never cut between two lines; of a day or of a moment, in Paris. */
export function shortDay(at: string): string {
  const day = at.length > 10 ? parisDay(new Date(at)) : at;
  return day.slice(0, 4) === parisDay().slice(0, 4) ? smallDayText(day) : formatDay(day);
}
