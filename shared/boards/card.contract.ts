import * as z from 'zod';
import { Ad } from '../ads/ad.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearableText, lineText, optionalText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { requiredField } from '../kernel/validation-messages.ts';
import { boardColors, boardLimits } from './boards.rules.ts';
import { sharedBoardPath } from './shared-board-path.contract.ts';

const route = routes('boards/card');
const shareRoute = routes('boards/share');

const params = z.object({ id: z.string().max(60) });
const id = z.string().min(1).max(60);
const tag = lineText(textLimits.tag);
const tags = z.array(tag).max(boardLimits.tags);

/** An ad on a board, as it was when it was saved. */
export const SavedAd = z.object({
  id: z.string(),
  boardId: z.string(),
  columnId: z.string(),
  /** Orders the cards of a column by plain comparison of text. */
  position: z.string(),
  adId: z.string(),
  ad: Ad,
  /** The same ad today; `gone` when the library no longer has it. */
  live: z.object({ active: z.boolean(), endedAt: z.string().nullable(), gone: z.boolean() }),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  savedBy: z.object({ id: z.string(), name: z.string() }),
  commentCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type SavedAd = z.infer<typeof SavedAd>;

const SavedAdAnswer = z.object({ savedAd: SavedAd });

export const saveAd = route({
  operation: 'saveAd',
  method: 'POST',
  path: '/api/boards/saved-ads',
  auth: 'boards:write',
  summary: 'Enregistrer une annonce sur un board',
  body: z.strictObject({
    boardId: id,
    adId: id,
    columnId: id.optional(),
    note: optionalText(boardLimits.note),
    tags: tags.optional(),
  }),
  output: SavedAdAnswer,
  status: 201,
  errors: ['not_found', 'already_saved', 'saved_ad_limit'],
  idempotent: true,
});

export const listSavedAds = route({
  operation: 'listSavedAds',
  method: 'GET',
  path: '/api/boards/saved-ads',
  auth: 'boards:read',
  summary: 'Les annonces enregistrées, dans l’ordre du board',
  query: z.object({
    boardId: id.optional(),
    columnId: id.optional(),
    tag: tag.optional(),
    q: z.string().trim().max(textLimits.query).optional(),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(SavedAd), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

export const updateSavedAd = route({
  operation: 'updateSavedAd',
  method: 'PUT',
  path: '/api/boards/saved-ads/{id}',
  auth: 'boards:write',
  summary: 'Déplacer ou annoter une annonce enregistrée',
  params,
  body: z.strictObject({
    boardId: id.optional(),
    columnId: id.optional(),
    /** Goes just above this one. */
    before: id.optional(),
    /** Goes just below this one. */
    after: id.optional(),
    note: clearableText(boardLimits.note),
    tags: tags.optional(),
    version: z.int().min(1),
  }),
  output: SavedAdAnswer,
  errors: ['conflict', 'already_saved', 'saved_ad_limit'],
});

export const deleteSavedAd = route({
  operation: 'deleteSavedAd',
  method: 'DELETE',
  path: '/api/boards/saved-ads/{id}',
  auth: 'boards:delete',
  summary: 'Retirer une annonce d’un board',
  params,
  output: z.object({ id: z.string() }),
});

export const checkSavedAd = route({
  operation: 'checkSavedAd',
  method: 'GET',
  path: '/api/boards/saved-ads/{id}/check',
  auth: 'boards:read',
  summary: 'Savoir sur quels boards une annonce est enregistrée',
  params,
  output: z.object({
    saved: z.boolean(),
    savedAds: z.array(z.object({ id: z.string(), boardId: z.string(), boardName: z.string() })),
  }),
});

export const bulkSavedAds = route({
  operation: 'bulkSavedAds',
  method: 'POST',
  path: '/api/boards/saved-ads/bulk',
  auth: 'boards:write',
  summary: 'Déplacer, étiqueter ou retirer plusieurs annonces enregistrées',
  body: z
    .strictObject({
      ids: z.array(id).min(1).max(200),
      action: z.enum(['move', 'tag', 'untag', 'delete']),
      /** Where `move` takes them. */
      boardId: id.optional(),
      columnId: id.optional(),
      /** What `tag` adds and `untag` takes off. */
      tag: tag.optional(),
    })
    .check(({ value, issues }) => {
      const needed = ({ move: 'columnId', tag: 'tag', untag: 'tag', delete: null } as const)[value.action];
      if (!needed || value[needed] !== undefined) return;
      issues.push({ code: 'custom', message: requiredField, input: value, path: [needed] });
    }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
  }),
});

export const getSharedBoard = shareRoute({
  operation: 'getSharedBoard',
  method: 'GET',
  path: sharedBoardPath,
  auth: 'public',
  summary: 'Lire un board partagé, sans compte',
  params: z.object({ token: z.string().max(200) }),
  query: z.object(pageQuery),
  output: z.object({
    board: z.object({
      name: z.string(),
      description: z.string().nullable(),
      color: z.enum(boardColors),
      columns: z.array(z.object({ id: z.string(), name: z.string(), savedAdCount: z.int() })),
      expiresAt: z.string().nullable(),
      /** Whom it is shared in the name of. */
      client: z.object({ name: z.string(), color: z.enum(boardColors), logoUrl: z.string().nullable() }).nullable(),
      /** The name of the workspace that shares it, when the link says it. */
      sharedBy: z.string().nullable(),
      allowComments: z.boolean(),
    }),
    /** Neither tags nor names: those stay within the team, and so do notes unless the link shows them. `commentCount` is of what it shows. */
    items: z.array(
      z.object({
        id: z.string(),
        columnId: z.string(),
        ad: Ad,
        note: z.string().nullable(),
        commentCount: z.int(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  errors: ['rate_limited'],
});
