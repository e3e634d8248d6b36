import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { runRecipientStates, runStatuses } from './sending.rules.ts';

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
