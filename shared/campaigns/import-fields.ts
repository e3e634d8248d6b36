import { counters } from '../rules/counters.ts';

/** What a column of a file of figures can hold, besides a counter. */
const namingFields = [
  'date',
  'dateEnd',
  'campaign',
  'campaignId',
  /** Of our own exports: the campaign's id here, and its platform. */
  'ownId',
  'platform',
  'status',
  'adSet',
  'ad',
  'adId',
  'currency',
  'segmentType',
  'segment',
  'results',
  'resultType',
  'costMicros',
] as const;

/** What a column of a file of figures can hold. `segment` may be given by two columns, age and sex; the others by one. */
export const importFields = [...namingFields, ...counters] as const;
export type ImportField = (typeof importFields)[number];

/** What an import asks where a file does not tell: see the answers of the same name in its request. */
export const importQuestions = ['dateOrder', 'decimal', 'currency', 'campaign', 'columns'] as const;
export type ImportQuestion = (typeof importQuestions)[number];
