import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { daysIn } from './days-in.ts';
import { readCampaigns } from './read-campaign.ts';

/** The last days in which what still spends has spent: figures may come a few days late. */
const recentDays = 7;
/** Spend is told as far back as this. */
const mostDays = 365;

export type SpendingCampaign = Pick<CampaignItem, 'campaignId' | 'name' | 'currency'> & {
  /** Its days with spend, in order, as far back as was asked. */
  spend: { date: string; amount: number }[];
};

/** Of some campaigns, each asked for since a day, those that are active and have spent in the last days, by id. */
export async function spendingCampaigns(
  workspaceId: string,
  asked: ReadonlyMap<string, string>,
  today: string,
): Promise<Map<string, SpendingCampaign>> {
  const recent = addDays(today, 1 - recentDays);
  const read = asked.size > 0 ? await readCampaigns(workspaceId, [...asked.keys()]) : [];
  const active = read.filter(
    ({ status, lastDay }) => status === 'active' && lastDay !== undefined && lastDay >= recent,
  );
  const earliest = addDays(today, -mostDays);
  const periodOf = ({ campaignId }: CampaignItem) => {
    const from = [asked.get(campaignId) ?? recent, recent].sort()[0] ?? recent;
    return { from: from < earliest ? earliest : from, to: today };
  };
  const days = await daysIn(
    workspaceId,
    active.map((campaign) => ({ campaign, period: periodOf(campaign) })),
    ['spend'],
  );
  const found = new Map<string, SpendingCampaign>();
  for (const { campaignId, name, currency } of active) {
    const spend = (days.get(campaignId) ?? []).flatMap(({ date, counts }) =>
      counts.spend ? [{ date, amount: counts.spend }] : [],
    );
    if (spend.some(({ date }) => date >= recent)) found.set(campaignId, { campaignId, name, currency, spend });
  }
  return found;
}

/** Whether it has spent in the last days, after one of them. */
export const spendsAfter = ({ spend }: SpendingCampaign, day: string, today: string): boolean =>
  spend.some(({ date }) => date > day && date > addDays(today, -recentDays));

/** Added up in whole cents. */
export const spentAfter = ({ spend }: SpendingCampaign, day: string): number =>
  spend.reduce((cents, { date, amount }) => (date > day ? cents + Math.round(amount * 100) : cents), 0) / 100;
