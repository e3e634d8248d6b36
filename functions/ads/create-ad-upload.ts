import * as adsImports from '../../shared/contract/ads-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createUploadOnce } from '../platform/imports/uploads.ts';

export const handler = defineHandler(adsImports.createAdUpload, ({ actor, body, caller }) =>
  createUploadOnce(actor, 'createAdUpload', body, caller),
);
