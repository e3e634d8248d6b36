import * as z from 'zod';
import { adPlatforms } from '../ads/ads.rules.ts';
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
import { importFields, importQuestions } from './import-fields.ts';
import { resultCounters } from './learning.rules.ts';

const route = routes('learning/imports');

const params = z.object({ id: z.string().max(60) });

/** A run that brings what ads did, or only says what it would bring. */
export const LearningImport = z.object({
  id: z.string(),
  /** The file's name. */
  label: z.string(),
  dryRun: z.boolean(),
  /** `created` and `updated` count ads: those that no import had, and those whose figures or words it takes the place of. */
  ...runState,
  platform: z.enum(keysOf(adPlatforms)).nullable(),
  brandId: z.string().nullable(),
  /** Of its ads, how many have a text and how many a format; of their rows, an ad or one of its days, how many there are. */
  ads: z.int(),
  withText: z.int(),
  withFormat: z.int(),
  rows: z.int(),
  /** Ads of earlier imports that its texts are joined to, where it brings no figures. */
  joined: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  currency: z.string().nullable(),
  /** The counters that it has; the others were not measured. */
  measured: z.array(z.enum(resultCounters)),
  sums: z.partialRecord(z.enum(resultCounters), z.number()),
  /** Lines of totals, and headers met again. */
  ignored: z.int(),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  /** What the file does not tell, and the import waits to be told; then it has failed. */
  questions: z.array(z.enum(importQuestions)),
  /** The columns with what they are read as, null when they are left out, and of a dry run the first value that is not empty. */
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable(), sample: z.string() })),
});
export type LearningImport = z.infer<typeof LearningImport>;

const ImportAnswer = z.object({ import: LearningImport });

export const importResults = route({
  operation: 'importResults',
  method: 'POST',
  path: '/api/learning/import',
  auth: 'learning:write',
  summary: 'Importer les résultats d’annonces : une liste, un CSV, un fichier ou un envoi préparé',
  body: z
    .strictObject({
      ...importContent,
      /** Of the lines that do not say theirs. */
      platform: z.enum(keysOf(adPlatforms)).optional(),
      brandId: z.string().min(1).max(60).optional(),
      mapping: columnMapping(importFields).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Code de devise attendu, comme EUR')
        .optional(),
      dateOrder: z.enum(dateOrders).optional(),
      decimal: z.enum([',', '.']).optional(),
      /** Stores nothing: says what would become of the file. An upload stays there for the import itself. */
      dryRun: z.boolean().default(false),
    })
    .check(oneContent),
  output: ImportAnswer,
  status: 202,
  errors: ['not_found', 'upload_missing', 'imports_waiting'],
  idempotent: true,
  bodyLimit: inlineImportBytes,
});

export const createResultUpload = route({
  operation: 'createResultUpload',
  method: 'POST',
  path: '/api/learning/uploads',
  auth: 'learning:write',
  summary: 'Préparer l’envoi direct d’un gros fichier de résultats',
  body: uploadRequest,
  output: uploadAnswer,
  status: 201,
  idempotent: true,
});

export const listResultImports = route({
  operation: 'listResultImports',
  method: 'GET',
  path: '/api/learning/imports',
  auth: 'learning:read',
  summary: 'Les imports de résultats, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(LearningImport), nextCursor: z.string().nullable() }),
});

export const getResultImport = route({
  operation: 'getResultImport',
  method: 'GET',
  path: '/api/learning/imports/{id}',
  auth: 'learning:read',
  summary: 'Suivre un import de résultats',
  params,
  output: ImportAnswer,
});

export const getResultImportReport = route({
  operation: 'getResultImportReport',
  method: 'GET',
  path: '/api/learning/imports/{id}/report',
  auth: 'learning:read',
  summary: 'Les lignes refusées d’un import de résultats, en CSV',
  params,
  output: z.string(),
  contentType: 'text/csv',
});

export const cancelResultImport = route({
  operation: 'cancelResultImport',
  method: 'POST',
  path: '/api/learning/imports/{id}/cancel',
  auth: 'learning:write',
  summary: 'Arrêter un import de résultats ; rien n’en est compté',
  params,
  body: z.strictObject({}),
  output: ImportAnswer,
  errors: ['import_finished'],
});

export const deleteResultImport = route({
  operation: 'deleteResultImport',
  method: 'DELETE',
  path: '/api/learning/imports/{id}',
  auth: 'learning:delete',
  summary: 'Retirer un import de résultats : dès la lecture suivante, aucun chiffre ne le compte',
  params,
  output: z.object({ id: z.string() }),
  errors: ['import_running'],
});
