import * as reports from '../../../shared/analytics/reports.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { documentOf } from '../document/document-of.ts';
import { reportPage } from '../document/report-page.ts';
import { readReport } from './read-report.ts';

/** What people see behind the link of a report. */
export const handler = defineHandler(reports.getReportPage, async ({ actor, params: { id }, query: { asOf } }) => ({
  html: reportPage(await documentOf(actor, await readReport(actor.workspaceId, id), asOf ?? parisDay())),
}));
