import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { reportPage } from '../document/report-page.ts';
import { sharedDocument } from './shared-document.ts';

/** The same as a page, which takes no application to read. */
export const handler = defineHandler(sharing.getSharedReportPage, async ({ params: { token }, caller }) => {
  const { document } = await sharedDocument(token, caller.ip);
  return reportPage(document);
});
