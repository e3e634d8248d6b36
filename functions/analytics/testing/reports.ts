import { expect } from 'vitest';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import { runReasons } from '../../../shared/analytics/sending.rules.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { shareToken } from '../../platform/identity/share-token.ts';
import { call } from '../../platform/testing/call.ts';
import { uniqueEmail } from '../../platform/testing/factories.ts';
import { ReportRecipient, recipientIdOf } from '../recipients/report-recipient.entity.ts';
import { over } from '../sending/end-run.ts';
import { newRun } from '../sending/new-run.ts';
import { ReportRun } from '../sending/report-run.entity.ts';

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
    { type: 'funnel', crm: true },
    { type: 'blended' },
    { type: 'compare', campaignIds: ['cam_a', 'cam_b'], metrics: ['cpa'] },
    { type: 'creatives' },
    { type: 'annotations' },
  ],
} satisfies Body;

export async function newReport(token: string, changes: Partial<Body> = {}): Promise<reports.Report> {
  const { status, data } = await call(reports.createReport, { token, body: { ...reportBody, ...changes } });
  expect(status).toBe(201);
  return data.report;
}

/** A planned run of a report that was held, made without a call. */
export async function heldRunOf(report: { workspaceId: string; reportId: string }): Promise<string> {
  const now = new Date();
  const run = newRun({ ...report, at: now.toISOString(), pdf: false, reviewHours: 0, askedBy: undefined }, [], now);
  await ReportRun.put({ ...run, ...over, status: 'held', reason: runReasons.nobody }).go();
  return run.runId;
}

/** An address that a workspace has asked whether it wants its reports, made without a call, with the token of its link. */
export async function recipientOf(
  workspaceId: string,
  email = uniqueEmail(),
): Promise<{ email: string; token: string }> {
  const recipientId = recipientIdOf(workspaceId, email);
  await ReportRecipient.put({ recipientId, workspaceId, email, state: 'asked', changedAt: '2026-01-01' }).go();
  return { email, token: await shareToken('report-recipient', recipientId) };
}
