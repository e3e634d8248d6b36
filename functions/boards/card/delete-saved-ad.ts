import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteSavedAd } from './saved-ad.domain.ts';

export const handler = defineHandler(savedAds.deleteSavedAd, ({ actor, params }) => deleteSavedAd(actor, params));
