import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { ReportItem } from '../reports/report.entity.ts';
import { HeldReport } from './held-report.entity.ts';
import { changedRun, type ReportRunItem } from './report-run.entity.ts';

/** Nobody looks for it any more. */
export const over = { shard: undefined, dueAt: undefined, claimedUntil: undefined, reviewUntil: undefined };

/** Ends a run that left. */
export async function endSent(run: ReportRunItem, report: ReportItem): Promise<void> {
  const { after, operation } = changedRun(run, { ...over, status: 'sent' });
  await write([
    operation,
    audit(bySystem(run), { type: 'report.sent', entityId: run.reportId }),
    ...(run.askedBy ? [] : [unheld(run)]),
    event(run, { type: 'report.sent', entityId: run.reportId, data: { report: told(report), run: toldRun(after) } }),
  ]);
}

type Why = { status: 'held' | 'failed'; reason: string };

/** Ends a run that does not leave; of a planned one people are told. */
export async function endHeld(run: ReportRunItem, report: ReportItem, { status, reason }: Why): Promise<void> {
  const { workspaceId, reportId, runId, ttl } = run;
  const planned = [
    put(HeldReport.put({ workspaceId, reportId, runId, reason, ttl })),
    event(run, { type: 'report.held', entityId: reportId, data: { report: told(report), runId, reason } }),
  ];
  await write([
    changedRun(run, { ...over, status, reason }).operation,
    audit(bySystem(run), { type: status === 'held' ? 'report.held' : 'report.failed', entityId: reportId }),
    ...(run.askedBy ? [] : planned),
  ]);
}

/** Its report is not held any more. */
export const unheld = ({ workspaceId, reportId }: Pick<ReportRunItem, 'workspaceId' | 'reportId'>) =>
  remove(HeldReport.delete({ workspaceId, reportId }));

export const told = ({ reportId: id, name }: ReportItem) => ({ id, name });

const toldRun = ({ runId: id, status, period, dataThrough, createdAt }: ReportRunItem) => ({
  ...{ id, status, period: period ?? null, dataThrough: dataThrough ?? null, createdAt },
});
