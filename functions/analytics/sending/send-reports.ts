import { changedMeanwhile, isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { put, write } from '../../platform/db/write.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { dueOf } from '../reports/due-of.ts';
import { asRead, Report, type ReportItem, reportShards } from '../reports/report.entity.ts';
import { newRun } from './new-run.ts';
import { ReportRun, runShards } from './report-run.entity.ts';
import { takeUpRun } from './runs-queue.ts';

const pageSize = 100;

/** Makes a run of each report whose time has come, once, and has those taken up that wait or were left behind. */
export async function sendReports(now: Date): Promise<void> {
  const to = now.toISOString();
  await sweepShards(
    reportShards,
    (shard, cursor) =>
      Report.query.byDue({ shard }).between({ nextRunAt: '2000' }, { nextRunAt: to }).go({ limit: pageSize, cursor }),
    (page) => page.map((report) => makeRun(report, now)),
  );
  // Its mails wait on their queue: taken up again, a run would be given up for lost.
  if (await isStopped('stop.mails')) return;
  await sweepShards(
    runShards,
    (shard, cursor) =>
      ReportRun.query.byDue({ shard }).between({ dueAt: '2000' }, { dueAt: to }).go({ limit: pageSize, cursor }),
    (page) => page.map(takeUpRun),
  );
}

/** Of the moment that has come; those that were missed while nobody looked are one. */
async function makeRun({ workspaceId, reportId }: ReportItem, now: Date): Promise<void> {
  const { data: report } = await Report.get({ workspaceId, reportId }).go({ consistent: true });
  // The index is a moment behind.
  if (!report?.schedule || !report.nextRunAt || report.nextRunAt > now.toISOString()) return;
  // It stays due until the workspace is restored.
  if (await isSuspended(workspaceId)) return;
  const { schedule, nextRunAt } = report;
  const { pdf, recipients, reviewHours } = schedule;
  const run = newRun({ workspaceId, reportId, at: nextRunAt, pdf, reviewHours }, recipients, now);
  try {
    await write([
      put(Report.put({ ...report, ...dueOf(schedule, reportId, now) }).where(asRead(report)), changedMeanwhile),
      put(ReportRun.create(run)),
    ]);
  } catch (error) {
    // Another strike made it, or someone changed the report: the next one sees which.
    if (isChangedMeanwhile(error)) return;
    throw error;
  }
  await takeUpRun(run);
}
