import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { boolParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearableLine, lineText, optionalLine } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { requiredField } from '../kernel/validation-messages.ts';
import { boardColors, boardLimits, boardTemplates } from './boards.rules.ts';

const route = routes('boards/board');
const shareRoute = routes('boards/share');

const id = z.string().min(1).max(60);
const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);

export const Board = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  color: z.enum(boardColors),
  columns: z.array(z.object({ id: z.string(), name: z.string(), savedAdCount: z.int() })),
  savedAdCount: z.int(),
  /** Whose it is: a member of the workspace. */
  ownerId: z.string().nullable(),
  clientId: z.string().nullable(),
  /** Made to see what a board is. */
  example: z.boolean(),
  /** The address of its public page, while it is shared. */
  shareUrl: z.string().nullable(),
  shareExpiresAt: z.string().nullable(),
  /** Who has the link may comment. */
  shareAllowsComments: z.boolean(),
  /** Who has the link reads the notes of the cards. */
  shareShowsNotes: z.boolean(),
  /** Who has the link reads the name of the workspace. */
  shareShowsWorkspace: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Board = z.infer<typeof Board>;

const BoardAnswer = z.object({ board: Board });
const columns = z
  .array(z.strictObject({ id: z.string().max(60).optional(), name: lineText(boardLimits.columnName) }))
  .min(1)
  .max(boardLimits.columns);

export const createBoard = route({
  operation: 'createBoard',
  method: 'POST',
  path: '/api/boards',
  auth: 'boards:write',
  summary: 'Créer un board',
  body: z.strictObject({
    name: lineText(textLimits.name),
    description: optionalLine(boardLimits.description),
    color: z.enum(boardColors).optional(),
    template: z.enum(keysOf(boardTemplates)).optional(),
    columns: columns.optional(),
    /** Without it, whoever makes it. */
    ownerId: optionalLine(60),
    clientId: optionalLine(60),
    /** Shown as one, with the way to take it away. */
    example: z.boolean().optional(),
  }),
  output: BoardAnswer,
  status: 201,
  errors: ['board_limit'],
  idempotent: true,
});

export const listBoards = route({
  operation: 'listBoards',
  method: 'GET',
  path: '/api/boards',
  auth: 'boards:read',
  summary: 'Les boards de l’espace de travail, du plus récent au plus ancien',
  query: z.object({
    /** `me` is whoever asks, `none` nobody. */
    ownerId: listParam(id).optional(),
    /** `none` is no client. */
    clientId: listParam(id).optional(),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(Board), nextCursor: z.string().nullable() }),
});

export const getBoard = route({
  operation: 'getBoard',
  method: 'GET',
  path: '/api/boards/{id}',
  auth: 'boards:read',
  summary: 'Lire un board',
  params,
  output: BoardAnswer,
});

export const updateBoard = route({
  operation: 'updateBoard',
  method: 'PUT',
  path: '/api/boards/{id}',
  auth: 'boards:write',
  summary: 'Modifier un board ; les annonces d’une colonne retirée vont dans la première',
  params,
  body: z.strictObject({
    name: lineText(textLimits.name).optional(),
    description: clearableLine(boardLimits.description),
    color: z.enum(boardColors).optional(),
    columns: columns.optional(),
    ownerId: clearableLine(60),
    clientId: clearableLine(60),
    version,
  }),
  output: BoardAnswer,
  errors: ['conflict'],
});

export const bulkBoards = route({
  operation: 'bulkBoards',
  method: 'POST',
  path: '/api/boards/bulk',
  auth: 'boards:write',
  summary: 'Confier plusieurs boards à un membre, ou les ranger chez un client',
  body: z
    .strictObject({
      ids: z.array(id).min(1).max(boardLimits.bulk),
      ownerId: clearableLine(60),
      clientId: clearableLine(60),
    })
    .check(({ value, issues }) => {
      if (value.ownerId !== undefined || value.clientId !== undefined) return;
      issues.push({ code: 'custom', message: requiredField, input: value, path: ['ownerId'] });
    }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
  }),
});

export const copyBoard = route({
  operation: 'copyBoard',
  method: 'POST',
  path: '/api/boards/{id}/copy',
  auth: 'boards:write',
  summary:
    'Dupliquer un board\u00a0: colonnes, annonces, notes et étiquettes, sans les commentaires ni le lien de partage',
  params,
  body: z.strictObject({ name: lineText(textLimits.name) }),
  /** Of a large board, the last cards still come after the answer. */
  output: BoardAnswer,
  status: 201,
  errors: ['board_limit'],
  idempotent: true,
});

export const deleteBoard = route({
  operation: 'deleteBoard',
  method: 'DELETE',
  path: '/api/boards/{id}',
  auth: 'boards:delete',
  summary: 'Supprimer un board et ce qu’il contient',
  params,
  output: z.object({ id: z.string() }),
});

export const shareBoard = shareRoute({
  operation: 'shareBoard',
  method: 'POST',
  path: '/api/boards/{id}/share',
  auth: 'boards:write',
  summary: 'Partager un board par un lien public, en lecture seule ou ouvert aux commentaires',
  params,
  body: z.strictObject({
    /** In the future; without it, the link lives until it is withdrawn. */
    expiresAt: z.iso.datetime().nullish(),
    /** Without it, an open link keeps what it has, and a new one takes none. */
    allowComments: z.boolean().optional(),
    /** Whether the notes of the cards are published; without it, as for comments. */
    notes: z.boolean().optional(),
    /** Whether the page says which workspace shares it; without it, as for comments. */
    workspaceName: z.boolean().optional(),
  }),
  output: z.object({ url: z.string(), token: z.string() }),
  status: 201,
  errors: ['conflict'],
  idempotent: true,
});

export const unshareBoard = shareRoute({
  operation: 'unshareBoard',
  method: 'DELETE',
  path: '/api/boards/{id}/share',
  auth: 'boards:write',
  summary: 'Retirer le lien public d’un board',
  params,
  output: z.object({ id: z.string() }),
});

export const exportBoard = route({
  operation: 'exportBoard',
  method: 'GET',
  path: '/api/boards/{id}/export',
  auth: 'boards:export',
  summary: 'Les annonces d’un board, en CSV',
  params,
  output: z.string(),
  contentType: 'text/csv',
  errors: ['export_too_large'],
});

export const getBoardPdf = route({
  operation: 'getBoardPdf',
  method: 'GET',
  path: '/api/boards/{id}/pdf',
  auth: 'boards:export',
  summary: 'L’adresse du PDF d’un board, valable un quart d’heure ; avec ses notes et ses étiquettes si on les demande',
  params,
  query: z.object({ notes: boolParam.optional() }),
  output: z.object({ url: z.string(), expiresAt: z.string() }),
  errors: ['export_too_large'],
});
