import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Fatigue, fatigueOf } from '../../../shared/rules/fatigue.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';
import { fatigueOfAll, readAdDays } from './read-ad-days.ts';

/** Whether each ad tires, at the end of the period, yesterday at the latest. */
export async function fatigueByAd(
  campaign: CampaignItem,
  ads: readonly CampaignAdItem[],
  { to }: Period,
): Promise<Map<string, Fatigue>> {
  const yesterday = addDays(dayIn(campaign.timezone), -1);
  const asOf = to < yesterday ? to : yesterday;
  const told = (await readAdDays(campaign, ads, asOf)).map((ad) => fatigueOf(ad, asOf));
  return new Map(fatigueOfAll(ads, told, asOf).map((one) => [one.adId, one]));
}
