import type { CurrencyFigures, Figures } from '../../../shared/campaigns/figures.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { addSums, noSums, type Sums } from '../../../shared/rules/sums.ts';
import { contributionOf, totalsOf } from '../../../shared/rules/totals.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures } from '../core/figures-in.ts';

import type { Converted } from './converted-figures.ts';

type ByCampaign = ReadonlyMap<string, CampaignFigures>;

/** Totals and ratios of a campaign; all null where it has no figures. */
export function figuresOf(item: CampaignItem, all: ByCampaign): Figures {
  const { sums: exact, reach } = all.get(item.campaignId) ?? { sums: noSums(), reach: null };
  const sums = toTheCent(exact);
  const marginRate = item.marginRate ?? null;
  return { totals: totalsOf(sums, marginRate, reach), ratios: ratiosOf(sums, { marginRate, reach }) };
}

/** What was converted is rounded once, when all is added; the rest is whole already. */
export const toTheCent = (sums: Sums): Sums => sums.map(Math.round);

/** The currencies of some campaigns, the one that most of them have first. */
function currenciesOf(items: readonly CampaignItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of items) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([a, more], [b, than]) => than - more || (a < b ? -1 : 1)).map(([currency]) => currency);
}

/** The figures of some campaigns by currency: amounts of two are never added. */
export const currencyFigures = (items: readonly CampaignItem[], all: ByCampaign): CurrencyFigures[] =>
  currenciesOf(items).map((currency) => {
    const own = items.filter((item) => item.currency === currency);
    return { currency, campaigns: own.length, ...figuresTogether(own, all) };
  });

/**
 * Campaigns reach the same people, so these are not added; margins differ, so contributions are what is added of them, of
 * those that have one.
 */
export function figuresTogether(items: readonly CampaignItem[], all: ByCampaign): Figures {
  const [only, ...others] = items;
  if (only && others.length === 0) return figuresOf(only, all);
  const sums = noSums();
  let reach: 'not_additive' | null = null;
  let cents: number | null = null;
  for (const { campaignId, marginRate = null } of items) {
    const own = all.get(campaignId);
    if (!own) continue;
    addSums(sums, own.sums);
    if (own.reach !== null) reach = 'not_additive';
    const contribution = contributionOf(own.sums, marginRate);
    if (contribution !== null) cents = (cents ?? 0) + Math.round(contribution * 100);
  }
  const whole = toTheCent(sums);
  return {
    totals: { ...totalsOf(whole, null, reach), contribution: cents === null ? null : cents / 100 },
    ratios: ratiosOf(whole, { marginRate: null, reach }),
  };
}

/** The figures of some campaigns in euros, with the rates that were used. */
export const convertedTotals = (items: readonly CampaignItem[], { figures, rates }: Converted) => ({
  currency: baseCurrency as typeof baseCurrency,
  ...figuresTogether(items, figures),
  rates,
});
