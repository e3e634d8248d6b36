import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { runReasons } from '../../../shared/analytics/sending.rules.ts';
import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import { dayText } from '../../../shared/kernel/day-texts.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { failingConnections } from '../../campaigns/connections/failing-connections.door.ts';
import { askedCampaigns } from '../../campaigns/list/asked-campaigns.door.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { documentOf } from '../document/document-of.ts';
import { readerOf } from '../reports/readable-report.ts';
import { Report, type ReportItem } from '../reports/report.entity.ts';
import { keepRun, keepRunPdf } from '../sharing/frozen-files.ts';
import { ReportShare } from '../sharing/report-share.entity.ts';
import { claimRun } from './claim-run.ts';
import { endHeld, told } from './end-run.ts';
import { changedRun, ReportRun, type ReportRunItem } from './report-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** Of its two workers together. */
const mostAttempts = 20;

/** Brings a run to where its mails can leave: its figures are frozen once. */
export async function runReport(key: RunKey): Promise<void> {
  // The schedule takes it up again until the workspace is restored.
  if (await isSuspended(key.workspaceId)) return;
  const run = await claimRun(key);
  if (!run) return;
  const { data: report } = await Report.get(key).go({ consistent: true });
  // Deleted meanwhile: nothing is sent, and nobody can look at its runs.
  if (!report) return write([remove(ReportRun.delete(key))]);
  if (run.attempts > mostAttempts) return endHeld(run, report, { status: 'failed', reason: runReasons.failed });
  if (run.shareId) await write([changedRun(run, { claimedUntil: undefined }).operation]);
  else if (!(await freeze(run, report))) return;
  passPoint('report-frozen');
  const { workspaceId, reportId, runId } = key;
  await enqueueMail({ kind: 'report', workspaceId, reportId, runId });
}

/** Keeps the figures of the moment with a link that leads to them; false where no mail leaves for now. */
async function freeze(run: ReportRunItem, report: ReportItem): Promise<boolean> {
  const { workspaceId, reportId, runId, reviewHours = 0 } = run;
  const document = await figuresOf(run, report);
  const known = document && knownOf(document);
  const reason = document ? await whyHeld(run, report, document) : runReasons.unreadable;
  if (reason || !document) {
    await endHeld({ ...run, ...known }, report, { status: 'held', reason: reason ?? runReasons.unreadable });
    return false;
  }
  await keepRun(workspaceId, runId, document);
  if (run.pdf) {
    const { reportPdf } = await import('../document/report-pdf.ts');
    await keepRunPdf(workspaceId, runId, await reportPdf(document));
  }
  passPoint('report-made');
  const shareId = newId('rsh');
  const now = new Date();
  const link = { shareId, workspaceId, reportId, frozenId: runId, createdAt: now.toISOString(), ttl: run.ttl };
  const expiresAt = new Date(run.ttl * 1000).toISOString();
  const review = reviewHours > 0 ? inReview(new Date(now.getTime() + reviewHours * hourMs)) : {};
  await write([
    changedRun(run, { ...known, shareId, claimedUntil: undefined, ...review }).operation,
    put(ReportShare.create({ ...link, expiresAt })),
    ...(reviewHours > 0
      ? [event(run, { type: 'report.in_review', entityId: reportId, data: { report: told(report), runId } }, now)]
      : []),
  ]);
  return reviewHours === 0;
}

const hourMs = 3_600_000;

/** The schedule takes it up again at the end. */
const inReview = (until: Date) => ({
  ...{ status: 'in_review' as const, reviewUntil: until.toISOString(), dueAt: until.toISOString() },
});

const knownOf = ({ from, to, dataThrough }: ReportDocument) => ({
  ...{ period: { from, to }, dataThrough: dataThrough ?? undefined },
});

/** Why a report must not leave as it is; null where it may. */
async function whyHeld(run: ReportRunItem, report: ReportItem, document: ReportDocument): Promise<string | null> {
  const { to, dataThrough, campaigns } = document;
  if (campaigns > 0 && dataThrough !== to)
    return runReasons.incomplete(dataThrough && dayText(dataThrough), dayText(to));
  return (await isOfFailingAccount(run, report)) ? runReasons.failing : null;
}

/** Whether an active campaign of it is of an ad account that is not read any more. */
async function isOfFailingAccount({ workspaceId, at }: ReportRunItem, report: ReportItem): Promise<boolean> {
  const failing = new Set((await failingConnections(workspaceId, Promise.resolve([]))).map(({ id }) => id));
  if (failing.size === 0) return false;
  const period = periodAsked(report.period, parisDay(new Date(at)));
  const { found } = await askedCampaigns(readerOf(workspaceId), { ...report.filters, ...period });
  return found.some(({ status, connectionId }) => status === 'active' && failing.has(connectionId ?? ''));
}

/** Null where its campaigns cannot be read together any more. */
async function figuresOf({ workspaceId, at }: ReportRunItem, report: ReportItem): Promise<ReportDocument | null> {
  try {
    return await documentOf(readerOf(workspaceId), report, parisDay(new Date(at)));
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_error') return null;
    throw error;
  }
}
