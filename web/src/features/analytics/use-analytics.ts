import useSWR from 'swr';
import {
  type BreakdownSort,
  getAnalyticsBreakdown,
  getAnalyticsOverview,
  getAnalyticsTimeseries,
} from '../../../../shared/analytics/figures.contract.ts';
import { getFunnel } from '../../../../shared/analytics/funnel.contract.ts';
import type { PartName } from '../../../../shared/analytics/parts.ts';
import type { CampaignPlatform } from '../../../../shared/campaigns/campaigns.rules.ts';
import { listCampaigns } from '../../../../shared/campaigns/list.contract.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import type { Granularity } from '../../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../../shared/rules/provisional.ts';
import { request } from '../../lib/request.ts';
import { useChosenClient } from '../../lib/use-chosen-client.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { askedIn, queryOf } from './analytics-query.ts';

export type Overview = RouteOutput<typeof getAnalyticsOverview>;
export type Series = RouteOutput<typeof getAnalyticsTimeseries>;
export type Breakdown = RouteOutput<typeof getAnalyticsBreakdown>;
export type Funnel = RouteOutput<typeof getFunnel>;

/** Of a period of more days, charts are by week or month. */
export const mostShownByDay = 62;

/** What was answered stays on screen while the next answer comes. */
const kept = { keepPreviousData: true, revalidateOnFocus: false };

/** What the address says and, unless it names clients itself, the client that was chosen in the shell. */
export function useAsked(): string {
  const { params } = useUrlState();
  const { clientId } = useChosenClient();
  const asked = askedIn(params);
  if (clientId === null || params.has('clientId')) return asked;
  const narrowed = new URLSearchParams(asked);
  narrowed.append('clientId', clientId);
  return narrowed.toString();
}

export function useOverview() {
  const asked = useAsked();
  return useSWR(
    [getAnalyticsOverview.operation, asked],
    async () => ({ asked, ...(await request(getAnalyticsOverview, { query: queryOf(asked, parisDay()) })) }),
    kept,
  );
}

/** Nothing is asked without a currency: amounts of two do not stand on one scale. */
export function useSeries(currency: string | null, granularity: Granularity) {
  const asked = useAsked();
  return useSWR(
    currency && [getAnalyticsTimeseries.operation, asked, currency, granularity],
    () => request(getAnalyticsTimeseries, { query: { ...moneyOf(asked, currency), granularity } }),
    kept,
  );
}

type Wanted = { by: readonly PartName[]; sort?: BreakdownSort; limit?: number };

export function useBreakdown(currency: string | null, { by, sort = 'spend', limit = 100 }: Wanted) {
  const asked = useAsked();
  return useSWR(
    currency && [getAnalyticsBreakdown.operation, asked, currency, by.join(), sort, limit],
    () =>
      request(getAnalyticsBreakdown, {
        query: { ...moneyOf(asked, currency), by: [...by], sort, limit: String(limit) },
      }),
    kept,
  );
}

export function useFunnel(currency: string | null) {
  const asked = useAsked();
  return useSWR(
    currency && [getFunnel.operation, asked, currency],
    () => {
      const { compare: _, ...query } = moneyOf(asked, currency);
      return request(getFunnel, { query });
    },
    kept,
  );
}

/** Of the currency that is shown, unless everything is in euros. */
export function moneyOf(asked: string, currency: string | null) {
  const query = queryOf(asked, parisDay());
  return { ...query, ...(!query.convertTo && currency && { currency }) };
}

/** As many campaigns as their windows are read of: those that spend the most. */
const windowsRead = '50';

/** What may be chosen of each filter, the fields that names have, and the campaigns that spend the most. */
export function useFacets() {
  const asked = useAsked();
  return useSWR(
    [listCampaigns.operation, 'facets', asked],
    () => {
      const { compare: _, currency: __, convertTo: ___, ...query } = queryOf(asked, parisDay());
      return request(listCampaigns, { query: { ...query, sort: 'spend', limit: windowsRead } });
    },
    kept,
  );
}

/**
 * The first day to which most of the campaigns that spend the most may still add conversions, and those of the platforms
 * that take longer: one long window is not that of all.
 */
export function useUnsettled(): { from: string; longer: { platform: CampaignPlatform; from: string }[] } {
  const { data } = useFacets();
  const windows = (data?.items ?? []).map(({ platform, attribution }) => ({
    platform,
    from: provisionalFrom(attribution, parisDay()),
  }));
  const days = windows.map(({ from }) => from).sort();
  const from = days[Math.floor((days.length - 1) / 2)] ?? provisionalFrom(null, parisDay());
  const longest = new Map<CampaignPlatform, string>();
  for (const one of windows) {
    if (one.from < (longest.get(one.platform) ?? from)) longest.set(one.platform, one.from);
  }
  return { from, longer: [...longest].map(([platform, since]) => ({ platform, from: since })) };
}
