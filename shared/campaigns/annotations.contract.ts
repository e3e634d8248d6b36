import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { Annotation } from './annotation.ts';
import { campaignLimits } from './campaigns.rules.ts';
import { checkPeriod } from './period-query.ts';

const route = routes('campaigns/annotations');

const id = z.string().max(60);
const params = z.object({ id });
const text = lineText(campaignLimits.annotation);
const campaignId = id.min(1).nullable();
const AnnotationAnswer = z.object({ annotation: Annotation });

export const listAnnotations = route({
  operation: 'listAnnotations',
  method: 'GET',
  path: '/api/campaigns/annotations',
  auth: 'campaigns:read',
  summary: 'Ce qui s’est passé, jour par jour\u00a0: les notes de l’équipe et les changements de statut et de budget',
  query: z
    .object({ from: Day.optional(), to: Day.optional(), campaignId: id.optional(), ...pageQuery })
    .check(checkPeriod),
  /** The latest day first. */
  output: z.object({ items: z.array(Annotation), nextCursor: z.string().nullable() }),
});

export const createAnnotation = route({
  operation: 'createAnnotation',
  method: 'POST',
  path: '/api/campaigns/annotations',
  auth: 'campaigns:write',
  summary: 'Noter ce qui s’est passé un jour',
  /** Without a campaign, it is of them all. */
  body: z.strictObject({ date: Day, text, campaignId: campaignId.default(null) }),
  output: AnnotationAnswer,
  status: 201,
  errors: ['not_found'],
  idempotent: true,
});

export const updateAnnotation = route({
  operation: 'updateAnnotation',
  method: 'PUT',
  path: '/api/campaigns/annotations/{id}',
  auth: 'campaigns:write',
  summary: 'Modifier une note',
  params,
  /** What is missing stays. */
  body: z.strictObject({ date: Day.optional(), text: text.optional(), version: z.int().min(1) }),
  output: AnnotationAnswer,
  errors: ['conflict'],
});

export const deleteAnnotation = route({
  operation: 'deleteAnnotation',
  method: 'DELETE',
  path: '/api/campaigns/annotations/{id}',
  auth: 'campaigns:delete',
  summary: 'Supprimer une note ; elle se rétablit pendant 30 secondes',
  params,
  output: z.object({ id: z.string() }),
});

export const restoreAnnotation = route({
  operation: 'restoreAnnotation',
  method: 'POST',
  path: '/api/campaigns/annotations/{id}/restore',
  auth: 'campaigns:write',
  summary: 'Rétablir une note supprimée depuis moins de 30 secondes',
  params,
  body: z.strictObject({}),
  output: AnnotationAnswer,
  status: 200,
});
