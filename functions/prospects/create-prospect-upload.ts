import * as prospectsImports from '../../shared/contract/prospects-imports.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { createUploadOnce } from '../platform/imports/uploads.ts';

export const handler = defineHandler(prospectsImports.createProspectUpload, ({ actor, body, caller }) =>
  createUploadOnce(actor, 'createProspectUpload', body, caller),
);
