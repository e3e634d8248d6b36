import { resultCounters } from './learning.rules.ts';

/** What a column of a file of results can hold. */
export const importFields = [
  'adName',
  'adId',
  'campaignName',
  'text',
  'headline',
  'description',
  'platform',
  'format',
  'callToAction',
  'audience',
  'date',
  'currency',
  'key',
  /** Stands for the clicks where there is one. */
  'linkClicks',
  /** Of what an ad was to bring, and which: they count as conversions where they are. */
  'results',
  'resultType',
  'costMicros',
  ...resultCounters,
] as const;
export type ImportField = (typeof importFields)[number];

/** What an import asks where a file does not tell: see the answers of the same name in its request. */
export const importQuestions = ['dateOrder', 'decimal', 'columns'] as const;
export type ImportQuestion = (typeof importQuestions)[number];
