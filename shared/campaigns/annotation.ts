import * as z from 'zod';
import { Day } from '../ads/ad.ts';

/** What happened on a day, to a campaign or to all of them. */
export const Annotation = z.object({
  id: z.string(),
  date: Day,
  text: z.string(),
  campaignId: z.string().nullable(),
  /** Made by a change of status or budget, and not edited since. */
  automatic: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Annotation = z.infer<typeof Annotation>;
