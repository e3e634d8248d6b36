import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { runReasons } from '../../../shared/analytics/sending.rules.ts';
import { dayText } from '../../../shared/kernel/day-texts.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Permission } from '../../../shared/kernel/permissions.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { documentOf } from '../document/document-of.ts';
import { Report, type ReportItem } from '../reports/report.entity.ts';
import { keepRun, keepRunPdf } from '../sharing/frozen-files.ts';
import { ReportShare } from '../sharing/report-share.entity.ts';
import { claimRun, endRun } from './claim-run.ts';
import { changedRun, ReportRun, type ReportRunItem } from './report-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** Of its two workers together. */
const mostAttempts = 20;

/** Brings a run to where its mails can leave: its figures are frozen once. */
export async function runReport(key: RunKey): Promise<void> {
  const run = await claimRun(key);
  if (!run) return;
  const { data: report } = await Report.get(key).go({ consistent: true });
  // Deleted meanwhile: nothing is sent, and nobody can look at its runs.
  if (!report) return write([remove(ReportRun.delete(key))]);
  if (run.attempts > mostAttempts) return endRun(run, { status: 'failed', reason: runReasons.failed }, 'report.held');
  if (run.shareId) await write([changedRun(run, { claimedUntil: undefined }).operation]);
  else if (!(await freeze(run, report))) return;
  const { workspaceId, reportId, runId } = key;
  await enqueueMail({ kind: 'report', workspaceId, reportId, runId });
}

/** Keeps the figures of the moment with a link that leads to them; false where the run ends instead. */
async function freeze(run: ReportRunItem, report: ReportItem): Promise<boolean> {
  const { workspaceId, reportId, runId } = run;
  const document = await figuresOf(run, report);
  if (!document) {
    await endRun(run, { status: 'held', reason: runReasons.unreadable }, 'report.held');
    return false;
  }
  const { from, to, dataThrough, campaigns } = document;
  const known = { period: { from, to }, dataThrough: dataThrough ?? undefined };
  if (campaigns > 0 && dataThrough !== to) {
    const reason = runReasons.incomplete(dataThrough && dayText(dataThrough), dayText(to));
    await endRun(run, { ...known, status: 'held', reason }, 'report.held');
    return false;
  }
  if (report.schedule?.reviewHours) {
    await endRun(run, { ...known, status: 'held', reason: runReasons.review }, 'report.held');
    return false;
  }
  await keepRun(workspaceId, runId, document);
  if (run.pdf) {
    const { reportPdf } = await import('../document/report-pdf.ts');
    await keepRunPdf(workspaceId, runId, await reportPdf(document));
  }
  const shareId = newId('rsh');
  const createdAt = new Date().toISOString();
  const link = { shareId, workspaceId, reportId, frozenId: runId, createdAt, ttl: run.ttl };
  const expiresAt = new Date(run.ttl * 1000).toISOString();
  await write([
    changedRun(run, { ...known, shareId, claimedUntil: undefined }).operation,
    put(ReportShare.create({ ...link, expiresAt })),
  ]);
  return true;
}

/** What a report shows was allowed to those who get it by whoever planned or changed it: see `refuseUnlessReadable`. */
const readings: ReadonlySet<Permission> = new Set(['campaigns:read', 'clients:read']);

/** Null where its campaigns cannot be read together any more. */
async function figuresOf({ workspaceId, at }: ReportRunItem, report: ReportItem): Promise<ReportDocument | null> {
  try {
    return await documentOf({ workspaceId, userId: '', permissions: readings }, report, parisDay(new Date(at)));
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_error') return null;
    throw error;
  }
}
