import type * as z from 'zod';
import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import type { campaignFilters } from '../../../shared/campaigns/list.contract.ts';
import { campaignMoneyProblems } from '../../../shared/campaigns/messages.ts';
import type { PeriodQuery } from '../../../shared/campaigns/period-query.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { askedCampaigns } from './asked-campaigns.door.ts';
import { daysTogether } from './trend.door.ts';

type Filters = z.output<z.ZodObject<typeof campaignFilters>>;
/** The money to tell: one currency of the campaigns, or euros for all of them. */
type Money = { currency?: string | undefined; convertTo?: typeof baseCurrency | undefined };

export type CampaignsTogether = {
  period: Period;
  /** Of every amount; null where no campaign that is found has figures. */
  currency: string | null;
  /** The campaigns that are found, those of other currencies and without figures too. */
  ids: ReadonlySet<string>;
  /** Whether filters leave some of the workspace's campaigns out. */
  narrowed: boolean;
  /** The days of all campaigns of the currency together, in order. */
  days: DayFigures[];
  byPlatform: { platform: CampaignPlatform; days: DayFigures[] }[];
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
  const own = converted ? measured : measured.filter((item) => item.currency === currency);
  const read = converted?.figures ?? figures;
  const daysOf = (items: readonly CampaignItem[]) =>
    daysTogether(items.flatMap(({ campaignId }) => read.get(campaignId) ?? []));
  const platforms = [...new Set(own.map(({ platform }) => platform))].sort();
  const { from: _, to: __, preset: ___, convertTo: ____, ...filters } = query;
  return {
    period,
    currency,
    ids: new Set(found.map(({ campaignId }) => campaignId)),
    narrowed: Object.values(filters).some((value) => value !== undefined && value !== ''),
    days: daysOf(own),
    byPlatform: platforms.map((platform) => ({
      platform,
      days: daysOf(own.filter((item) => item.platform === platform)),
    })),
  };
}

function currencyOf(measured: readonly CampaignItem[], asked: string | undefined): string | null {
  if (asked) return asked;
  const all = [...new Set(measured.map(({ currency }) => currency))].sort();
  if (all.length > 1) throw invalidField('currency', campaignMoneyProblems.several(all));
  return all[0] ?? null;
}
