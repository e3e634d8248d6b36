import type { BlendedPeriod } from '../../../shared/analytics/blended.contract.ts';
import { campaignPlatforms } from '../../../shared/campaigns/campaigns.rules.ts';
import { blendedOf } from '../../../shared/rules/blended.ts';
import type { CampaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { writtenSales } from './real-sales.ts';
import { signedDeals } from './signed-deals.ts';

type Asked = { source: BlendedPeriod['source']; clientId: readonly string[] | undefined };

/** What narrows the campaigns and the signed deals alike. */
const keptOfDeals: readonly string[] = ['clientId', 'currency'];

/**
 * What was sold beside what the platforms of campaigns claim, and the days of both. Signed deals are for who may read prospects;
 * of one client, where it is one client's campaigns that are asked for.
 */
export async function blendedTold(workspaceId: string, together: CampaignsTogether, { source, clientId }: Asked) {
  const { period, currency, days, byPlatform, narrowedBy } = together;
  const keeps = (prospect: { clientId?: string | undefined }) =>
    clientId === undefined || clientId.includes(prospect.clientId ?? 'none');
  const real =
    source === 'crm'
      ? await signedDeals(workspaceId, period, { currency, keeps })
      : await writtenSales(workspaceId, period);
  const sameCurrency = currency === null || real.currency === null || currency === real.currency;
  const beside = { sales: real.items, ads: days, sameCurrency };
  const { claimed: _, ...blended } = blendedOf(beside);
  // What platforms claim of days without known sales stands beside nothing.
  const known = new Set(real.items.map(({ day }) => day));
  const claimedOf = (ads: typeof days) => {
    const own = known.size === 0 ? ads : ads.filter(({ date }) => known.has(date));
    const { claimed, spend } = blendedOf({ sales: [], ads: own, sameCurrency });
    return { revenue: claimed, spend };
  };
  const told: BlendedPeriod = {
    source,
    currency,
    salesCurrency: real.currency,
    salesDays: real.items.length,
    leftOut: real.leftOut,
    narrowed: narrowedBy.some((name) => source === 'sales' || !keptOfDeals.includes(name)),
    ...blended,
    claimed: {
      revenue: claimedOf(days).revenue,
      byPlatform: byPlatform.map(({ platform, days: own }) => ({
        ...{ value: platform, label: campaignPlatforms[platform] },
        ...claimedOf(own),
      })),
    },
  };
  return { told, beside };
}
