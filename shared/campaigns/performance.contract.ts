import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { counterKinds, counters, maxCount } from '../rules/counters.ts';
import { segmentTypes } from '../rules/day-counts.ts';
import { campaignLimits, firstPerformanceDay } from './campaigns.rules.ts';

const route = routes('campaigns/performance');

const id = z.string().max(60);
const params = z.object({ id });
const adId = z.string().trim().min(1).max(100);

const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
const count = z.number().min(0).max(maxCount);
const whole = z.int().min(0).max(maxCount);
const hundredths = count.refine(isHundredths, 'Deux décimales au plus');

/** Counters as people write them; one that is missing or null was not measured. */
const writtenCounters = Object.fromEntries(
  counters.map((counter) => [counter, (counterKinds[counter] === 'whole' ? whole : hundredths).nullish()]),
) as Record<(typeof counters)[number], z.ZodOptional<z.ZodNullable<z.ZodNumber>>>;

const Segment = z.strictObject({ type: z.enum(segmentTypes), value: lineText(campaignLimits.segmentValue) });

const WrittenRow = z.strictObject({
  date: Day.refine((day) => day >= firstPerformanceDay, 'Date hors limites'),
  adId: adId.nullish(),
  adName: lineText(campaignLimits.adName).nullish(),
  adSetName: lineText(campaignLimits.adName).nullish(),
  segment: Segment.nullish(),
  currency: z.string().max(3).nullish(),
  ...writtenCounters,
});
export type WrittenRow = z.infer<typeof WrittenRow>;

export const recordPerformance = route({
  operation: 'recordPerformance',
  method: 'POST',
  path: '/api/campaigns/{id}/performance',
  auth: 'campaigns:write',
  summary: 'Enregistrer des performances par jour : ce qui était écrit pour le même jour est remplacé, jamais ajouté',
  params,
  body: z.strictObject({ rows: z.array(WrittenRow).min(1).max(campaignLimits.rows) }),
  /** A thousand rows that say everything, in letters of two bytes. */
  bodyLimit: 2_000_000,
  errors: ['campaign_ad_limit', 'campaign_segment_limit', 'conflict'],
  output: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), from: z.string(), to: z.string() }),
  status: 200,
});

/** Who wrote a row. */
export const performanceSources = { person: 'Saisie', key: 'API', import: 'Fichier' } as const;
export type PerformanceSource = keyof typeof performanceSources;
