import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { beginningOf, type Period } from '../../../shared/rules/periods.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { ToldCampaign } from './told-campaigns.ts';

/** Ads times quarters, each of two kilobytes or so. */
const mostAds = 20_000;

/** How many ads there are to read, and how many can be; null where all can. */
export function tooManyAds(items: readonly ToldCampaign[], { from, to }: Period): { ads: number; most: number } | null {
  const ads = items.reduce((sum, { adCount }) => sum + adCount, 0);
  const quarters = Math.ceil(daysBetween(from, to) / 91) + 1;
  const most = Math.floor(mostAds / quarters);
  return ads > most ? { ads, most } : null;
}

/** Of those alone whose days are read: whole months are told by their sums. */
const mostDailyAds = 30_000;

/** A 400 where a period begins or ends within a month of more ads than can be read day by day. */
export function refuseTooManyByAd(items: readonly ToldCampaign[], period: Period, today: string): void {
  const ads = items.reduce((sum, { adCount }) => sum + adCount, 0);
  const edges = quartersReadByDay(period, today);
  if (ads * edges > mostDailyAds)
    throw invalidField('by', analyticsProblems.tooManyDailyAds(ads, Math.floor(mostDailyAds / edges)));
}

/** Quarters of a period in which a month is not whole; what is to come counts for nothing. */
function quartersReadByDay({ from, to }: Period, today: string): number {
  const day = addDays(to, 1);
  const partly = [
    ...(beginningOf('month', from) === from ? [] : [beginningOf('quarter', from)]),
    ...(day >= today || beginningOf('month', day) === day ? [] : [beginningOf('quarter', to)]),
  ];
  return new Set(partly).size;
}

/** A 400 that says how many ads there are to read, and how many can be. */
export function refuseTooMany(items: readonly ToldCampaign[], period: Period, field: string): void {
  const many = tooManyAds(items, period);
  if (many) throw invalidField(field, analyticsProblems.tooManyAds(many.ads, many.most));
}
