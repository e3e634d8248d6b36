import { inHundredths, ofHundredths } from './hundredths.ts';

/** What a month of a subscription brings, before tax: a twelfth of a year. */
export const monthlyAmount = ({ amount, interval }: { amount: number; interval: 'month' | 'year' }): number =>
  interval === 'year' ? ofHundredths(inHundredths(amount / 12)) : amount;
