import * as z from 'zod';
import { campaignObjectives } from '../campaigns/campaigns.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { placements } from '../rules/copy/placements.ts';
import { ReadAd } from './ad-reference.ts';
import { Analysis } from './analysis.ts';
import { ForetoldRank } from './foretold-rank.ts';
import { Lift } from './lift.ts';

/** What `analyze_ad` was given. */
export const AnalyzedAdInput = z.object({
  ad: ReadAd,
  own: z.boolean(),
  objective: z.enum(keysOf(campaignObjectives)).nullable(),
  /** Where it stands; null where that has no known lengths. */
  placement: z.enum(keysOf(placements)).nullable(),
});

/** What `analyze_ad` says of an ad. */
export const AnalyzedAd = z.object({
  analysis: Analysis,
  /** What the ad has, beside which of it those have that last. */
  market: z.array(Lift),
  /** Null until such ranks have proved themselves. */
  prediction: ForetoldRank.nullable(),
  /** Ads of the library that resemble it and have run for long, the nearest first. */
  similar: z.array(z.object({ evidenceId: z.string(), similarity: z.number() })),
  /** A field as it is and as it may be, one change each. */
  rewrites: z.array(
    z.object({
      field: z.enum(['headline', 'body', 'description']),
      before: z.string(),
      after: z.string(),
      why: z.string(),
      evidenceIds: z.array(z.string()),
    }),
  ),
  summary: z.string(),
});
