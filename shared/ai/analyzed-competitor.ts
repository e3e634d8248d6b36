import * as z from 'zod';
import { competitorWindows } from './competitor.rules.ts';

/** What `analyze_competitor` was given. */
export const AnalyzedCompetitorInput = z.object({ advertiserId: z.string(), windowDays: z.literal(competitorWindows) });

const Line = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  /** Of its ads; an ad that has several values counts in each. */
  share: z.number(),
  /** Of the ads of all others; null where there are none. */
  sectorShare: z.number().nullable(),
  /** The two are further apart than chance would have them: |z| > 2.58 with twenty ads or more on each side. */
  differs: z.boolean(),
});
export type CompetitorLine = z.infer<typeof Line>;
const evidenceIds = z.array(z.string());

/** What `analyze_competitor` says of an advertiser; days are those of Paris, shares go from 0 to 1. */
export const AnalyzedCompetitor = z.object({
  advertiser: z.object({ id: z.string(), name: z.string() }),
  period: z.object({ from: z.string(), to: z.string() }),
  /** The others over the same days: those of its industry, or all where it has none. */
  sector: z.object({
    industry: z.string().nullable(),
    label: z.string(),
    ads: z.int(),
    advertisers: z.int(),
  }),
  totals: z.object({
    /** Ran at least a day of the period. */
    ads: z.int(),
    /** Run today. */
    active: z.int(),
    started: z.int(),
    stopped: z.int(),
    /** Since each began. */
    medianDaysRunning: z.number().nullable(),
  }),
  /** Weeks by their Monday. */
  cadence: z.array(z.object({ week: z.string(), started: z.int(), stopped: z.int() })),
  mix: z.object({ format: z.array(Line), platform: z.array(Line), callToAction: z.array(Line) }),
  copy: z.object({
    hook: z.array(Line),
    offer: z.array(Line),
    proof: z.array(Line),
    register: z.array(Line),
    length: z.array(Line),
  }),
  /** Those that have run longest, one of each group of near duplicates. */
  winners: z.array(
    z.object({
      evidenceId: z.string(),
      daysRunning: z.int(),
      /** People, where the source says it. */
      reach: z.object({ lower: z.number(), upper: z.number().nullable() }).nullable(),
      hook: z.string().nullable(),
      why: z.string(),
    }),
  ),
  /** What it says again and again: `weight` is the share of its ads that say it. */
  messages: z.array(z.object({ term: z.string(), weight: z.number(), evidenceIds })),
  landing: z.array(z.object({ domain: z.string(), count: z.int() })),
  /** What others do and it does not. */
  gaps: z.array(z.object({ feature: z.string(), value: z.string(), label: z.string(), idea: z.string(), evidenceIds })),
  changes: z.array(z.object({ text: z.string(), evidenceIds })),
  summary: z.string(),
});
export type AnalyzedCompetitor = z.infer<typeof AnalyzedCompetitor>;
