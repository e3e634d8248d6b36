import * as z from 'zod';

/** Where a reading of an ad account stands, as its run keeps it: days are read from the last one back. */
const Place = z.object({
  phase: z.enum(['campaigns', 'days', 'creatives', 'done']).default('campaigns'),
  /** The last day that is still to be read; missing for the last of the run. */
  until: z.string().optional(),
  /** Days that are asked for at once. */
  span: z.number().default(30),
  /** Answers are asked for as reports: Meta would not give a single day at once. */
  byReport: z.boolean().default(false),
  /** Of the days that are being read, by what was asked: the report that Meta works on. */
  reports: z.record(z.string(), z.string()).default({}),
  /** Times that a report of these days failed. */
  failedReports: z.number().default(0),
  /** Of creatives, the page to read next. */
  after: z.string().optional(),
  /** Not before this moment. */
  waitUntil: z.string().optional(),
  /** Refusals since the last days that were read, of each kind. */
  waits: z.number().default(0),
  failures: z.number().default(0),
});
export type Place = z.infer<typeof Place>;

export const readPlace = (position: string | undefined): Place => Place.parse(JSON.parse(position ?? '{}'));

export const placeText = (place: Place): string => JSON.stringify(place);
