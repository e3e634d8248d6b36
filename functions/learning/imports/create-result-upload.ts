import * as imports from '../../../shared/learning/imports.contract.ts';
import { createUploadOnce } from '../../imports/uploads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(imports.createResultUpload, createUploadOnce);
