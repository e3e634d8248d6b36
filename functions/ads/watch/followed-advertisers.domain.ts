import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, remove, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { FollowedAdvertiser, type FollowedAdvertiserItem, toFollowedAdvertiser } from './followed-advertiser.entity.ts';
import { FollowedLock } from './followed-lock.entity.ts';

type Page = ParsedInput<typeof adsWatch.listFollowedAdvertisers>['query'];
type Following = ParsedInput<typeof adsWatch.followAdvertiser>['body'];
type Owner = { workspaceId: string };

const maxFollowed = 100;
const counted = ({ workspaceId }: Owner) => ({ workspaceId, name: 'followedAdvertisers' as const });

export async function listFollowedAdvertisers(actor: Actor, page: Page) {
  const scope = { owner: actor.workspaceId, operation: 'listFollowedAdvertisers' };
  const all = await followedBy(actor);
  const { items, nextCursor } = await newestFirst(scope, page, all, ({ followedId }) => followedId);
  return { items: items.map(toFollowedAdvertiser), nextCursor };
}

/** Everything that a workspace follows, at most `maxFollowed`. */
export async function followedBy({ workspaceId }: Owner): Promise<FollowedAdvertiserItem[]> {
  const { data } = await FollowedAdvertiser.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}

/** Follows an advertiser once: see `makeOnce`. */
export const followAdvertiserOnce = (actor: Actor, input: Following, caller: Caller) =>
  makeOnce(
    { route: adsWatch.followAdvertiser, actor, caller, body: input },
    {
      make: (mark) => followAdvertiser(actor, input, mark),
      replay: async (followedId) => {
        const followed = await readFollowed(actor, followedId);
        if (!followed) throw new AppError('conflict');
        return { followedAdvertiser: toFollowedAdvertiser(followed) };
      },
    },
  );

async function followAdvertiser(actor: Actor, input: Following, mark: (id: string) => Operation[]) {
  const { workspaceId } = actor;
  const now = new Date();
  const followed: FollowedAdvertiserItem = {
    workspaceId,
    followedId: newId('fol', now),
    ...input,
    startedAds: 0,
    stoppedAds: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const { advertiserId, followedId } = followed;
  try {
    await write([
      put(FollowedLock.create({ workspaceId, advertiserId, followedId }), 'already_followed'),
      countOneMore(counted(actor), maxFollowed, 'followed_limit'),
      put(FollowedAdvertiser.create(followed)),
      activity(actor, { type: 'advertiser.followed', entityId: followedId }, now),
      ...mark(followedId),
    ]);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'already_followed') throw error;
    const { data: lock } = await FollowedLock.get({ workspaceId, advertiserId }).go({ consistent: true });
    throw new AppError('already_followed', { existingId: lock?.followedId, cause: error });
  }
  return { followedAdvertiser: toFollowedAdvertiser(followed) };
}

export async function deleteFollowedAdvertiser(actor: Actor, { id }: { id: string }) {
  const followed = await readFollowed(actor, id);
  if (!followed) throw new AppError('not_found');
  await write([
    remove(FollowedAdvertiser.remove(followed), 'not_found'),
    remove(FollowedLock.remove(followed)),
    countOneLess(counted(actor)),
    activity(actor, { type: 'advertiser.unfollowed', entityId: id }),
  ]);
  return { id };
}

async function readFollowed({ workspaceId }: Owner, followedId: string): Promise<FollowedAdvertiserItem | null> {
  return (await FollowedAdvertiser.get({ workspaceId, followedId }).go({ consistent: true })).data;
}
