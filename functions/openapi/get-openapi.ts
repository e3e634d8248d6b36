import * as openapi from '../../shared/openapi/openapi.contract.ts';
import { defineHandler } from '../platform/http/define-handler.ts';

export const handler = defineHandler(openapi.getOpenapi, async () => {
  // A bundle of its own: the schemas in ours cannot describe themselves (`scripts/slim-bundles.ts`).
  const { apiDocument } = await import('./api-document.ts');
  return apiDocument;
});
