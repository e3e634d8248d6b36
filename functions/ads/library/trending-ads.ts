import * as ads from '../../../shared/ads/library.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { trendingAds } from './search.domain.ts';

export const handler = defineHandler(ads.trendingAds, ({ actor, query }) => trendingAds(actor, query));
