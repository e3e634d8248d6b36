import * as ads from '../../../shared/ads/library.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { similarAds } from './search.domain.ts';

export const handler = defineHandler(ads.similarAds, ({ actor, params, query }) =>
  similarAds(actor, params.id, query.limit),
);
