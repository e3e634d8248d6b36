import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { baseCurrency } from '../campaigns/rates.ts';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { ReportData } from './report-data.ts';
import {
  editedReportFields,
  newReportFields,
  ReportBlock,
  ReportFilters,
  ReportPeriod,
  ReportSchedule,
} from './report-fields.ts';

const route = routes('analytics/reports');

const params = z.object({ id: z.string().max(60) });

export const Report = z.object({
  id: z.string(),
  name: z.string(),
  clientId: z.string().nullable(),
  filters: ReportFilters,
  period: ReportPeriod,
  compare: z.enum(['previous', 'year']).nullable(),
  currency: z.string().nullable(),
  convertTo: z.literal(baseCurrency).nullable(),
  blocks: z.array(ReportBlock),
  branding: z.object({
    name: z.string().nullable(),
    color: z.string().nullable(),
    /** Where it is read. */
    logo: z.string().nullable(),
    footer: z.string().nullable(),
  }),
  schedule: ReportSchedule.nullable(),
  /** The address of its public page, while it is shared. */
  shareUrl: z.string().nullable(),
  shareExpiresAt: z.string().nullable(),
  /** When the figures that its public page shows were taken; null where it shows those of the day. */
  shareFrozenAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type Report = z.infer<typeof Report>;

const ReportAnswer = z.object({ report: Report });

export const listReports = route({
  operation: 'listReports',
  method: 'GET',
  path: '/api/analytics/reports',
  auth: 'analytics:read',
  summary: 'Les rapports, du plus récent au plus ancien',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Report), nextCursor: z.string().nullable() }),
});

export const createReport = route({
  operation: 'createReport',
  method: 'POST',
  path: '/api/analytics/reports',
  auth: 'analytics:write',
  summary: 'Créer un rapport',
  body: z.strictObject(newReportFields),
  output: ReportAnswer,
  status: 201,
  errors: ['report_limit', 'storage_limit'],
  idempotent: true,
});

export const getReport = route({
  operation: 'getReport',
  method: 'GET',
  path: '/api/analytics/reports/{id}',
  auth: 'analytics:read',
  summary: 'Lire un rapport',
  params,
  output: ReportAnswer,
});

export const getReportData = route({
  operation: 'getReportData',
  method: 'GET',
  path: '/api/analytics/reports/{id}/data',
  auth: 'analytics:read',
  summary: 'Ce que montre un rapport, tel qu’il se lit un jour donné ; demande aussi campaigns:read',
  params,
  /** Without it, today in Paris. */
  query: z.object({ asOf: Day.optional() }),
  output: z.object({ data: ReportData }),
});

export const getReportPage = route({
  operation: 'getReportPage',
  method: 'GET',
  path: '/api/analytics/reports/{id}/page',
  auth: 'analytics:read',
  summary: 'La page d’un rapport, telle que la voient ceux qui en ont le lien ; demande aussi campaigns:read',
  params,
  /** Without it, today in Paris. */
  query: z.object({ asOf: Day.optional() }),
  output: z.object({ html: z.string() }),
});

export const getReportPdf = route({
  operation: 'getReportPdf',
  method: 'GET',
  path: '/api/analytics/reports/{id}/pdf',
  auth: 'analytics:read',
  summary: 'L’adresse du PDF d’un rapport, valable un quart d’heure ; demande aussi campaigns:read',
  params,
  /** Without it, today in Paris. */
  query: z.object({ asOf: Day.optional() }),
  output: z.object({ url: z.string(), expiresAt: z.string() }),
});

export const updateReport = route({
  operation: 'updateReport',
  method: 'PUT',
  path: '/api/analytics/reports/{id}',
  auth: 'analytics:write',
  summary: 'Modifier un rapport',
  params,
  body: z.strictObject({ ...editedReportFields, version: z.int().min(1) }),
  output: ReportAnswer,
  errors: ['conflict', 'storage_limit'],
});

export const deleteReport = route({
  operation: 'deleteReport',
  method: 'DELETE',
  path: '/api/analytics/reports/{id}',
  auth: 'analytics:delete',
  summary: 'Supprimer un rapport ; il se rétablit pendant 30 secondes',
  params,
  output: z.object({ id: z.string() }),
});

export const restoreReport = route({
  operation: 'restoreReport',
  method: 'POST',
  path: '/api/analytics/reports/{id}/restore',
  auth: 'analytics:write',
  summary: 'Rétablir un rapport supprimé depuis moins de 30 secondes',
  params,
  body: z.strictObject({}),
  output: ReportAnswer,
  status: 200,
  errors: ['report_limit'],
});
