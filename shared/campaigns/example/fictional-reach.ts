import type { Counts } from '../../rules/counters.ts';
import type { CampaignPlatform } from '../campaigns.rules.ts';

/** Those that tell how many people they reached. */
const tellsPeople: readonly CampaignPlatform[] = ['meta', 'tiktok', 'linkedin', 'snapchat', 'pinterest'];

/** The people reached on the last of some days, and in the 7 and 28 days that end there, when each sees so many ads a week. */
export function reachOn(platform: CampaignPlatform, days: readonly Counts[], frequency: number): Counts {
  const shown = (count: number) => days.slice(-count).reduce((sum, { impressions = 0 }) => sum + impressions, 0);
  if (!tellsPeople.includes(platform) || shown(1) === 0) return {};
  const people = (count: number, times: number) => Math.round(shown(count) / times);
  const reach = people(1, 1 + frequency / 12);
  const reach7d = Math.max(reach, people(7, frequency));
  return { reach, reach7d, reach28d: Math.max(reach7d, people(28, frequency * 1.8)) };
}
