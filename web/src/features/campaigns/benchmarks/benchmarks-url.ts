import { industries } from '../../../../../shared/ads/ads.rules.ts';
import { campaignPlatforms, defaultCurrency } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { currencyCode } from '../../../../../shared/prospects/prospects.rules.ts';
import type { Wanted } from './use-benchmarks.ts';

/** The names under which the benchmarks keep their state in the address. */
export const benchmarkNames = { platform: 'ou', industry: 'secteur', currency: 'devise' } as const;

export function wantedIn(params: URLSearchParams): Wanted {
  const asked = params.get(benchmarkNames.currency) ?? '';
  return {
    platform: keysOf(campaignPlatforms).find((one) => one === params.get(benchmarkNames.platform)) ?? 'meta',
    industry: keysOf(industries).find((one) => one === params.get(benchmarkNames.industry)) ?? 'all',
    currency: currencyCode.test(asked) ? asked : defaultCurrency,
  };
}
