import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import type { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';

export type Stats = RouteOutput<typeof getUgcStats>;
export type MeasuredAd = NonNullable<Stats['ads']>[number];
type Measured = NonNullable<Stats['byCreator'][number]['measured']>;

const ratios = { hookRate: 'accroche', ctr: 'CTR', cpa: 'CPA', roas: 'ROAS' } as const;

export const tooFew = 'données insuffisantes';

/** What was spent and seen, then each ratio that there is enough of. */
export function measuredFacts(of: Omit<Measured, 'ads'>): string[] {
  const { currency, spend, impressions } = of;
  const told = (['hookRate', 'ctr', 'cpa', 'roas'] as const).flatMap((name) => {
    const value = of[name];
    return value === null ? [] : [`${ratios[name]} ${formatRatio(name, value, currency ?? 'EUR')}`];
  });
  return [
    ...(spend === null || currency === null ? [] : [`${formatMoney(spend, currency)} dépensés`]),
    ...(impressions === null ? [] : [`${formatNumber(impressions)} impressions`]),
    ...(told.length === 0 ? [tooFew] : told),
  ];
}
