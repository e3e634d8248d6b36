import * as reports from '../../../shared/analytics/reports.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readReport } from './read-report.ts';
import { reportDataOf } from './report-data-of.ts';

/** The blocks of a report, computed. */
export const handler = defineHandler(reports.getReportData, async ({ actor, params: { id }, query: { asOf } }) => ({
  data: await reportDataOf(actor, await readReport(actor.workspaceId, id), asOf ?? parisDay()),
}));
