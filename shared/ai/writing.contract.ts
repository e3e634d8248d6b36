import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { placements } from '../rules/copy/placements.ts';
import { leverLabels } from '../rules/copy/writer/levers.ts';
import { adReference } from './ad-reference.ts';
import { Brief } from './brief.ts';
import { PlatformCopyGeneration, ScriptGeneration, VariationsGeneration } from './generation.ts';
import { toolFields } from './tool-fields.ts';
import { writingLimits } from './writing.rules.ts';
import { duration, scriptFormat } from './written.ts';

const route = routes('ai/writing');

const placement = z.enum(keysOf(placements));
/** What texts are written from: a brief, or one that was kept. */
const briefSource = { brief: Brief.optional(), briefId: z.string().min(1).max(60).optional() };
const isOneBrief = ({ brief, briefId }: { brief?: unknown; briefId?: unknown }): boolean =>
  (brief === undefined) !== (briefId === undefined);
const oneBrief = { path: ['brief'], message: 'Donnez soit brief, soit briefId' };

export const generateVariations = route({
  operation: 'generateVariations',
  method: 'POST',
  path: '/api/ai/generate-variations',
  auth: 'ai:write',
  summary:
    'Écrire des variations d’une annonce à partir des faits d’un brief, un seul changement à la fois, et les garder ; demande aussi ads:read pour une annonce',
  body: z
    .strictObject({
      ...toolFields,
      ...briefSource,
      ...adReference,
      /** One’s own ad gives its facts; someone else’s lends its build alone. */
      own: z.boolean().default(false),
      count: z.int().min(1).max(writingLimits.variations).default(6),
      placement: placement.default('meta_feed'),
      levers: z
        .array(z.enum(keysOf(leverLabels)))
        .min(1)
        .max(writingLimits.levers)
        .optional(),
    })
    .refine(isOneBrief, oneBrief)
    .refine(({ adId, ad }) => adId === undefined || ad === undefined, {
      path: ['ad'],
      message: 'Donnez soit ad, soit adId',
    }),
  output: z.object({ generation: VariationsGeneration }),
  errors: ['rate_limited', 'engine_unavailable', 'ai_stopped', 'credits_exhausted', 'not_found', 'content_refused'],
  idempotent: true,
});

export const generatePlatformCopy = route({
  operation: 'generatePlatformCopy',
  method: 'POST',
  path: '/api/ai/generate-platform-copy',
  auth: 'ai:write',
  summary: 'Écrire tous les champs d’emplacements, à leurs longueurs, à partir des faits d’un brief, et les garder',
  body: z
    .strictObject({
      ...toolFields,
      ...briefSource,
      placements: z
        .array(
          z.strictObject({
            placement,
            /** How many texts of a field, where its default is not what is wanted. */
            counts: z.record(z.string().max(30), z.int().min(0).max(writingLimits.texts)).optional(),
          }),
        )
        .min(1)
        .max(writingLimits.placements),
    })
    .refine(isOneBrief, oneBrief),
  output: z.object({ generation: PlatformCopyGeneration }),
  errors: ['rate_limited', 'engine_unavailable', 'ai_stopped', 'credits_exhausted', 'not_found', 'content_refused'],
  idempotent: true,
});

export const generateScript = route({
  operation: 'generateScript',
  method: 'POST',
  path: '/api/ai/generate-script',
  auth: 'ai:write',
  summary: 'Écrire le script d’une vidéo, seconde par seconde, à partir des faits d’un brief, et le garder',
  body: z
    .strictObject({
      ...toolFields,
      ...briefSource,
      duration,
      format: scriptFormat,
      /** Published by the brand, or by a creator to their own audience. */
      diffusion: z.enum(['brand', 'creator']).default('brand'),
    })
    .refine(isOneBrief, oneBrief),
  output: z.object({ generation: ScriptGeneration }),
  errors: ['rate_limited', 'engine_unavailable', 'ai_stopped', 'credits_exhausted', 'not_found', 'content_refused'],
  idempotent: true,
});
