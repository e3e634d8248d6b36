import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import type { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { formatCompact, formatMoney, formatNumber } from '../../../lib/format.ts';

export type Stats = RouteOutput<typeof getUgcStats>;
export type MeasuredAd = NonNullable<Stats['ads']>[number];
export type Measured = NonNullable<Stats['byCreator'][number]['measured']>;

const ratios = { hookRate: 'accroche', ctr: 'CTR', cpa: 'CPA', roas: 'ROAS' } as const;

export const tooFew = 'données insuffisantes';

/** Each that there is enough of. */
const ratiosOf = (of: Omit<Measured, 'ads'>): string[] =>
  (['hookRate', 'ctr', 'cpa', 'roas'] as const).flatMap((name) => {
    const value = of[name];
    return value === null ? [] : [`${ratios[name]}\u00a0${formatRatio(name, value, of.currency ?? 'EUR')}`];
  });

/** In a few words, the first of them; null where there is none. */
export function measuredInShort({ impressions, ...of }: Measured): string | null {
  const [first] = ratiosOf({ impressions, ...of });
  return first && impressions !== null
    ? `Chez vous\u00a0: ${first} sur ${formatCompact(impressions)} impressions`
    : null;
}

/** What was spent and seen, then each ratio that there is enough of. */
export function measuredFacts(of: Omit<Measured, 'ads'>): string[] {
  const { currency, spend, impressions } = of;
  const told = ratiosOf(of);
  return [
    ...(spend === null || currency === null ? [] : [`${formatMoney(spend, currency)} dépensés`]),
    ...(impressions === null ? [] : [`${formatNumber(impressions)} impressions`]),
    ...(told.length === 0 ? [tooFew] : told),
  ];
}
