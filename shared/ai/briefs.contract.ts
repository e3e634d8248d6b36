import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { briefLimits } from './brands.rules.ts';
import { Brief, KeptBrief } from './brief.ts';

const route = routes('ai/briefs');

const id = z.string().max(60);
const params = z.object({ id });
const name = lineText(briefLimits.name);
const BriefAnswer = z.object({ brief: KeptBrief });

export const createBrief = route({
  operation: 'createBrief',
  method: 'POST',
  path: '/api/ai/briefs',
  auth: 'ai:write',
  summary: 'Garder un brief',
  body: z.strictObject({ name, brandId: id.min(1).optional(), personaId: id.min(1).optional(), brief: Brief }),
  output: BriefAnswer,
  status: 201,
  errors: ['brief_limit', 'not_found'],
  idempotent: true,
});

export const listBriefs = route({
  operation: 'listBriefs',
  method: 'GET',
  path: '/api/ai/briefs',
  auth: 'ai:read',
  summary: 'Les briefs, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(KeptBrief), nextCursor: z.string().nullable() }),
});

export const getBrief = route({
  operation: 'getBrief',
  method: 'GET',
  path: '/api/ai/briefs/{id}',
  auth: 'ai:read',
  summary: 'Lire un brief',
  params,
  output: BriefAnswer,
});

export const updateBrief = route({
  operation: 'updateBrief',
  method: 'PUT',
  path: '/api/ai/briefs/{id}',
  auth: 'ai:write',
  summary: 'Modifier un brief',
  params,
  body: z.strictObject({
    name: name.optional(),
    /** Null takes it off its brand. */
    brandId: id.min(1).nullable().optional(),
    personaId: id.min(1).nullable().optional(),
    /** Takes the place of what was there. */
    brief: Brief.optional(),
    version: z.int().min(1),
  }),
  output: BriefAnswer,
  errors: ['conflict'],
});

export const deleteBrief = route({
  operation: 'deleteBrief',
  method: 'DELETE',
  path: '/api/ai/briefs/{id}',
  auth: 'ai:delete',
  summary: 'Supprimer un brief',
  params,
  output: z.object({ id: z.string() }),
});
