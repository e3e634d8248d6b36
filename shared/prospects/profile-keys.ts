import { industryNamed } from '../ads/industry-named.ts';
import { foldLabel } from '../kernel/fold.ts';
import { countryCodeOf } from '../kernel/named-codes.ts';
import { remembered } from '../kernel/remembered.ts';
import { jobLevelOf } from './job-level.ts';

/** By which two ways of writing one thing are told to be the same: « Mode & bijoux » and `fashion`, « France » and `FR`. */
export const industryKey = remembered((text: string): string => industryNamed(text) ?? foldLabel(text));
export const countryKey = remembered((text: string): string => countryCodeOf(text) ?? foldLabel(text));
export const levelOf = remembered(jobLevelOf);
