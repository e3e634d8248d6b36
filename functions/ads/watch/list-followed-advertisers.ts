import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { listFollowedAdvertisers } from './followed-advertisers.domain.ts';

export const handler = defineHandler(adsWatch.listFollowedAdvertisers, ({ actor, query }) =>
  listFollowedAdvertisers(actor, query),
);
