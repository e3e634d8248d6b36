import * as ads from '../../../shared/ads/library.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { searchAds } from './search.domain.ts';

export const handler = defineHandler(ads.searchAds, ({ actor, query }) => searchAds(actor, query));
