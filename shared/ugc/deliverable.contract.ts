import * as z from 'zod';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { deliverableLimits, deliverableStatuses, deliverableTypes } from './deliverable.rules.ts';
import { Deliverable, DeliverableSummary, newCommentFields, UgcCommentShape } from './deliverable.ts';

const route = routes('ugc/deliverable');

const id = z.string().max(60);
const params = z.object({ id });
const DeliverableAnswer = z.object({ deliverable: Deliverable });
const CommentAnswer = z.object({ comment: UgcCommentShape });

export const listUgcDeliverables = route({
  operation: 'listUgcDeliverables',
  method: 'GET',
  path: '/api/ugc/deliverables',
  auth: 'ugc:read',
  summary: 'Les livrables, les plus récents d’abord',
  query: z.object({
    status: listParam(z.enum(deliverableStatuses), 4).optional(),
    type: listParam(z.enum(deliverableTypes), 6).optional(),
    brandId: id.optional(),
    campaignId: id.optional(),
    creatorId: id.optional(),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(DeliverableSummary), nextCursor: z.string().nullable() }),
});

export const getUgcDeliverable = route({
  operation: 'getUgcDeliverable',
  method: 'GET',
  path: '/api/ugc/deliverables/{id}',
  auth: 'ugc:read',
  summary: 'Un livrable, ses versions et leurs commentaires',
  params,
  output: DeliverableAnswer,
});

export const updateUgcDeliverable = route({
  operation: 'updateUgcDeliverable',
  method: 'PUT',
  path: '/api/ugc/deliverables/{id}',
  auth: 'ugc:write',
  summary: 'Dire dans quelle campagne et sous quel nom d’annonce un livrable est diffusé',
  params,
  body: z.strictObject({
    linkedCampaignId: id.nullable().optional(),
    adName: z.string().trim().min(1).max(deliverableLimits.adName).nullable().optional(),
    version: z.int().min(1),
  }),
  output: DeliverableAnswer,
  errors: ['forbidden', 'conflict'],
});

export const createUgcComment = route({
  operation: 'createUgcComment',
  method: 'POST',
  path: '/api/ugc/deliverables/{id}/comments',
  auth: 'ugc:write',
  summary: 'Commenter une version d’un livrable',
  params,
  body: z.strictObject(newCommentFields),
  output: CommentAnswer,
  status: 201,
  errors: ['comment_limit'],
  idempotent: true,
});

export const updateUgcComment = route({
  operation: 'updateUgcComment',
  method: 'PUT',
  path: '/api/ugc/deliverables/{id}/comments/{commentId}',
  auth: 'ugc:write',
  summary: 'Modifier, retirer ou dire fait un commentaire',
  params: z.object({ id, commentId: id }),
  body: z.strictObject({
    text: z.string().trim().min(1).max(deliverableLimits.commentText).optional(),
    resolved: z.boolean().optional(),
    deleted: z.literal(true).optional(),
    version: z.int().min(1),
  }),
  /** Null once it is taken away. */
  output: z.object({ comment: UgcCommentShape.nullable() }),
  errors: ['conflict'],
});

export const getSpaceDeliverable = route({
  operation: 'getSpaceDeliverable',
  method: 'GET',
  path: '/api/ugc/space/deliverables/{id}',
  auth: 'creator',
  summary: 'Un livrable que l’on fait, ses versions et leurs commentaires',
  params,
  output: DeliverableAnswer,
});

export const createSpaceComment = route({
  operation: 'createSpaceComment',
  method: 'POST',
  path: '/api/ugc/space/deliverables/{id}/comments',
  auth: 'creator',
  summary: 'Répondre à un commentaire, ou en écrire un',
  params,
  body: z.strictObject(newCommentFields),
  output: CommentAnswer,
  status: 201,
  errors: ['comment_limit'],
  idempotent: true,
});
