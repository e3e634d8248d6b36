import { askedCampaigns } from '../../campaigns/list/asked-campaigns.door.ts';
import { convertedTotals, currencyFigures } from '../../campaigns/list/campaign-sums.door.ts';
import { comparedFigures, comparedTogether } from '../../campaigns/list/compared-figures.door.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { refuseUnlessOfCampaigns } from '../core/told-campaigns.ts';

type Asked = Parameters<typeof askedCampaigns>[1] & { currency?: string | undefined };

/** The figures of a period, by currency; in euros too where that is asked. */
export async function toldOverview(
  reader: Reader,
  { currency, ...asked }: Asked,
  ahead?: Parameters<typeof askedCampaigns>[2],
) {
  refuseUnlessOfCampaigns(reader);
  const read = await askedCampaigns(reader, asked, ahead);
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
}
