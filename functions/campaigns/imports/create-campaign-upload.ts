import * as campaignsImports from '../../../shared/campaigns/imports.contract.ts';
import { createUploadOnce } from '../../imports/uploads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(campaignsImports.createCampaignUpload, createUploadOnce);
