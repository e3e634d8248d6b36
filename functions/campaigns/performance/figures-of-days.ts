import type { Figures } from '../../../shared/campaigns/figures.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { type Sums, sumOfDays } from '../../../shared/rules/sums.ts';
import { type DayFigures, reachOf, totalsOf } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** Totals and ratios of the days of a campaign, or of a part of it, in a period. */
export function figuresOfDays(campaign: CampaignItem, days: readonly DayFigures[], { from, to }: Period): Figures {
  const inside = days.filter(({ date }) => date >= from && date <= to);
  return figuresOfSums(campaign, sumOfDays(inside.map(({ counts }) => counts)), reachOf(inside, from, to));
}

/** The same of days that were summed. */
export function figuresOfSums(campaign: CampaignItem, sums: Sums, reach: ReturnType<typeof reachOf>): Figures {
  const marginRate = campaign.marginRate ?? null;
  return { totals: totalsOf(sums, marginRate, reach), ratios: ratiosOf(sums, { marginRate, reach }) };
}
