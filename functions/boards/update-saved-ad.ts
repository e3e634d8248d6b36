import * as savedAds from '../../shared/contract/boards-saved-ads.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { updateSavedAd } from './saved-ad-edit.domain.ts';

export const handler = defineHandler(savedAds.updateSavedAd, ({ actor, params, body }) =>
  updateSavedAd(actor, { ...params, ...body }),
);
