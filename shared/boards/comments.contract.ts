import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText, requiredText } from '../kernel/text.ts';
import { requiredField } from '../kernel/validation-messages.ts';
import { boardLimits } from './boards.rules.ts';
import { sharedCommentsPath } from './shared-board-path.contract.ts';

const route = routes('boards/comments');

const id = z.string().max(60);
const cardParams = z.object({ id });
const params = z.object({ id, commentId: id });
const version = z.int().min(1);

/** Spaces without any width are not told from nothing. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const text = requiredText(boardLimits.comment).regex(visible, requiredField);
const mentions = z.array(id).max(boardLimits.mentions);

const Named = z.object({ id: z.string(), name: z.string() });

export const Comment = z.object({
  id: z.string(),
  text: z.string(),
  /** Members named in it, as they were called then. */
  mentions: z.array(Named),
  /** A visitor of the public link has no id, and the name that they gave. */
  author: z.object({ id: z.string().nullable(), name: z.string() }),
  /** Left by a visitor of the public link. */
  outside: z.boolean(),
  /** The public link shows it, as long as it takes comments. */
  shared: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  version: z.int(),
});
export type Comment = z.infer<typeof Comment>;

const CommentAnswer = z.object({ comment: Comment });

export const listComments = route({
  operation: 'listComments',
  method: 'GET',
  path: '/api/boards/saved-ads/{id}/comments',
  auth: 'boards:read',
  summary: 'Les commentaires d’une annonce enregistrée, du plus récent au plus ancien',
  params: cardParams,
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Comment), nextCursor: z.string().nullable() }),
});

export const createComment = route({
  operation: 'createComment',
  method: 'POST',
  path: '/api/boards/saved-ads/{id}/comments',
  auth: 'boards:write',
  summary: 'Commenter une annonce enregistrée ; les membres cités en sont avertis',
  params: cardParams,
  body: z.strictObject({ text, mentions: mentions.optional(), shared: z.boolean().optional() }),
  output: CommentAnswer,
  status: 201,
  errors: ['card_comment_limit', 'conflict'],
  idempotent: true,
});

export const updateComment = route({
  operation: 'updateComment',
  method: 'PUT',
  path: '/api/boards/saved-ads/{id}/comments/{commentId}',
  auth: 'boards:write',
  summary: 'Modifier son commentaire ; seuls les membres nouvellement cités en sont avertis',
  params,
  body: z.strictObject({
    text: text.optional(),
    mentions: mentions.optional(),
    shared: z.boolean().optional(),
    version,
  }),
  output: CommentAnswer,
  errors: ['not_comment_author', 'conflict'],
});

export const deleteComment = route({
  operation: 'deleteComment',
  method: 'DELETE',
  path: '/api/boards/saved-ads/{id}/comments/{commentId}',
  auth: 'boards:write',
  summary: 'Supprimer son commentaire, ou celui d’un autre avec le droit de supprimer dans les boards',
  params,
  output: z.object({ id: z.string() }),
});

export const restoreComment = route({
  operation: 'restoreComment',
  method: 'POST',
  path: '/api/boards/saved-ads/{id}/comments/{commentId}/restore',
  auth: 'boards:write',
  summary: 'Rétablir un commentaire supprimé depuis moins de 30 secondes',
  params,
  body: z.strictObject({}),
  output: CommentAnswer,
  errors: ['card_comment_limit', 'conflict'],
});

const sharedParams = z.object({ token: z.string().max(200), id });

/** What the public link shows of a comment: no id of a person, and of members only what they meant for it. */
export const SharedComment = z.object({
  id: z.string(),
  author: z.string(),
  /** From the team of the board, not from a visitor. */
  team: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
});
export type SharedComment = z.infer<typeof SharedComment>;

export const listSharedComments = route({
  operation: 'listSharedComments',
  method: 'GET',
  path: sharedCommentsPath,
  auth: 'public',
  summary: 'Les commentaires d’une annonce d’un board partagé, du plus récent au plus ancien, sans compte',
  params: sharedParams,
  query: z.object(pageQuery),
  output: z.object({ items: z.array(SharedComment), nextCursor: z.string().nullable() }),
  errors: ['rate_limited'],
});

export const createSharedComment = route({
  operation: 'createSharedComment',
  method: 'POST',
  path: sharedCommentsPath,
  auth: 'public',
  summary: 'Commenter une annonce d’un board partagé, sans compte, quand son lien le permet',
  params: sharedParams,
  body: z.strictObject({ name: lineText(boardLimits.visitorName).regex(visible, requiredField), text }),
  output: z.object({ comment: SharedComment }),
  status: 201,
  errors: ['card_comment_limit', 'conflict', 'rate_limited'],
  idempotent: true,
});
