import * as reports from '../../../shared/analytics/reports.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { documentOf } from '../document/document-of.ts';
import { readReport } from './read-report.ts';

/** What people will see behind the link of a report, and which of its blocks they will not. */
export const handler = defineHandler(reports.getReportPage, async ({ actor, params: { id }, query: { asOf } }) => {
  const told = async () => documentOf(actor, await readReport(actor.workspaceId, id), asOf ?? parisDay());
  // What makes the page is read while its figures are.
  const [{ reportPage }, document] = await Promise.all([import('../document/report-page.ts'), told()]);
  return { html: reportPage(document, { isPreview: true }) };
});
