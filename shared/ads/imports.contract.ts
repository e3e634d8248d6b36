import * as z from 'zod';
import { dateOrders } from '../imports/date-order.ts';
import {
  columnMapping,
  importContent,
  inlineImportBytes,
  oneContent,
  runState,
  uploadAnswer,
  uploadRequest,
} from '../imports/import-run.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { Day } from './ad.ts';
import { adSources } from './ads.rules.ts';
import { longestSearchTerms, metaPageId, nothingToSync } from './sync.rules.ts';

const route = routes('ads/imports');

const params = z.object({ id: z.string().max(60) });

/** A run that brings ads into the workspace: a file, a list, or the Meta Ad Library read page by page. */
export const Import = z.object({
  id: z.string(),
  kind: z.enum(['file', 'sync']),
  /** The file's name, or what was asked of the Meta Ad Library. */
  label: z.string(),
  source: z.enum(keysOf(adSources)),
  ...runState,
  /** Lines whose ad is kept without what cannot be read of it: the first 100, and how many; the report has the others. */
  remarks: z.array(z.object({ line: z.int(), reason: z.string() })),
  remarkedCount: z.int(),
  /** Columns of a CSV, keys of a JSON, that nothing is read from: the first 50, 80 characters of each. */
  ignoredColumns: z.array(z.string()),
  /** How its dates such as `03/04/2026` are read; `decided` is false when nothing in the file tells. Null without such dates. */
  dates: z.object({ order: z.enum(dateOrders), decided: z.boolean() }).nullable(),
});
export type Import = z.infer<typeof Import>;

const ImportAnswer = z.object({ import: Import });

/** Fields of an ad that a column of a file can hold. */
export const adFields = [
  'sourceId',
  'advertiserName',
  'advertiserId',
  'advertiserUrl',
  'headline',
  'body',
  'description',
  'callToAction',
  'landingUrl',
  'snapshotUrl',
  'mediaUrl',
  'platforms',
  'format',
  'languages',
  'countries',
  'industry',
  'startedAt',
  'endedAt',
  'reachLower',
  'reachUpper',
  'spendLower',
  'spendUpper',
  'currency',
  'impressionsLower',
  'impressionsUpper',
  'payer',
  'tags',
] as const;
export type AdField = (typeof adFields)[number];

export const importAds = route({
  operation: 'importAds',
  method: 'POST',
  path: '/api/ads/import',
  auth: 'ads:write',
  summary: 'Importer des annonces : une liste, un CSV, un fichier ou un envoi préparé',
  body: z
    .strictObject({
      source: z.enum(['meta', 'tiktok', 'google', 'import']),
      ...importContent,
      /**
       * Keys of a JSON are named by their path: `page.name`. Of a table without an end, a column of dates that may be it has to
       * be named, were it with null: left out, its ads would all count as active.
       */
      mapping: columnMapping(adFields).optional(),
      /** How `03/04/2026` is read where the file itself does not tell: the day first, if nothing is said. */
      dateOrder: z.enum(dateOrders).optional(),
    })
    .check(oneContent),
  output: ImportAnswer,
  status: 202,
  errors: ['upload_missing', 'imports_waiting'],
  idempotent: true,
  bodyLimit: inlineImportBytes,
});

export const createAdUpload = route({
  operation: 'createAdUpload',
  method: 'POST',
  path: '/api/ads/uploads',
  auth: 'ads:write',
  summary: 'Préparer l’envoi direct d’un gros fichier',
  body: uploadRequest,
  output: uploadAnswer,
  status: 201,
  idempotent: true,
});

export const listAdImports = route({
  operation: 'listAdImports',
  method: 'GET',
  path: '/api/ads/imports',
  auth: 'ads:read',
  summary: 'Les imports d’annonces de l’espace de travail, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Import), nextCursor: z.string().nullable() }),
});

export const getAdImport = route({
  operation: 'getAdImport',
  method: 'GET',
  path: '/api/ads/imports/{id}',
  auth: 'ads:read',
  summary: 'Suivre un import d’annonces',
  params,
  output: ImportAnswer,
});

export const getAdImportReport = route({
  operation: 'getAdImportReport',
  method: 'GET',
  path: '/api/ads/imports/{id}/report',
  auth: 'ads:read',
  summary: 'Les lignes refusées d’un import, et celles qui appellent une remarque, en CSV',
  params,
  output: z.string(),
  contentType: 'text/csv',
});

export const cancelAdImport = route({
  operation: 'cancelAdImport',
  method: 'POST',
  path: '/api/ads/imports/{id}/cancel',
  auth: 'ads:write',
  summary: 'Arrêter un import ; ce qui est déjà enregistré reste',
  params,
  body: z.strictObject({}),
  output: ImportAnswer,
  errors: ['import_finished'],
});

export const syncAds = route({
  operation: 'syncAds',
  method: 'POST',
  path: '/api/ads/sync',
  auth: 'ads:write',
  summary: 'Lire la Bibliothèque publicitaire de Meta avec le jeton de l’espace de travail',
  body: z
    .strictObject({
      country: z.string().regex(/^[A-Z]{2}$/, 'Code de pays attendu'),
      searchTerms: lineText(longestSearchTerms).optional(),
      pageIds: z.array(z.string().regex(metaPageId, 'Identifiant de page attendu')).min(1).max(10).optional(),
      since: Day.optional(),
    })
    .check(({ value, issues }) => {
      if (value.searchTerms || value.pageIds) return;
      issues.push({ code: 'custom', message: nothingToSync, input: value, path: ['searchTerms'] });
    }),
  output: ImportAnswer,
  status: 202,
  errors: ['meta_not_connected'],
  idempotent: true,
});
