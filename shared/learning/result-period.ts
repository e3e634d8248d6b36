import { Day } from '../ads/ad.ts';

/** Days of results, both ends included; those without a day are then left out. */
export const resultPeriod = { from: Day.optional(), to: Day.optional() };
