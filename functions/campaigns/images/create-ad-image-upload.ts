import * as images from '../../../shared/campaigns/images.contract.ts';
import { createUploadOnce } from '../../imports/uploads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(images.createAdImageUpload, createUploadOnce);
