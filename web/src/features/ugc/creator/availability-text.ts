import { periodText } from '../../../../../shared/kernel/day-texts.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { formatCount, formatDay } from '../../../lib/format.ts';

/** When they can work: from today or a day on, but for their holidays to come. */
export function availabilityText(
  { availableFrom, vacations, turnaroundDays }: Pick<Creator, 'availableFrom' | 'vacations' | 'turnaroundDays'>,
  today = parisDay(),
): string {
  const free =
    availableFrom && availableFrom > today ? `Disponible à partir du ${formatDay(availableFrom)}` : 'Disponible';
  const delay = turnaroundDays === null ? '' : `, livre en ${formatCount(turnaroundDays, 'jour')}`;
  const away = vacations.filter(({ to }) => to >= today).map(periodText);
  return `${free}${delay}${away.length > 0 ? `. Absent ${away.join(' et ')}` : ''}.`;
}
