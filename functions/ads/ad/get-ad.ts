import * as ads from '../../../shared/ads/library.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { findAd } from './find-ads.door.ts';

export const handler = defineHandler(ads.getAd, async ({ actor, params }) => ({ ad: await findAd(actor, params.id) }));
