import * as sending from '../../../shared/analytics/sending.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { remove, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { readReport } from '../reports/read-report.ts';
import { refuseUnlessReadable } from '../reports/readable-report.ts';
import { ReportShare } from '../sharing/report-share.entity.ts';
import { over, unheld } from './end-run.ts';
import { toTakeUp } from './new-run.ts';
import { changedRun, ReportRun, type ReportRunItem } from './report-run.entity.ts';
import { takeUpRun } from './runs-queue.ts';
import { shownRun } from './shown-run.ts';

const open: ReadonlySet<ReportRunItem['status']> = new Set(['in_review', 'held', 'failed']);

/** Has one leave that is read again or was held, or never leave. One at a time: who comes second is told that it changed. */
export const handler = defineHandler(sending.updateReportRun, (call) => withFreshReads(() => updateRun(call)));

async function updateRun({ actor, params: { id, runId }, body: { action } }: Call<typeof sending.updateReportRun>) {
  const { workspaceId } = actor;
  const [report, { data: run }] = await Promise.all([
    readReport(workspaceId, id),
    ReportRun.get({ workspaceId, reportId: id, runId }).go({ consistent: true }),
  ]);
  if (!run) throw new AppError('not_found');
  if (!open.has(run.status)) throw new AppError('report_run_over');
  if (action === 'send') refuseUnlessReadable(actor, report);
  const { after, operation } = changedRun(run, action === 'send' ? toLeave(run, new Date()) : gone);
  await write([
    operation,
    ...(action === 'cancel' && run.shareId ? [remove(ReportShare.delete({ shareId: run.shareId }))] : []),
    ...(run.askedBy ? [] : [unheld(run)]),
    audit(actor, { type: action === 'send' ? 'report.run_started' : 'report.run_cancelled', entityId: id }),
  ]);
  if (action === 'send') await takeUpRun(after);
  return { run: await shownRun(after, report) };
}

const gone: Partial<ReportRunItem> = { ...over, status: 'cancelled', shareId: undefined };

/** With the figures that were read again; those of one that was held for its figures are read anew. */
const toLeave = ({ runId, recipients }: ReportRunItem, now: Date): Partial<ReportRunItem> => ({
  ...{ ...over, ...toTakeUp(runId, now), reason: undefined, attempts: 0, reviewHours: undefined },
  recipients: recipients.map((one) => (one.state === 'sent' ? one : { ...one, state: 'waiting' })),
});
