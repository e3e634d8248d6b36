import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { FollowedAdvertiserItem } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

/** What the advertisers that a workspace follows have started in so many days to today, the most first. */
export async function adsStarted(workspaceId: string, days: number) {
  const from = addDays(parisDay(), 1 - days);
  const followed = await followedBy({ workspaceId });
  const startedBy = ({ startedOn = [] }: FollowedAdvertiserItem) =>
    startedOn.reduce((sum, { day, ads }) => (day >= from ? sum + ads : sum), 0);
  const advertisers = followed
    .map((item) => ({ advertiserId: item.advertiserId, name: item.name, newAds: startedBy(item) }))
    .filter(({ newAds }) => newAds > 0)
    .sort((a, b) => b.newAds - a.newAds || (a.name < b.name ? -1 : 1));
  const total = advertisers.reduce((sum, { newAds }) => sum + newAds, 0);
  return { followed: followed.length, total, advertisers };
}
