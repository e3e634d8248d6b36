import { signedPercent } from '../../../../../shared/kernel/signed-percent.ts';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { twoProportionsZ } from '../../../../../shared/rules/two-proportions.ts';
import { formatNumber } from '../../../lib/format.ts';
import { moneyText, shareText } from '../figures.ts';
import type { Results } from './use-results.ts';

export type Shown = {
  results: Results;
  currency: string | null;
  /** A text is asked for in each row. */
  asked: boolean;
};

type Rates = Pick<AdResult, 'ctr' | 'conversionRate' | 'cpa'>;

const orUnknown = (value: number | null, show: (value: number) => string): string =>
  value === null ? '—' : show(value);

/** The rates of an ad, or of several together, as they are named. */
export const ratesOf = ({ ctr, conversionRate, cpa }: Rates, currency: string | null) => [
  { name: 'CTR', value: orUnknown(ctr, shareText) },
  { name: 'Taux de conv.', value: orUnknown(conversionRate, shareText) },
  { name: 'Coût par conv.', value: orUnknown(cpa, (value) => moneyText(value, currency)) },
];

/** The same, after how often it was shown. */
export const figuresOf = (
  { impressions, ...rates }: Rates & { impressions: number | null },
  currency: string | null,
) => [{ name: 'Impressions', value: orUnknown(impressions, formatNumber) }, ...ratesOf(rates, currency)];

/** `+20\u00a0%`: how far its CTR is from that of all that was found; of a tone where chance would not make it. */
export type Change = { text: string; tone: 'up' | 'down' | null };
export function fromTogether({ ctr, counters }: AdResult, { together }: Results): Change | null {
  if (ctr === null || !together?.ctr || together.ads < 2) return null;
  const own = { count: counters.clicks ?? 0, of: counters.impressions ?? 0 };
  const others = { count: (together.clicks ?? 0) - own.count, of: (together.impressions ?? 0) - own.of };
  // One of hundreds is beyond the usual bound by chance alone.
  const z = own.of > 0 && others.of > 0 ? twoProportionsZ(own, others) : 0;
  return {
    text: signedPercent(ctr / together.ctr - 1),
    tone: Math.abs(z) < z999 ? null : z > 0 ? 'up' : 'down',
  };
}
const z999 = 3.29;
