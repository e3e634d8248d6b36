import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { shownFollowedAdvertiser } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

export const handler = defineHandler(adsWatch.listFollowedAdvertisers, async (call) => {
  const all = await followedBy(call.actor);
  const { items, nextCursor } = await newestFirst(pageOf(call), all, ({ followedId }) => followedId);
  return { items: items.map(shownFollowedAdvertiser), nextCursor };
});
