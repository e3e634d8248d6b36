import * as contract from '../../../shared/analytics/figures.contract.ts';
import { askedCampaigns, campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { convertedTotals, currencyFigures } from '../../campaigns/list/campaign-sums.door.ts';
import { comparedFigures, comparedTogether } from '../../campaigns/list/compared-figures.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { refuseUnlessOfCampaigns } from '../core/told-campaigns.ts';

/** The figures of a period, by currency; in euros too where that is asked. */
export const handler = defineHandler(
  contract.getAnalyticsOverview,
  async ({ actor, query: { currency, ...asked } }, ahead) => {
    refuseUnlessOfCampaigns(actor);
    const read = await askedCampaigns(actor, asked, ahead);
    const found = currency === undefined ? read.found : read.found.filter((item) => item.currency === currency);
    const { figures: now, before, converted, convertedBefore, period } = read;
    const currencies = currencyFigures(found, now);
    const inEuros = converted && {
      ...convertedTotals(found, converted),
      ...(convertedBefore &&
        comparedTogether(found, { now: converted.figures, before: convertedBefore.figures, period })),
    };
    return {
      ...period,
      campaigns: found.length,
      currencies: before ? comparedFigures(currencies, found, { now, before, period }) : currencies,
      ...(inEuros && { converted: inEuros }),
    };
  },
  campaignsAhead,
);
