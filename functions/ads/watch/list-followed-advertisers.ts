import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { shownFollowedAdvertiser } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

export const handler = defineHandler(adsWatch.listFollowedAdvertisers, async (call) => {
  const { clientId } = call.query;
  const all = await followedBy(call.actor);
  const asked = all.filter((item) => !clientId || clientId.includes(item.clientId ?? 'none'));
  const { items, nextCursor } = await newestFirst(pageOf(call), asked, ({ followedId }) => followedId);
  return { items: items.map(shownFollowedAdvertiser), nextCursor };
});
