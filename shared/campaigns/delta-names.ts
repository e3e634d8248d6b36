import { addedCounters } from '../rules/counters.ts';
import { betterWay, type RatioName } from '../rules/ratios.ts';

export const ratioNames = Object.keys(betterWay) as [RatioName, ...RatioName[]];

/** What is told of a period, and compared: counters, then ratios, in the order in which people know them. */
export const deltaNames = [...addedCounters, 'reach', 'contribution', ...ratioNames] as const;
