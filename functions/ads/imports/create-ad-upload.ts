import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { createUploadOnce } from '../../imports/uploads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(adsImports.createAdUpload, createUploadOnce);
