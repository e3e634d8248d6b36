import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { sharedDocument } from './shared-document.ts';

/** The same as a page, which takes no application to read. */
export const handler = defineHandler(sharing.getSharedReportPage, async ({ params: { token }, caller }) => {
  // What makes the page is read while its figures are.
  const [{ reportPage }, { document }] = await Promise.all([
    import('../document/report-page.ts'),
    sharedDocument(token, caller.ip),
  ]);
  return reportPage(document);
});
