import * as z from 'zod';
import * as sending from '../../../shared/analytics/sending.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readReport } from '../reports/read-report.ts';
import { ReportRun } from './report-run.entity.ts';
import { shownRun } from './shown-run.ts';

const Position = z.object({ at: z.string() });

export const handler = defineHandler(sending.listReportRuns, async (call) => {
  const page = pageOf(call);
  const { workspaceId } = call.actor;
  const cursor = (await page.after(Position))?.at ?? null;
  const report = await readReport(workspaceId, call.params.id);
  const found = await ReportRun.query
    .byReport({ workspaceId, reportId: report.reportId })
    .go({ order: 'desc', limit: page.limit, cursor, consistent: true });
  return {
    items: await Promise.all(found.data.map((run) => shownRun(run, report))),
    nextCursor: await page.next(found.cursor ? { at: found.cursor } : null),
  };
});
