import * as z from 'zod';
import { dateOrders } from '../imports/date-order.ts';
import {
  importContent,
  inlineImportBytes,
  mappingTo,
  oneContent,
  runState,
  uploadAnswer,
  uploadRequest,
} from '../imports/import-run.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { reference } from './field-schemas.ts';
import { fields, type NamesWith, namesWith } from './fields.ts';
import { prospectSources, prospectStatuses } from './prospects.rules.ts';

const route = routes('prospects/imports');

const params = z.object({ id: z.string().max(60) });

/** Fields of a prospect that a column of a file can hold; `fullName` is parted into first and last name. */
export const prospectFields = namesWith('imported');
export type ProspectField = NamesWith<'imported'>;

/** Fields that several columns may give: each adds to it. */
export const sharedFields: ReadonlySet<ImportTarget | null> = new Set<ProspectField>(
  prospectFields.filter((name) => fields[name].imported === 'several'),
);

/** A field of the workspace, as a column may hold it: its id after `custom.`. */
const customTarget = z.templateLiteral(['custom.', z.string().regex(/^pfd_\w{1,40}$/)]);
/** What a column of a file may be read as. */
const importTarget = z.union([z.enum(prospectFields), customTarget]);
export type ImportTarget = z.infer<typeof importTarget>;

/** A row of a file as it would be stored, or why it would not. */
const PreviewRow = z.object({
  line: z.int(),
  values: z.partialRecord(z.enum(prospectFields), z.string()),
  /** By id, of the fields of the workspace. */
  custom: z.record(z.string(), z.string()).default({}),
  /** What the import makes of it; null when it is refused, or was looked at by an earlier version. */
  act: z.enum(['created', 'updated', 'skipped']).nullable().default(null),
  problem: z.string().nullable(),
  /** What of it could not be read, and whether it goes to the notes; or why it changes nothing. */
  remark: z.string().nullable(),
  /** Who has this e-mail already: a prospect, or an earlier line of the file. */
  duplicate: z.union([z.object({ prospectId: z.string() }), z.object({ line: z.int() })]).nullable(),
});

/** A run that brings prospects into the workspace, or only says what it would bring. */
export const ProspectImport = z.object({
  id: z.string(),
  /** The file's name. */
  label: z.string(),
  source: z.enum(keysOf(prospectSources)),
  /** What becomes of a line whose e-mail is known. */
  mode: z.enum(['skip', 'update']),
  dryRun: z.boolean(),
  ...runState,
  /** How the file is written, once it is known. */
  layout: z.object({ encoding: z.string(), separator: z.string().nullable() }).nullable(),
  /** Lines that are kept with a remark, of which something cannot be read, and whether the notes have it: the first 100, and how many. */
  remarks: z.array(z.object({ line: z.int(), reason: z.string() })),
  remarkedCount: z.int(),
  /** The columns of a CSV with what they are read as, null when they are ignored, and, of a dry run, the first value that is not empty. */
  columns: z.array(
    z.object({
      header: z.string(),
      field: importTarget.nullable(),
      sample: z.string(),
      /** It seems to say who refuses to be contacted: `mapping` has to say what it holds, or that it is left out. */
      undecided: z.boolean(),
    }),
  ),
  /** The first 50 values of the status column: what each stands for; null when it is left out or, if not `known`, nobody knows. */
  statuses: z.array(
    z.object({
      value: z.string(),
      count: z.int(),
      status: z.enum(keysOf(prospectStatuses)).nullable(),
      known: z.boolean(),
    }),
  ),
  /** How its dates such as `03/04/2026` are read; `decided` is false when nothing in the file tells. Null without such dates. */
  dates: z.object({ order: z.enum(dateOrders), decided: z.boolean() }).nullable(),
  /** The first 20 rows of a dry run, which is removed after a day. A list of imports shows neither these nor columns, statuses, remarks. */
  preview: z.array(PreviewRow),
  /** Until when the prospects that it created can be removed together; null when they cannot. */
  undoableUntil: z.string().nullable(),
  /** Of an import that was undone: when, null as long as it is under way, how many were removed, and how many stay since someone edited them. */
  undone: z.object({ at: z.string().nullable(), removed: z.int(), kept: z.int() }).nullable(),
});
export type ProspectImport = z.infer<typeof ProspectImport>;

const mostStatuses = 50;

/** By a value of the status column, what it stands for; null leaves it out. The workspace remembers it for its next imports. */
const statuses = z
  .record(lineText(100), z.enum(keysOf(prospectStatuses)).nullable())
  .refine((values) => Object.keys(values).length <= mostStatuses, `Maximum\u00a0: ${mostStatuses} statuts`);

const ImportAnswer = z.object({ import: ProspectImport });

const mapping = mappingTo(importTarget).check(({ value, issues }) => {
  const taken = new Set<string>();
  for (const [column, field] of Object.entries(value)) {
    if (field && taken.has(field) && !sharedFields.has(field))
      issues.push({ code: 'custom', message: 'Deux colonnes donnent le même champ', input: value, path: [column] });
    if (field) taken.add(field);
  }
});

export const importProspects = route({
  operation: 'importProspects',
  method: 'POST',
  path: '/api/prospects/import',
  auth: 'prospects:write',
  summary: 'Importer des prospects : une liste, un CSV, un fichier ou un envoi préparé',
  body: z
    .strictObject({
      /** Of the prospects whose line does not say it. */
      source: z.enum(keysOf(prospectSources)).default('import'),
      mode: z.enum(['skip', 'update']).default('skip'),
      /** Whose the new prospects are, and the client that they are filed under, where their line does not say it. */
      ownerId: reference.optional(),
      clientId: reference.optional(),
      /** Stores nothing: says what would be. An upload stays there for the import itself. */
      dryRun: z.boolean().default(false),
      ...importContent,
      /** `notes`, `tags` and `doNotContact` may be given by several columns. */
      mapping: mapping.optional(),
      statuses: statuses.optional(),
      /** How `03/04/2026` is read where the column itself does not tell: the day first, if nothing is said. */
      dateOrder: z.enum(dateOrders).optional(),
      /** Country of the telephone numbers whose line has none, an ISO code: France, if nothing is said. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Code de pays attendu')
        .optional(),
    })
    .check(oneContent),
  output: ImportAnswer,
  status: 202,
  errors: ['upload_missing', 'imports_waiting'],
  idempotent: true,
  bodyLimit: inlineImportBytes,
});

export const createProspectUpload = route({
  operation: 'createProspectUpload',
  method: 'POST',
  path: '/api/prospects/uploads',
  auth: 'prospects:write',
  summary: 'Préparer l’envoi direct d’un gros fichier de prospects',
  body: uploadRequest,
  output: uploadAnswer,
  status: 201,
  idempotent: true,
});

export const listProspectImports = route({
  operation: 'listProspectImports',
  method: 'GET',
  path: '/api/prospects/imports',
  auth: 'prospects:read',
  summary: 'Les imports de prospects, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(ProspectImport), nextCursor: z.string().nullable() }),
});

export const getProspectImport = route({
  operation: 'getProspectImport',
  method: 'GET',
  path: '/api/prospects/imports/{id}',
  auth: 'prospects:read',
  summary: 'Suivre un import de prospects',
  params,
  output: ImportAnswer,
});

export const getProspectImportReport = route({
  operation: 'getProspectImportReport',
  method: 'GET',
  path: '/api/prospects/imports/{id}/report',
  auth: 'prospects:read',
  summary:
    'Ce qui est à dire des lignes d’un import de prospects, en CSV : refusées, reprises avec une remarque, ignorées',
  params,
  output: z.string(),
  contentType: 'text/csv',
});

export const cancelProspectImport = route({
  operation: 'cancelProspectImport',
  method: 'POST',
  path: '/api/prospects/imports/{id}/cancel',
  auth: 'prospects:write',
  summary: 'Arrêter un import de prospects ; ce qui est déjà enregistré reste',
  params,
  body: z.strictObject({}),
  output: ImportAnswer,
  errors: ['import_finished'],
});

export const undoProspectImport = route({
  operation: 'undoProspectImport',
  method: 'POST',
  path: '/api/prospects/imports/{id}/undo',
  auth: 'prospects:delete',
  summary:
    'Annuler un import de prospects terminé depuis moins de 30 jours : ceux qu’il a créés sont supprimés, sauf ceux que quelqu’un a modifiés depuis',
  params,
  body: z.strictObject({}),
  output: ImportAnswer,
  status: 202,
  errors: ['import_running', 'import_not_undoable'],
});
