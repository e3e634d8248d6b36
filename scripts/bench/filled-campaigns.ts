import { Campaign, type CampaignItem } from '../../functions/campaigns/core/campaign.entity.ts';
import { CampaignBook } from '../../functions/campaigns/core/campaign-book.entity.ts';
import { CampaignQuarter } from '../../functions/campaigns/core/campaign-quarter.entity.ts';
import { packDays, quarterOf } from '../../functions/campaigns/core/day-series.ts';
import { quartersOf } from '../../functions/campaigns/core/read-quarters.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { bucketsOf, type Period } from '../../shared/rules/periods.ts';
import type { DayFigures } from '../../shared/rules/totals.ts';

const platforms = ['meta', 'google', 'tiktok', 'linkedin'] as const;

function syntheticCampaign(workspaceId: string, at: number, period: Period, adCount: number): CampaignItem {
  const now = new Date(Date.now() - (500 - at) * 1000);
  return {
    workspaceId,
    campaignId: newId('cmp', now),
    name: `FR | Vente | Soldes ${at} | Femmes 25-45`,
    platform: platforms[at % platforms.length] ?? 'other',
    objective: 'sales',
    status: 'active',
    currency: at % 10 === 0 ? 'USD' : 'EUR',
    timezone: 'Europe/Paris',
    budget: { type: 'daily', amount: 50 + at },
    marginRate: 0.4,
    targets: { roas: 3 },
    boardIds: [],
    adIds: [],
    tags: ['soldes', `client ${at % 20}`],
    notes: 'Visuels validés, à relancer après les fêtes. '.repeat(at % 6),
    firstDay: period.from,
    lastDay: period.to,
    adCount,
    revision: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** What a shop's campaign measures in a day. */
export function syntheticDay(date: string, chances: Seeded): DayFigures {
  const impressions = chances.int(4_000, 20_000);
  const clicks = Math.round(impressions * (0.01 + chances.next() / 100));
  const conversions = Math.round(clicks * 0.03);
  const counts = {
    ...{ impressions, reach: Math.round(impressions * 0.8), clicks, linkClicks: Math.round(clicks * 0.7) },
    ...{ landingPageViews: Math.round(clicks * 0.6), videoViews3s: Math.round(impressions * 0.3) },
    ...{ addToCarts: conversions * 4, checkouts: conversions * 2, conversions },
    ...{ spend: chances.int(3_000, 20_000) / 100, revenue: (conversions * chances.int(3_000, 9_000)) / 100 },
  };
  return { date, counts };
}

/** The days of a period in a quarter of it. */
export const daysInQuarter = (quarter: string, period: Period): string[] =>
  bucketsOf(period, 'day')
    .map(({ date }) => date)
    .filter((date) => quarterOf(date) === quarter);

/** So many campaigns with figures on every day of a period, written as the table keeps them. Answers their ids. */
export async function fillCampaigns(
  workspaceId: string,
  count: number,
  period: Period,
  adCount = 0,
): Promise<string[]> {
  const items = Array.from({ length: count }, (_, at) => syntheticCampaign(workspaceId, at, period, adCount));
  await Campaign.put(items).go({ concurrency: 8 });
  await CampaignBook.put({ workspaceId, shard: '0', count, active: count }).go();
  for (const quarter of quartersOf(period)) {
    const dates = daysInQuarter(quarter, period);
    const written = items.map(({ campaignId }) => {
      const chances = new Seeded(`${campaignId} ${quarter}`);
      const days = packDays(
        quarter,
        dates.map((date) => syntheticDay(date, chances)),
      );
      return { workspaceId, quarter, campaignId, days, revision: 1 };
    });
    await CampaignQuarter.put(written).go({ concurrency: 8 });
  }
  return items.map(({ campaignId }) => campaignId);
}
