import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { saveAd } from './saved-ad.domain.ts';

export const handler = defineHandler(savedAds.saveAd, ({ actor, body, caller }) => saveAd(actor, body, caller));
