import { expect } from 'vitest';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { call } from '../../platform/testing/call.ts';

type Body = RouteInput<typeof reports.createReport>['body'];

/** A report with a block of each kind. */
export const reportBody = {
  name: 'Bilan du mois',
  filters: { platform: ['meta', 'google'] },
  period: { preset: 'last_month' },
  compare: 'previous',
  currency: 'EUR',
  branding: { name: 'Agence Lumière', color: '#1f6feb', footer: 'Document confidentiel' },
  blocks: [
    { type: 'text', title: 'En bref', text: 'Un bon mois.' },
    { type: 'figures', measures: ['spend', 'revenue', 'roas'] },
    { type: 'timeseries', title: 'Dépense', measures: ['spend'], granularity: 'week' },
    { type: 'breakdown', title: 'Par plateforme', by: 'platform', measures: ['spend', 'roas'] },
    { type: 'pacing' },
    { type: 'annotations' },
  ],
} satisfies Body;

export async function newReport(token: string, changes: Partial<Body> = {}): Promise<reports.Report> {
  const { status, data } = await call(reports.createReport, { token, body: { ...reportBody, ...changes } });
  expect(status).toBe(201);
  return data.report;
}
