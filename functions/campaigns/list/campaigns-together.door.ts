import type * as z from 'zod';
import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import type { campaignFilters } from '../../../shared/campaigns/list.contract.ts';
import { campaignMoneyProblems } from '../../../shared/campaigns/messages.ts';
import type { PeriodQuery } from '../../../shared/campaigns/period-query.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import type { StepSums } from '../../../shared/rules/funnel.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures } from '../core/figures-in.ts';
import { askedCampaigns } from './asked-campaigns.door.ts';
import { funnelSums } from './funnel-sums.ts';
import { daysTogether } from './trend.door.ts';

type Filters = z.output<z.ZodObject<typeof campaignFilters>>;
/** The money to tell: one currency of the campaigns, or euros for all of them. */
type Money = { currency?: string | undefined; convertTo?: typeof baseCurrency | undefined };

export type CampaignsTogether = {
  period: Period;
  /** Of every amount; null where no campaign that is found has figures. */
  currency: string | null;
  /** The campaigns whose amounts are told, those without figures too. */
  ids: ReadonlySet<string>;
  /** What leaves some of the workspace's campaigns out: filters, and the currency where there are others. */
  narrowedBy: string[];
  /** The days of all campaigns of the currency together, in order. */
  days: DayFigures[];
  byPlatform: { platform: CampaignPlatform; days: DayFigures[] }[];
  /** From impressions to conversions. */
  funnelSteps: () => StepSums[];
};

/**
 * The days of the campaigns that filters find, added up in one currency. A 400 on `currency`, which names them, where they have
 * several and none is asked for.
 */
export async function campaignsTogether(
  actor: Actor,
  { currency: asked, ...query }: Filters & PeriodQuery & Money,
): Promise<CampaignsTogether> {
  const { found, figures, converted, period } = await askedCampaigns(actor, query);
  const measured = found.filter(({ campaignId }) => figures.has(campaignId));
  const currency = converted ? baseCurrency : currencyOf(measured, asked);
  const isTold = (item: CampaignItem) => Boolean(converted) || currency === null || item.currency === currency;
  const { from: _, to: __, preset: ___, convertTo: ____, ...filters } = query;
  return addedUp({
    ...{ period, currency, filters },
    items: found.filter(isTold),
    figures: converted?.figures ?? figures,
    leavesCurrenciesOut: !measured.every(isTold),
  });
}

type Read = Pick<CampaignsTogether, 'period' | 'currency'> & {
  /** Those of the currency. */
  items: readonly CampaignItem[];
  figures: ReadonlyMap<string, CampaignFigures>;
  filters: Filters;
  leavesCurrenciesOut: boolean;
};

/** The days of campaigns that were read already, added up. */
export function addedUp({ items, figures, filters, leavesCurrenciesOut, ...read }: Read): CampaignsTogether {
  const own = items.filter(({ campaignId }) => figures.has(campaignId));
  const figuresOf = (all: readonly CampaignItem[]) => all.flatMap(({ campaignId }) => figures.get(campaignId) ?? []);
  const daysOf = (all: readonly CampaignItem[]) => daysTogether(figuresOf(all));
  const platforms = [...new Set(own.map(({ platform }) => platform))].sort();
  const isGiven = (value: unknown) => value !== undefined && value !== '';
  return {
    ...read,
    ids: new Set(items.map(({ campaignId }) => campaignId)),
    narrowedBy: [
      ...Object.entries(filters).flatMap(([name, value]) => (isGiven(value) ? name : [])),
      ...(leavesCurrenciesOut ? ['currency'] : []),
    ],
    days: daysOf(own),
    byPlatform: platforms.map((platform) => ({
      platform,
      days: daysOf(own.filter((item) => item.platform === platform)),
    })),
    funnelSteps: () => funnelSums(figuresOf(own)),
  };
}

function currencyOf(measured: readonly CampaignItem[], asked: string | undefined): string | null {
  if (asked) return asked;
  const all = [...new Set(measured.map(({ currency }) => currency))].sort();
  if (all.length > 1) throw invalidField('currency', campaignMoneyProblems.several(all));
  return all[0] ?? null;
}
