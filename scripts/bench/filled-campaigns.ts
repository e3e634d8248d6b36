import { Campaign, type CampaignItem } from '../../functions/campaigns/core/campaign.entity.ts';
import { CampaignBook } from '../../functions/campaigns/core/campaign-book.entity.ts';
import { CampaignQuarter } from '../../functions/campaigns/core/campaign-quarter.entity.ts';
import { packDays } from '../../functions/campaigns/core/day-series.ts';
import { quartersOf } from '../../functions/campaigns/core/read-quarters.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { addDays } from '../../shared/kernel/paris-day.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { bucketsOf, type Period } from '../../shared/rules/periods.ts';
import type { DayFigures } from '../../shared/rules/totals.ts';

const platforms = ['meta', 'google', 'tiktok', 'linkedin'] as const;
const statuses = ['active', 'paused', 'ended'] as const;

function syntheticCampaign(workspaceId: string, at: number): CampaignItem {
  const now = new Date(Date.now() - (500 - at) * 1000);
  return {
    workspaceId,
    campaignId: newId('cmp', now),
    name: `FR | Vente | Soldes ${at} | Femmes 25-45`,
    platform: platforms[at % platforms.length] ?? 'other',
    objective: 'sales',
    status: statuses[at % statuses.length] ?? 'draft',
    currency: at % 10 === 0 ? 'USD' : 'EUR',
    timezone: 'Europe/Paris',
    budget: { type: 'daily', amount: 50 + at },
    marginRate: 0.4,
    targets: { roas: 3 },
    boardIds: [],
    adIds: [],
    tags: ['soldes', `client ${at % 20}`],
    notes: 'Visuels validés, à relancer après les fêtes. '.repeat(at % 6),
    adCount: 0,
    revision: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** What a shop's campaign measures in a day. */
function syntheticDay(date: string, chances: Seeded): DayFigures {
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

/** So many campaigns with figures on every day of a period, written as the table keeps them. */
export async function fillCampaigns(workspaceId: string, count: number, period: Period): Promise<void> {
  const items = Array.from({ length: count }, (_, at) => syntheticCampaign(workspaceId, at));
  await Campaign.put(items).go({ concurrency: 8 });
  const active = items.filter(({ status }) => status === 'active').length;
  await CampaignBook.put({ workspaceId, shard: '0', count, active }).go();
  const dates = bucketsOf(period, 'day').map(({ date }) => date);
  for (const quarter of quartersOf(period)) {
    const own = dates.filter(
      (date) => date >= quarter && date < addDays(quarter, 92) && quartersOf({ from: date, to: date })[0] === quarter,
    );
    const written = items.map(({ campaignId }) => {
      const chances = new Seeded(`${campaignId} ${quarter}`);
      const days = packDays(
        quarter,
        own.map((date) => syntheticDay(date, chances)),
      );
      return { workspaceId, quarter, campaignId, days, revision: 1 };
    });
    await CampaignQuarter.put(written).go({ concurrency: 8 });
  }
}
