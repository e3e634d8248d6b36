import * as reports from '../../../shared/analytics/reports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { allReports } from './read-report.ts';
import { shownReport } from './shown-report.ts';

export const handler = defineHandler(reports.listReports, async (call) => {
  const page = pageOf(call);
  const all = await allReports(call.actor.workspaceId);
  const { items, nextCursor } = await newestFirst(page, all, ({ reportId }) => reportId);
  return { items: await Promise.all(items.map(shownReport)), nextCursor };
});
