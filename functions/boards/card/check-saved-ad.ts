import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { checkSavedAd } from './saved-ad.domain.ts';

export const handler = defineHandler(savedAds.checkSavedAd, ({ actor, params }) => checkSavedAd(actor, params));
