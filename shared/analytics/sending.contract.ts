import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { runActions, runRecipientStates, runStatuses } from './sending.rules.ts';

const route = routes('analytics/sending');

export const ReportRun = z.object({
  id: z.string(),
  status: z.enum(runStatuses),
  /** Its days; null until its figures are read. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The last day of the period for which every active campaign of the report has figures. */
  dataThrough: z.string().nullable(),
  /** Why it was not sent. */
  reason: z.string().nullable(),
  /** Until when it is read again before it leaves by itself; null unless its status is `in_review`. */
  reviewUntil: z.string().nullable(),
  /** Its PDF, at an address that is good for a quarter of an hour; null where it has none. */
  pdfUrl: z.string().nullable(),
  recipients: z.array(z.object({ email: z.string(), state: z.enum(runRecipientStates) })),
  createdAt: z.string(),
});
export type ReportRun = z.infer<typeof ReportRun>;

export const listReportRuns = route({
  operation: 'listReportRuns',
  method: 'GET',
  path: '/api/analytics/reports/{id}/runs',
  auth: 'analytics:read',
  summary: 'Les envois d’un rapport, du plus récent au plus ancien ; ils restent 90 jours',
  params: z.object({ id: z.string().max(60) }),
  query: z.object(pageQuery),
  output: z.object({ items: z.array(ReportRun), nextCursor: z.string().nullable() }),
});

export const startReportRun = route({
  operation: 'startReportRun',
  method: 'POST',
  path: '/api/analytics/reports/{id}/runs',
  auth: 'analytics:write',
  status: 202,
  summary:
    'Envoie un rapport maintenant, à vous seul et sans relecture ; retenu comme un autre s’il manque des chiffres',
  params: z.object({ id: z.string().max(60) }),
  body: z.strictObject({}),
  errors: ['address_unproven'],
  output: z.object({ run: ReportRun }),
});

export const updateReportRun = route({
  operation: 'updateReportRun',
  method: 'PUT',
  path: '/api/analytics/reports/{id}/runs/{runId}',
  auth: 'analytics:write',
  summary: 'Fait partir ou annule un envoi en relecture, retenu ou échoué',
  params: z.object({ id: z.string().max(60), runId: z.string().max(60) }),
  body: z.strictObject({ action: z.enum(runActions) }),
  errors: ['report_run_over'],
  output: z.object({ run: ReportRun }),
});
