import { dayMs } from '../../../shared/kernel/day.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { countsAt } from '../../../shared/rules/quarter-columns.ts';
import type { ToldCampaign, ToldFigures } from '../core/told-campaigns.ts';

/**
 * The last day of a period for which every active campaign that had begun has figures; null where there is no such day. Its
 * last day where none is active: nothing more is to come.
 */
export function dataThrough(items: readonly ToldCampaign[], figures: ToldFigures, { from, to }: Period): string | null {
  const active = items.filter(({ status }) => status === 'active');
  const isWhole = (day: string) =>
    active.every(({ campaignId, startDate }) => (startDate ?? '') > day || hasFigures(figures.get(campaignId), day));
  for (let day = to; day >= from; day = addDays(day, -1)) if (isWhole(day)) return day;
  return null;
}

type Own = ReturnType<ToldFigures['get']>;

function hasFigures(own: Own, day: string): boolean {
  return (own?.quarters ?? []).some(({ quarter, columns, places: [first, last] }) => {
    const place = Math.round((Date.parse(day) - Date.parse(quarter)) / dayMs);
    return place >= first && place <= last && Object.keys(countsAt(columns, place)).length > 0;
  });
}
