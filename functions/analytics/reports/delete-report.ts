import * as reports from '../../../shared/analytics/reports.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { forgetFrozen } from '../sharing/frozen-files.ts';
import { ReportShare } from '../sharing/report-share.entity.ts';
import { DeletedReport } from './deleted-report.entity.ts';
import { countOneReportLess } from './insert-report.ts';
import { readReport } from './read-report.ts';
import { asRead, bytesOf, Report, unshared } from './report.entity.ts';

const keptSeconds = keptDays.deleted * daySeconds;

/** Gone at once, with its link; for 30 seconds it can be brought back, without. */
export const handler = defineHandler(reports.deleteReport, ({ actor, params: { id } }) =>
  withFreshReads(async () => {
    const report = await readReport(actor.workspaceId, id);
    const { workspaceId, reportId, shareId, frozenId } = report;
    const now = new Date();
    const ttl = Math.floor(now.getTime() / 1000) + keptSeconds;
    await write([
      remove(Report.remove({ workspaceId, reportId }).where(asRead(report)), changedMeanwhile),
      countOneReportLess(report),
      ...countBytes(workspaceId, -bytesOf(report)),
      put(DeletedReport.put({ workspaceId, reportId, report: unshared(report), deletedAt: now.toISOString(), ttl })),
      ...(shareId === undefined ? [] : [remove(ReportShare.delete({ shareId }))]),
      audit(actor, { type: 'report.deleted', entityId: id }, now),
    ]);
    await forgetFrozen(workspaceId, frozenId);
    return { id };
  }),
);
