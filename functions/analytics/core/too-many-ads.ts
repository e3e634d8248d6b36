import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { ToldCampaign } from './told-campaigns.ts';

/** Ads times quarters, each of two kilobytes or so. */
const mostAds = 20_000;

/** A 400 that says how many ads there are to read, and how many can be. */
export function refuseTooMany(items: readonly ToldCampaign[], { from, to }: Period, field: string): void {
  const ads = items.reduce((sum, { adCount }) => sum + adCount, 0);
  const quarters = Math.ceil(daysBetween(from, to) / 91) + 1;
  const most = Math.floor(mostAds / quarters);
  if (ads > most) throw invalidField(field, analyticsProblems.tooManyAds(ads, most));
}
