import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { sharedReportPath } from '../made-pages.contract.ts';
import { ReportDocument } from './report-data.ts';

const route = routes('analytics/sharing');

const params = z.object({ id: z.string().max(60) });
const tokenParams = z.object({ token: z.string().max(200) });

export const shareReport = route({
  operation: 'shareReport',
  method: 'POST',
  path: '/api/analytics/reports/{id}/share',
  auth: 'analytics:write',
  summary: 'Partager un rapport par un lien public ; demande aussi campaigns:read',
  params,
  body: z.strictObject({
    /** In the future; without it, the link lives until it is withdrawn. */
    expiresAt: z.iso.datetime().nullish(),
    /** Shows for ever what the report shows now. Without it, an open link keeps what it has; true leaves what is frozen already. */
    frozen: z.boolean().optional(),
  }),
  output: z.object({ url: z.string(), token: z.string() }),
  status: 201,
  errors: ['conflict', 'storage_limit'],
  idempotent: true,
});

export const unshareReport = route({
  operation: 'unshareReport',
  method: 'DELETE',
  path: '/api/analytics/reports/{id}/share',
  auth: 'analytics:write',
  summary: 'Retirer le lien public d’un rapport',
  params,
  output: z.object({ id: z.string() }),
});

export const getSharedReport = route({
  operation: 'getSharedReport',
  method: 'GET',
  path: '/api/analytics/shared/{token}',
  auth: 'public',
  summary: 'Lire un rapport partagé, sans compte',
  params: tokenParams,
  output: z.object({
    report: ReportDocument.extend({
      /** When its figures were taken, where they stay. */
      frozenAt: z.string().nullable(),
      expiresAt: z.string().nullable(),
    }),
  }),
  errors: ['rate_limited', 'shared_report_unreadable'],
});

export const getSharedReportPage = route({
  operation: 'getSharedReportPage',
  method: 'GET',
  path: sharedReportPath,
  auth: 'public',
  summary: 'La page d’un rapport partagé, à l’adresse /rapport/{token}',
  params: tokenParams,
  output: z.string(),
  contentType: 'text/html',
  errors: ['rate_limited', 'shared_report_unreadable'],
});
