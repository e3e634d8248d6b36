import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { boolParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearableLine, clearableText, lineText, requiredText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { rejectionLabels } from '../rules/copy/writer/rejections.ts';
import { analysisLimits } from './ai.rules.ts';
import { Generation, GenerationSummary } from './generation.ts';
import { aiTools, generationLimits } from './generations.rules.ts';
import { Provenance } from './provenance.ts';

const route = routes('ai/generations');

const id = z.string().max(60);
const params = z.object({ id });
const GenerationAnswer = z.object({ generation: Generation });

export const listGenerations = route({
  operation: 'listGenerations',
  method: 'GET',
  path: '/api/ai/generations',
  auth: 'ai:read',
  summary:
    'Les générations, de la plus récente à la plus ancienne ; une page filtrée peut être courte sans être la dernière',
  query: z
    .object({
      ...pageQuery,
      tool: z.enum(keysOf(aiTools)).optional(),
      favorite: boolParam.optional(),
      rating: z.enum(['up', 'down']).optional(),
      /** Some of its texts are kept. */
      kept: boolParam.optional(),
      brandId: id.optional(),
      personaId: id.optional(),
      q: z.string().trim().max(textLimits.query).optional(),
      /** Days of Paris, both included. */
      from: Day.optional(),
      to: Day.optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'La fin précède le début' }),
  output: z.object({ items: z.array(GenerationSummary), nextCursor: z.string().nullable() }),
});

export const getGeneration = route({
  operation: 'getGeneration',
  method: 'GET',
  path: '/api/ai/generations/{id}',
  auth: 'ai:read',
  summary: 'Lire une génération : ce qui a été donné, ce qui en est sorti, sur quoi cela repose',
  params,
  output: GenerationAnswer,
});

export const updateGeneration = route({
  operation: 'updateGeneration',
  method: 'PUT',
  path: '/api/ai/generations/{id}',
  auth: 'ai:write',
  summary: 'Renommer une génération, la garder en favori, la juger, la commenter',
  params,
  body: z.strictObject({
    title: lineText(generationLimits.title).optional(),
    favorite: z.boolean().optional(),
    rating: z.enum(['up', 'down']).nullable().optional(),
    ratingReason: clearableLine(generationLimits.reason),
    note: clearableText(generationLimits.note),
    version: z.int().min(1),
  }),
  output: GenerationAnswer,
  errors: ['conflict'],
});

/**
 * An item is a variation by its id, `v2` (a text by field of its placement), a text of a placement, `google_search.headline.3`,
 * or of a script: a beat, `b2` (fields `voice`, `onScreen`), another hook, `hook1` (field `hook`), the `caption`. A script is
 * kept whole: its items take no `state`.
 */
export const updateGenerationItem = route({
  operation: 'updateGenerationItem',
  method: 'PUT',
  path: '/api/ai/generations/{id}/items/{itemId}',
  auth: 'ai:write',
  summary:
    'Modifier les textes d’une variation, d’un emplacement ou d’un script, ou dire qu’on les garde ou les écarte ; ils sont mesurés à nouveau',
  params: z.object({ id, itemId: id }),
  body: z
    .strictObject({
      texts: z
        .array(z.strictObject({ field: z.string().min(1).max(30), text: requiredText(analysisLimits.text) }))
        .min(1)
        .max(generationLimits.editedTexts)
        .optional(),
      state: z.enum(['proposed', 'kept', 'rejected']).optional(),
      /** Why it is rejected. */
      reason: z.enum(keysOf(rejectionLabels)).optional(),
      version: z.int().min(1),
    })
    .refine(({ state, reason }) => reason === undefined || state === 'rejected', {
      path: ['reason'],
      message: 'Une raison va avec un texte écarté',
    }),
  output: GenerationAnswer,
  errors: ['conflict', 'generation_running', 'not_found'],
});

export const deleteGeneration = route({
  operation: 'deleteGeneration',
  method: 'DELETE',
  path: '/api/ai/generations/{id}',
  auth: 'ai:delete',
  summary: 'Supprimer une génération ; elle se rétablit pendant 30 secondes',
  params,
  output: z.object({ id: z.string() }),
});

export const cancelGeneration = route({
  operation: 'cancelGeneration',
  method: 'POST',
  path: '/api/ai/generations/{id}/cancel',
  auth: 'ai:write',
  summary: 'Arrêter le modèle qui écrit une génération : son brouillon reste, ses crédits reviennent',
  params,
  body: z.strictObject({}),
  output: GenerationAnswer,
  errors: ['generation_finished'],
  status: 200,
});

/** Texts for programs, each with what the columns of the table have. */
const ExportedTexts = z.object({
  generation: GenerationSummary,
  texts: z.array(
    z.object({
      /** Of its variation. */
      key: z.string().nullable(),
      placement: z.string().nullable(),
      field: z.string(),
      text: z.string(),
      edited: z.boolean(),
      ...Provenance.pick({ kind: true, engine: true, digitalSourceType: true }).shape,
      manifest: z.string().nullable(),
    }),
  ),
});

export const exportGeneration = route({
  operation: 'exportGeneration',
  method: 'GET',
  path: '/api/ai/generations/{id}/export',
  auth: 'ai:export',
  summary:
    'Les textes gardés d’une génération, ou tous si aucun ne l’est : en CSV avec leur preuve d’origine, en Markdown, en JSON dans l’enveloppe, ou pour Google Ads Editor\u00a0; les chiffres d’un concurrent en CSV',
  params,
  query: z.object({ format: z.enum(['csv', 'md', 'json', 'google_ads_editor']).default('csv') }),
  output: z.union([z.string(), z.object({ type: z.literal('text/markdown'), text: z.string() }), ExportedTexts]),
  contentType: 'text/csv',
});

export const restoreGeneration = route({
  operation: 'restoreGeneration',
  method: 'POST',
  path: '/api/ai/generations/{id}/restore',
  auth: 'ai:write',
  summary: 'Rétablir une génération supprimée depuis moins de 30 secondes',
  params,
  body: z.strictObject({}),
  output: GenerationAnswer,
  status: 200,
});
