import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { FollowedAdvertiser } from './followed-advertiser.entity.ts';
import { findFollowed, followedCount } from './followed-advertisers.ts';
import { FollowedLock } from './followed-lock.entity.ts';

export const handler = defineHandler(adsWatch.deleteFollowedAdvertiser, async ({ actor, params: { id } }) => {
  const followed = await findFollowed(actor, id);
  await write([
    remove(FollowedAdvertiser.remove(followed), 'not_found'),
    remove(FollowedLock.remove(followed)),
    countOneLess(followedCount(actor)),
    audit(actor, { type: 'advertiser.unfollowed', entityId: id }),
  ]);
  return { id };
});
