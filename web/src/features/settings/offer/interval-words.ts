import type { Interval } from '../../../../../shared/billing/prices.ts';

export const intervalWords: Record<Interval, string> = { month: 'par mois', year: 'par an' };
