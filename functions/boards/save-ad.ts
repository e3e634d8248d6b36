import * as savedAds from '../../shared/contract/boards-saved-ads.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { saveAd } from './saved-ad.domain.ts';

export const handler = defineHandler(savedAds.saveAd, ({ actor, body, caller }) => saveAd(actor, body, caller));
