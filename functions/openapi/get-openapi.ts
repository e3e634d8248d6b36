import * as openapi from '../../shared/openapi/openapi.contract.ts';
import { defineHandler } from '../platform/http/define-handler.ts';

export const handler = defineHandler(openapi.getOpenapi, async () => {
  // A bundle of its own: it brings every contract, and only who writes a client asks for it.
  const { apiDocument } = await import('./api-document.ts');
  return apiDocument;
});
