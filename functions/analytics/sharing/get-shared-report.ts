import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { sharedDocument } from './shared-document.ts';

/** A shared report for anyone who has its link. */
export const handler = defineHandler(sharing.getSharedReport, async ({ params: { token }, caller }) => {
  const { document, ...link } = await sharedDocument(token, caller.ip);
  return { report: { ...document, ...link } };
});
