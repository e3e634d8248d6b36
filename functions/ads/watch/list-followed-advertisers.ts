import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { toFollowedAdvertiser } from './followed-advertiser.entity.ts';
import { followedBy } from './followed-advertisers.ts';

export const handler = defineHandler(adsWatch.listFollowedAdvertisers, async ({ actor, query }) => {
  const scope = { owner: actor.workspaceId, operation: 'listFollowedAdvertisers' };
  const all = await followedBy(actor);
  const { items, nextCursor } = await newestFirst(scope, query, all, ({ followedId }) => followedId);
  return { items: items.map(toFollowedAdvertiser), nextCursor };
});
