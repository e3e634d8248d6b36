import { signedPercent } from '../../../../../shared/kernel/signed-percent.ts';
import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import { formatNumber } from '../../../lib/format.ts';
import { moneyText, shareText } from '../figures.ts';
import type { Results } from './use-results.ts';

export type Shown = {
  results: Results;
  currency: string | null;
  /** A text is asked for in each row. */
  asked: boolean;
};

type Figures = Pick<AdResult, 'ctr' | 'conversionRate' | 'cpa'> & { impressions: number | null };

const orUnknown = (value: number | null, show: (value: number) => string): string =>
  value === null ? '—' : show(value);

/** What an ad did, or several together, as its figures are named. */
export const figuresOf = ({ impressions, ctr, conversionRate, cpa }: Figures, currency: string | null) => [
  { name: 'Impressions', value: orUnknown(impressions, formatNumber) },
  { name: 'CTR', value: orUnknown(ctr, shareText) },
  { name: 'Taux de conv.', value: orUnknown(conversionRate, shareText) },
  { name: 'Coût par conv.', value: orUnknown(cpa, (value) => moneyText(value, currency)) },
];

/** `+20 %`: how far its CTR is from that of all that was found, as measured; nothing is concluded of it. */
export function fromTogether({ ctr }: AdResult, { together }: Results): string | null {
  if (ctr === null || !together?.ctr || together.ads < 2) return null;
  return signedPercent(ctr / together.ctr - 1);
}
