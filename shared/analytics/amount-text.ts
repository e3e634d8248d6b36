import { metricText } from '../campaigns/metric-words.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';

const count = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));

/** `12 050,00 €`; without a currency, the number alone. */
export const money = (amount: number, currency: string | null): string =>
  currency === null ? count().format(amount) : metricText('spend', amount, currency);
