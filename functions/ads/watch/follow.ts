import type * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, WriteRefused, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import {
  FollowedAdvertiser,
  type FollowedAdvertiserItem,
  shownFollowedAdvertiser,
} from './followed-advertiser.entity.ts';
import { findFollowed, followedCount } from './followed-advertisers.ts';
import { FollowedLock } from './followed-lock.entity.ts';
import { namedAdvertiser } from './named-advertiser.ts';

const maxFollowed = 100;

/** Follows an advertiser once: see `makeOnce`. */
export const followOnce = (call: Call<typeof adsWatch.followAdvertiser>) =>
  makeOnce(call, {
    make: (mark) => follow(call, mark),
    replay: async (followedId) => ({
      followedAdvertiser: shownFollowedAdvertiser(await findFollowed(call.actor, followedId, 'conflict')),
    }),
  });

async function whoToFollow({ actor, body }: Call<typeof adsWatch.followAdvertiser>) {
  const { advertiserId, name = '', url } = body;
  if (advertiserId !== undefined) return { advertiserId, name };
  const found = await namedAdvertiser(actor, url === undefined ? { name } : { url });
  return { advertiserId: found.id, name: found.name };
}

async function follow(asked: Call<typeof adsWatch.followAdvertiser>, mark: (id: string) => Operation[]) {
  const { actor, body } = asked;
  const { workspaceId } = actor;
  const { advertiserId, name } = await whoToFollow(asked);
  const now = new Date();
  const followed: FollowedAdvertiserItem = {
    workspaceId,
    followedId: newId('fol', now),
    advertiserId,
    name,
    country: body.country,
    clientId: body.clientId ?? undefined,
    startedAds: 0,
    stoppedAds: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const { followedId } = followed;
  const lock = put(FollowedLock.create({ workspaceId, advertiserId, followedId }), 'already_followed');
  try {
    await write([
      lock,
      countOneMore(followedCount(actor), maxFollowed, 'followed_limit'),
      put(FollowedAdvertiser.create(followed)),
      ...fileUnder(workspaceId, body.clientId),
      audit(actor, { type: 'advertiser.followed', entityId: followedId }, now),
      ...mark(followedId),
    ]);
  } catch (error) {
    if (!(error instanceof WriteRefused) || error.operation !== lock) throw error;
    const { data } = await FollowedLock.get({ workspaceId, advertiserId }).go({ consistent: true });
    throw new AppError('already_followed', { existingId: data?.followedId, cause: error });
  }
  return { followedAdvertiser: shownFollowedAdvertiser(followed) };
}
