import * as adsWatch from '../../shared/contract/ads-watch.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { listFollowedAdvertisers } from './watch/followed-advertisers.domain.ts';

export const handler = defineHandler(adsWatch.listFollowedAdvertisers, ({ actor, query }) =>
  listFollowedAdvertisers(actor, query),
);
