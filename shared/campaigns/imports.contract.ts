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
import { addedCounters } from '../rules/counters.ts';
import { campaignLimits, campaignPlatforms } from './campaigns.rules.ts';
import { importFields, importQuestions } from './import-fields.ts';

const route = routes('campaigns/imports');

const params = z.object({ id: z.string().max(60) });
const Sums = z.partialRecord(z.enum(addedCounters as [string, ...string[]]), z.number());

/** Most names of campaigns that an import shows. */
export const shownNames = 200;

/** A campaign as a file names it, and the one of the workspace that it is; none when it is to be made. */
const NamedCampaign = z.object({
  name: z.string(),
  externalId: z.string().nullable(),
  lines: z.int(),
  spend: z.number().nullable(),
  campaignId: z.string().nullable(),
  campaignName: z.string().nullable(),
  /** Other names of the file that are spelled nearly alike: they may be the same campaign. */
  near: z.array(z.string()),
});

/** A run that brings figures into the workspace, or only says what it would bring. */
export const CampaignImport = z.object({
  id: z.string(),
  /** The file's name. */
  label: z.string(),
  kind: z.literal('performance'),
  dryRun: z.boolean(),
  /** `created`, `updated` and `skipped`, those that were there already, count rows: the lines of a day, an ad and a segment are one. */
  ...runState,
  platform: z.enum(keysOf(campaignPlatforms)).nullable(),
  /** Where all its lines go. */
  campaignId: z.string().nullable(),
  /** The connected ad account that it reads; null of a file. */
  connectionId: z.string().nullable(),
  /** Of the campaigns that it names; `overLimit` of those made are paused, since the plan takes no more active ones. */
  campaigns: z.object({ created: z.int(), matched: z.int(), overLimit: z.int() }),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Lines of totals, and headers met again. */
  ignored: z.int(),
  /** How the file is written, as far as it is known. */
  layout: z
    .object({
      encoding: z.string(),
      separator: z.string().nullable(),
      decimal: z.enum([',', '.']).nullable(),
      dateOrder: z.enum(dateOrders).nullable(),
      headerLine: z.int().nullable(),
    })
    .nullable(),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  /** What the file does not tell, and the import waits to be told; then it has failed. */
  questions: z.array(z.enum(importQuestions)),
  /** The columns with what they are read as, null when they are left out, and of a dry run the first value that is not empty. */
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable(), sample: z.string() })),
  names: z.array(NamedCampaign),
  /** What its lines add up to, those refused left aside, by currency; and what its own line of totals says. */
  sums: z.array(z.object({ currency: z.string(), lines: z.int(), counts: Sums })),
  fileTotal: Sums.nullable(),
  refusedSpend: z.number().nullable(),
});
export type CampaignImport = z.infer<typeof CampaignImport>;

const ImportAnswer = z.object({ import: CampaignImport });

const mostNames = 1_000;
const names = z
  .record(z.string().max(400), lineText(campaignLimits.name))
  .refine((all) => Object.keys(all).length <= mostNames, {
    error: () => `Maximum\u00a0: ${mostNames.toLocaleString('fr-FR')} noms`,
  });

export const importCampaigns = route({
  operation: 'importCampaigns',
  method: 'POST',
  path: '/api/campaigns/import',
  auth: 'campaigns:write',
  summary: 'Importer les chiffres de campagnes : une liste, un CSV, un fichier ou un envoi préparé',
  body: z
    .strictObject({
      ...importContent,
      kind: z.literal('performance').default('performance'),
      platform: z.enum(keysOf(campaignPlatforms)).optional(),
      /** All lines go into this campaign. */
      campaignId: z.string().min(1).max(60).optional(),
      mapping: columnMapping(importFields).optional(),
      /** By a name in the file, the campaign that it is: its id, or the name that it is to be found or made under. */
      campaignNames: names.optional(),
      /** Where the file does not say it. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Code de devise attendu, comme EUR')
        .optional(),
      dateOrder: z.enum(dateOrders).optional(),
      decimal: z.enum([',', '.']).optional(),
      /** What becomes of a line over several days: refused, or shared evenly between them. */
      periodRows: z.enum(['refuse', 'spread']).default('refuse'),
      /** The client that campaigns it makes are filed under. */
      clientId: z.string().min(1).max(60).optional(),
      /** Stores no figures: says what would become of them. An upload stays there for the import itself. */
      dryRun: z.boolean().default(false),
    })
    .check(oneContent),
  output: ImportAnswer,
  status: 202,
  errors: ['not_found', 'upload_missing', 'imports_waiting'],
  idempotent: true,
  bodyLimit: inlineImportBytes,
});

export const createCampaignUpload = route({
  operation: 'createCampaignUpload',
  method: 'POST',
  path: '/api/campaigns/uploads',
  auth: 'campaigns:write',
  summary: 'Préparer l’envoi direct d’un gros fichier de chiffres',
  body: uploadRequest,
  output: uploadAnswer,
  status: 201,
  idempotent: true,
});

export const listCampaignImports = route({
  operation: 'listCampaignImports',
  method: 'GET',
  path: '/api/campaigns/imports',
  auth: 'campaigns:read',
  summary: 'Les imports de campagnes, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(CampaignImport), nextCursor: z.string().nullable() }),
});

export const getCampaignImport = route({
  operation: 'getCampaignImport',
  method: 'GET',
  path: '/api/campaigns/imports/{id}',
  auth: 'campaigns:read',
  summary: 'Suivre un import de campagnes',
  params,
  output: ImportAnswer,
});

export const getCampaignImportReport = route({
  operation: 'getCampaignImportReport',
  method: 'GET',
  path: '/api/campaigns/imports/{id}/report',
  auth: 'campaigns:read',
  summary: 'Les lignes refusées d’un import de campagnes, en CSV',
  params,
  output: z.string(),
  contentType: 'text/csv',
});

export const cancelCampaignImport = route({
  operation: 'cancelCampaignImport',
  method: 'POST',
  path: '/api/campaigns/imports/{id}/cancel',
  auth: 'campaigns:write',
  summary: 'Arrêter un import de campagnes ; ce qui est déjà enregistré reste',
  params,
  body: z.strictObject({}),
  output: ImportAnswer,
  errors: ['import_finished'],
});
