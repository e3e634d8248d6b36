import { type PeriodQuery, periodAsked } from '../../../shared/campaigns/period-query.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

type Asked = PeriodQuery & { compare?: 'previous' | 'year' | undefined };

/** The days that someone asks for, by the calendar of the campaign, and those that they are compared to. */
export function askedPeriods({ timezone }: CampaignItem, { compare, ...asked }: Asked) {
  const period = periodAsked(asked, dayIn(timezone));
  if (!compare) return { period, previous: null };
  return { period, previous: compare === 'year' ? yearBefore(period) : previousPeriod(period) };
}
