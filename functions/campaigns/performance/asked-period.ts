import type { PeriodQuery } from '../../../shared/campaigns/period-query.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { type Period, periodOf, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

type Asked = PeriodQuery & { compare?: 'previous' | 'year' | undefined };

/** The days that someone asks for, by the calendar of the campaign, and those that they are compared to. */
export function askedPeriods({ timezone }: CampaignItem, { from, to, preset = 'last_30', compare }: Asked) {
  const period: Period = from && to ? { from, to } : periodOf(preset, dayIn(timezone));
  if (!compare) return { period, previous: null };
  return { period, previous: compare === 'year' ? yearBefore(period) : previousPeriod(period) };
}
