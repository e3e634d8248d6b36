import * as prospectsImports from '../../../shared/prospects/imports.contract.ts';
import { createUploadOnce } from '../../imports/uploads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(prospectsImports.createProspectUpload, createUploadOnce);
