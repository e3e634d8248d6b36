import { analyticsProblems } from '../../../shared/analytics/messages.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import { askedCampaigns } from '../../campaigns/list/asked-campaigns.door.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/identity/actor.ts';

type Read = Awaited<ReturnType<typeof askedCampaigns>>;
export type ToldCampaign = Read['found'][number];
export type ToldFigures = Read['figures'];

/** The campaigns that a table tells, whose amounts are of one currency. */
export type Told = Pick<Read, 'period' | 'rule' | 'adRule' | 'clients'> & {
  /** Null where there is no campaign. */
  currency: string | null;
  items: ToldCampaign[];
  figures: ToldFigures;
  /** Of the period that it is compared to. */
  before: ToldFigures | null;
  isConverted: boolean;
  /** Campaigns of other currencies were found, and have figures. */
  leavesCurrenciesOut: boolean;
};

type Asked = Parameters<typeof askedCampaigns>[1];

/** What is told here is of campaigns: who may not read those may not read their sums either. */
export function refuseUnlessOfCampaigns({ permissions }: Pick<Reader, 'permissions'>): void {
  if (!permissions.has('campaigns:read')) throw new AppError('forbidden');
}

/**
 * Those that filters find, of the currency that is asked for, or in euros; a 400 that names the currencies where there are
 * several and none is.
 */
export async function toldCampaigns(
  reader: Reader,
  { currency, ...asked }: Asked & { currency?: string | undefined },
  ahead?: Parameters<typeof askedCampaigns>[2],
): Promise<Told> {
  refuseUnlessOfCampaigns(reader);
  const read = await askedCampaigns(reader, asked, ahead);
  const { found, period, rule, adRule, clients, converted, convertedBefore } = read;
  const told = { period, rule, adRule, clients };
  if (converted)
    return {
      ...told,
      currency: baseCurrency,
      items: found,
      figures: converted.figures,
      before: convertedBefore?.figures ?? null,
      isConverted: true,
      leavesCurrenciesOut: false,
    };
  const currencies = [...new Set(found.map((campaign) => campaign.currency))].sort();
  if (currency === undefined && currencies.length > 1)
    throw invalidField('currency', analyticsProblems.currencies(currencies));
  const chosen = currency ?? currencies[0] ?? null;
  const isOther = (campaign: ToldCampaign) => campaign.currency !== chosen;
  return {
    ...told,
    currency: chosen,
    items: found.filter((campaign) => !isOther(campaign)),
    figures: read.figures,
    before: read.before,
    isConverted: false,
    leavesCurrenciesOut: found.some((campaign) => isOther(campaign) && read.figures.has(campaign.campaignId)),
  };
}
