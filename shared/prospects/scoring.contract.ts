import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { grades } from './prospects.rules.ts';
import {
  type ScoringWeights,
  scoringCaps,
  scoringHalfLives,
  scoringRules,
  targetLimits,
  weightBounds,
} from './scoring.ts';

const route = routes('prospects/scoring');

const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const targets = z.array(lineText(targetLimits.length)).max(targetLimits.entries);

/** Whole points of each rule, bounds of each group, days of each half-life. */
export const Weights = z.strictObject({
  points: z.record(z.enum(keysOf(scoringRules)), whole(weightBounds.points)),
  caps: z.record(z.enum(keysOf(scoringCaps)), whole(weightBounds.caps)),
  halfLives: z.record(z.enum(keysOf(scoringHalfLives)), whole(weightBounds.halfLives)),
  fitShare: z.number().min(0).max(1),
  targets: z.strictObject({
    primaryIndustries: targets,
    secondaryIndustries: targets,
    homeCountries: targets,
    nearCountries: targets,
    competitors: targets,
  }),
}) satisfies z.ZodType<ScoringWeights>;

const Scoring = z.object({
  weights: Weights,
  /** True until the workspace publishes weights of its own. */
  isDefault: z.boolean(),
  /** Publishing starts a new computation of every prospect; true while it runs. */
  recomputing: z.boolean(),
  updatedAt: z.string().nullable(),
  version: z.int(),
});
export type Scoring = z.infer<typeof Scoring>;

const answer = z.object({ scoring: Scoring });

export const getScoring = route({
  operation: 'getScoring',
  method: 'GET',
  path: '/api/prospects/scoring',
  auth: 'prospects:read',
  summary: 'Les règles du score',
  output: answer,
});

export const updateScoring = route({
  operation: 'updateScoring',
  method: 'PUT',
  path: '/api/prospects/scoring',
  auth: 'prospects:write',
  summary: 'Publier les règles du score ; chaque prospect est noté à nouveau',
  /** Without weights, those of the product come back. */
  body: z.strictObject({ weights: Weights.nullable(), version: z.int().min(0) }),
  output: answer,
  errors: ['conflict'],
});

const Distribution = z.object({
  byGrade: z.array(z.object({ value: z.enum(grades), label: z.string(), count: z.int() })),
  /** Ten bars, 0 to 9, 10 to 19… 90 to 100. */
  byTen: z.array(z.int()),
  average: z.number().nullable(),
});

export const previewScoring = route({
  operation: 'previewScoring',
  method: 'POST',
  path: '/api/prospects/scoring/preview',
  auth: 'prospects:read',
  summary: 'Ce que des règles changeraient, sans les publier',
  body: z.strictObject({ weights: Weights }),
  output: z.object({
    total: z.int(),
    before: Distribution,
    after: Distribution,
    /** Those whose score changes most. */
    moved: z.array(z.object({ id: z.string(), name: z.string(), before: z.int(), after: z.int() })),
    changedGrades: z.int(),
  }),
});
