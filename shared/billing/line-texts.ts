import { dayText, periodText } from '../kernel/day-texts.ts';
import { parisDay } from '../kernel/paris-day.ts';

export type Line = {
  /** Of the plan. */
  name: string;
  /** Of a period that had begun: what of it is given back, or paid for. */
  part: 'unused' | 'rest' | null;
  from: Date;
  to: Date;
};

/** What a line of an invoice is for. */
export function lineText({ name, part, from, to }: Line): string {
  const end = dayText(parisDay(to));
  if (part === 'unused') return `${name}, déjà payé jusqu’au ${end}`;
  if (part === 'rest') return `${name}, jusqu’au ${end}`;
  return `${name}, ${periodText({ from: parisDay(from), to: parisDay(to) })}`;
}
