import * as reports from '../../../shared/analytics/reports.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { putFile } from '../../platform/clients/files.ts';
import { fileName } from '../../platform/file-name.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newId } from '../../platform/new-id.ts';
import { documentOf } from '../document/document-of.ts';
import { readReport } from './read-report.ts';

/** A report as a file for whoever asked for it; it is forgotten with the exports, after a day. */
export const handler = defineHandler(reports.getReportPdf, async ({ actor, params: { id }, query: { asOf } }) => {
  const { workspaceId } = actor;
  const day = asOf ?? parisDay();
  const document = await documentOf(actor, await readReport(workspaceId, id), day);
  const { reportPdf } = await import('../document/report-pdf.ts');
  const key = `exports/${workspaceId}/${newId('upl')}.pdf`;
  await putFile(key, await reportPdf(document), 'application/pdf');
  return downloadUrl(key, `${fileName(document.name, 'rapport')}-${day}.pdf`);
});
