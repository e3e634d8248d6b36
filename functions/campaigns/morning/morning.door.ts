import type { CurrencyFigures, Deltas, TrendPoint } from '../../../shared/campaigns/figures.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Period, periodOf, previousPeriod, weekdayOf, yearBefore } from '../../../shared/rules/periods.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { type CampaignFigures, figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { pacingOfCampaigns } from '../core/pacing-at.ts';
import { currencyFigures } from '../list/campaign-sums.door.ts';
import { comparedFigures } from '../list/compared-figures.door.ts';
import { daysTogether, trendOf } from '../list/trend.door.ts';
import { bestAndWorst } from './best-and-worst.ts';

export type Campaigns = readonly CampaignItem[];
type ByCampaign = ReadonlyMap<string, CampaignFigures>;

/** Every campaign of a workspace as of now: what all below is worked out from. */
export const morningCampaigns = (workspaceId: string): Promise<Campaigns> => campaignsNow(workspaceId);

export const holdsExample = (campaigns: Campaigns): boolean => campaigns.some(({ example }) => example);

type Asked = {
  period: Period;
  compare: 'previous' | 'year' | undefined;
  today: string;
  /** Paces, and results of either end, at most. */
  most: { pacing: number; results: number };
};

const maxKept = 500;
type Kept = { asked: string; all: Campaigns; told: ReturnType<typeof tell> };
const kept = new Map<string, Promise<Kept>>();

/**
 * What the campaigns say in the morning. Worked out anew as soon as one of them is another, which any write of it or of its
 * figures makes it (see `campaignsNow`), or the hour is.
 */
export async function morningOf(workspaceId: string, all: Campaigns, asked: Asked): Promise<ReturnType<typeof tell>> {
  const key = JSON.stringify([asked, new Date().toISOString().slice(0, 13)]);
  const last = await kept.get(workspaceId);
  if (last?.asked === key && last.all.length === all.length && all.every((item, at) => item === last.all[at]))
    return last.told;
  const told = tell(workspaceId, all, asked);
  const parts = await Promise.allSettled(Object.values(told));
  // A part that failed is its own; it is read again.
  if (parts.some(({ status }) => status === 'rejected')) return told;
  kept.delete(workspaceId);
  kept.set(workspaceId, Promise.resolve({ asked: key, all, told }));
  await forgetOldest(kept, () => 1, maxKept);
  return told;
}

/** Each part on its way; the figures of a period are added up once. */
function tell(workspaceId: string, all: Campaigns, { period, compare, today, most }: Asked) {
  const now = figuresIn(workspaceId, all, period);
  const figures = now.then((own) =>
    figuresByCurrency(workspaceId, all, { period, now: own, before: comparedTo(period, compare) }),
  );
  return {
    currencies: figures.then((own) => own.map(({ trend: _, ...told }) => told)),
    series: figures.then((own) => own[0]?.trend ?? []),
    recent: recentFigures(workspaceId, all, today),
    pacing: furthestPaces(workspaceId, all, most.pacing),
    results: now.then((own) => resultsOf(all, own, most.results)),
  };
}

type Told = CurrencyFigures & { deltas?: Deltas; trend: TrendPoint[] };
type Reading = { period: Period; now: ByCampaign; before: Period | null };

/** Figures by currency of those campaigns that have some in either period, and how they went. */
async function figuresByCurrency(
  workspaceId: string,
  all: Campaigns,
  { period, now, before }: Reading,
): Promise<Told[]> {
  if (before) {
    const then = await figuresIn(workspaceId, all, before);
    const found = withFigures(all, now, then);
    return comparedFigures(currencyFigures(found, now), found, { now, before: then, period });
  }
  const found = withFigures(all, now);
  return currencyFigures(found, now).map((figures) => {
    const own = found.filter(({ currency }) => currency === figures.currency);
    const days = daysTogether(own.flatMap(({ campaignId }) => now.get(campaignId) ?? []));
    return { ...figures, trend: trendOf(days, period) };
  });
}

const withFigures = (all: Campaigns, ...figures: ByCampaign[]): CampaignItem[] =>
  all.filter(({ campaignId }) => figures.some((some) => some.has(campaignId)));

const comparedTo = (period: Period, compare: Asked['compare']): Period | null =>
  compare ? (compare === 'year' ? yearBefore(period) : previousPeriod(period)) : null;

/** Yesterday; on Mondays, when yesterday was nobody's day, the week. Beside the same days a week before. */
async function recentFigures(workspaceId: string, all: Campaigns, today: string) {
  const of = weekdayOf(today) === 1 ? 'week' : 'day';
  const period = periodOf(of === 'week' ? 'last_week' : 'yesterday', today);
  const before = { from: addDays(period.from, -7), to: addDays(period.to, -7) };
  const now = await figuresIn(workspaceId, all, period);
  const currencies = await figuresByCurrency(workspaceId, all, { period, now, before });
  return { of, ...period, currencies: currencies.map(({ trend: _, ...told }) => told) } as const;
}

const named = ({ campaignId: id, name, platform, currency }: CampaignItem) => ({ id, name, platform, currency });

/** Active campaigns whose spend is furthest from the even pace of their budget. */
async function furthestPaces(workspaceId: string, all: Campaigns, most: number) {
  const active = all.filter(({ status, budget }) => status === 'active' && budget !== undefined);
  const pacingOf = await pacingOfCampaigns(workspaceId, active);
  const far = (pace: number | null) => Math.abs((pace ?? 1) - 1);
  return active
    .map((campaign) => ({ campaign: named(campaign), pacing: pacingOf(campaign) }))
    .filter(({ pacing }) => pacing.pace !== null && pacing.state !== 'finished')
    .sort((a, b) => far(b.pacing.pace) - far(a.pacing.pace))
    .slice(0, most);
}

/** The campaigns of a period that do best and worst by their ROAS or CPA, past its gate. */
function resultsOf(all: Campaigns, figures: ByCampaign, most: number) {
  const { best, worst } = bestAndWorst(all, figures, most);
  const shown = ({ item, ...result }: (typeof best)[number]) => ({ campaign: named(item), ...result });
  return { best: best.map(shown), worst: worst.map(shown) };
}
