import * as ads from '../../shared/contract/ads.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { findAd } from './find-ads.domain.ts';

export const handler = defineHandler(ads.getAd, async ({ actor, params }) => ({ ad: await findAd(actor, params.id) }));
