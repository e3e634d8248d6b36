import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { adFormats, adPlatforms, adSources, industries } from './ads.rules.ts';

/** A calendar day, `2026-11-21`. */
export const Day = z.iso.date();

const range = z.object({ lower: z.number(), upper: z.number().nullable() });

/** An ad as every screen and every agency sees it. */
export const Ad = z.object({
  id: z.string(),
  source: z.enum(keysOf(adSources)),
  sourceId: z.string(),
  advertiser: z.object({ id: z.string(), name: z.string(), url: z.string().nullable() }),
  platforms: z.array(z.enum(keysOf(adPlatforms))),
  format: z.enum(keysOf(adFormats)),
  headline: z.string().nullable(),
  body: z.string(),
  description: z.string().nullable(),
  callToAction: z.string().nullable(),
  landingUrl: z.string().nullable(),
  snapshotUrl: z.string().nullable(),
  media: z.array(
    z.object({
      type: z.enum(['image', 'video']),
      url: z.string(),
      width: z.int().optional(),
      height: z.int().optional(),
    }),
  ),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  industry: z.enum(keysOf(industries)).nullable(),
  startedAt: Day,
  endedAt: Day.nullable(),
  /** Running today, in Paris. */
  active: z.boolean(),
  /** First and last day included. */
  daysRunning: z.int(),
  /** `upper` is null above the highest bracket of the source. */
  reach: range.nullable(),
  spend: range.extend({ currency: z.string() }).nullable(),
  impressions: range.nullable(),
  /** `share` of the reach, 0 to 1. */
  audience: z
    .array(z.object({ age: z.string(), gender: z.enum(['female', 'male', 'unknown']), share: z.number() }))
    .nullable(),
  payer: z.string().nullable(),
  /** Ads of the same advertiser that say the same thing, this one included. */
  variants: z.int(),
  tags: z.array(z.string()),
  saved: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Ad = z.infer<typeof Ad>;

/** How many things share a value. */
export const Count = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type Count = z.infer<typeof Count>;
