import type { CurrencyFigures, Deltas } from '../../../shared/campaigns/figures.ts';
import { type Period, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { figuresIn } from '../core/figures-in.ts';
import { campaignsNow } from '../core/kept-campaigns.ts';
import { pacingOfCampaigns } from '../core/pacing-at.ts';
import { currencyFigures } from '../list/campaign-sums.ts';
import { comparedFigures } from '../list/compared-figures.ts';
import { daysTogether, trendOf } from '../list/trend.ts';
import { bestAndWorst } from './best-and-worst.ts';

export type Campaigns = readonly CampaignItem[];

/** Every campaign of a workspace as of now: what all below is worked out from. */
export const morningCampaigns = (workspaceId: string): Promise<Campaigns> => campaignsNow(workspaceId);

export const holdsExample = (campaigns: Campaigns): boolean => campaigns.some(({ example }) => example);

const named = ({ campaignId: id, name, platform, currency }: CampaignItem) => ({ id, name, platform, currency });

type Figures = CurrencyFigures & { deltas?: Deltas };

/** Figures by currency of those campaigns that have some in either period, beside another period where one is given. */
export async function figuresByCurrency(
  workspaceId: string,
  all: Campaigns,
  { period, before }: { period: Period; before: Period | null },
): Promise<Figures[]> {
  const now = await figuresIn(workspaceId, all, period);
  if (!before) return currencyFigures(withFigures(all, now), now);
  const then = await figuresIn(workspaceId, all, before);
  const found = withFigures(all, now, then);
  return comparedFigures(currencyFigures(found, now), found, { now, before: then, period }).map(
    ({ trend: _, ...figures }) => figures,
  );
}

const withFigures = (all: Campaigns, ...figures: ReadonlyMap<string, unknown>[]): CampaignItem[] =>
  all.filter(({ campaignId }) => figures.some((some) => some.has(campaignId)));

/** To what a period is compared. */
export const comparedTo = (period: Period, compare: 'previous' | 'year' | undefined): Period | null =>
  compare ? (compare === 'year' ? yearBefore(period) : previousPeriod(period)) : null;

/** How a period went day by day, or by weeks or months where there are too many: of the currency that most campaigns have. */
export async function mainSeries(workspaceId: string, all: Campaigns, period: Period) {
  const figures = await figuresIn(workspaceId, all, period);
  const found = withFigures(all, figures);
  const [main] = currencyFigures(found, figures);
  const own = found.filter(({ currency }) => currency === main?.currency);
  const days = daysTogether(own.flatMap(({ campaignId }) => figures.get(campaignId) ?? []));
  return days.length === 0 ? [] : trendOf(days, period);
}

/** Active campaigns whose spend is furthest from the even pace of their budget. */
export async function furthestPaces(workspaceId: string, all: Campaigns, most: number) {
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
export async function resultsOf(workspaceId: string, all: Campaigns, period: Period, most: number) {
  const { best, worst } = bestAndWorst(all, await figuresIn(workspaceId, all, period), most);
  const shown = ({ item, ...result }: (typeof best)[number]) => ({ campaign: named(item), ...result });
  return { best: best.map(shown), worst: worst.map(shown) };
}
