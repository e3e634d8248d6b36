import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { changeCard } from './change-card.ts';

export const handler = defineHandler(savedAds.updateSavedAd, ({ actor, params, body }) =>
  changeCard(actor, params.id, body),
);
