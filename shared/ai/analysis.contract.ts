import * as z from 'zod';
import { industries } from '../ads/ads.rules.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { optionalLine, optionalText, requiredText } from '../kernel/text.ts';
import { placements } from '../rules/copy/placements.ts';
import { analysisLimits } from './ai.rules.ts';
import { Analysis } from './analysis.ts';

const route = routes('ai/analysis');

const CheckedText = z.strictObject({
  /** Measured as the main field of the placement. */
  text: requiredText(analysisLimits.text),
  headline: optionalLine(analysisLimits.headline),
  description: optionalText(analysisLimits.description),
  /** Meta’s code of the button, or the words on it. */
  callToAction: optionalLine(analysisLimits.callToAction),
  placement: z.enum(keysOf(placements)).optional(),
  industry: z.enum(keysOf(industries)).optional(),
  /** One’s own: what hangs on proofs that only the advertiser has is held against it. */
  own: z.boolean().default(true),
});

export const checkTexts = route({
  operation: 'checkTexts',
  method: 'POST',
  path: '/api/ai/check',
  auth: 'ai:read',
  summary: 'Mesurer des textes publicitaires : accroche, clarté, preuves, limites, conformité ; rien n’est gardé',
  body: z.strictObject({
    items: z.array(CheckedText).min(1).max(analysisLimits.texts),
    /** Published by the brand, or by a creator to their own audience. */
    diffusion: z.enum(['brand', 'creator']).default('brand'),
    /** Whom they are for: each says how near it is. */
    personaId: z.string().min(1).max(60).optional(),
  }),
  bodyLimit: 1_000_000,
  output: z.object({ items: z.array(Analysis) }),
  errors: ['rate_limited', 'not_found'],
});

const Field = z.object({
  field: z.string(),
  label: z.string(),
  /** In graphemes: what is seen, and what is accepted. */
  recommended: z.int(),
  max: z.int(),
  /** How many texts of it. */
  min: z.int(),
  defaultCount: z.int(),
  maxCount: z.int(),
});

export const listPlacements = route({
  operation: 'listPlacements',
  method: 'GET',
  path: '/api/ai/placements',
  auth: 'ai:read',
  summary: 'Les emplacements, leurs champs et leurs longueurs',
  output: z.object({
    items: z.array(z.object({ placement: z.string(), label: z.string(), fields: z.array(Field) })),
  }),
});

export const listCopyRules = route({
  operation: 'listCopyRules',
  method: 'GET',
  path: '/api/ai/rules',
  auth: 'ai:read',
  summary: 'Les règles de droit et de plateformes auxquelles les textes sont confrontés, avec leur date',
  output: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        severity: z.enum(['blocking', 'warning', 'info']),
        reference: z.string(),
        /** The day for which the texts of law were read. */
        asOf: z.string(),
        explanation: z.string(),
      }),
    ),
  }),
});
