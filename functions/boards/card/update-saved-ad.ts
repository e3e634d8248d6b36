import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { updateSavedAd } from './saved-ad-edit.domain.ts';

export const handler = defineHandler(savedAds.updateSavedAd, ({ actor, params, body }) =>
  updateSavedAd(actor, { ...params, ...body }),
);
