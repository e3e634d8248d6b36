import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import type { Period } from '../../../shared/rules/periods.ts';
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

/** A 400 that says how many ads there are to read, and how many can be. */
export function refuseTooMany(items: readonly ToldCampaign[], period: Period, field: string): void {
  const many = tooManyAds(items, period);
  if (many) throw invalidField(field, analyticsProblems.tooManyAds(many.ads, many.most));
}
