import { describe, expect, it } from 'vitest';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;
const cafe = { advertiserId: '1000200030', name: 'Café Lumen' };

type Asked = { advertiserId?: string; name?: string; url?: string; country?: string };
const follow = ({ token }: Owner, body: Asked, headers = {}) =>
  call(adsWatch.followAdvertiser, { token, body, headers });
const followed = async (owner: Owner, advertiserId: string) =>
  (await follow(owner, { advertiserId, name: advertiserId })).data.followedAdvertiser;
const unfollow = ({ token }: Owner, id: string) => call(adsWatch.deleteFollowedAdvertiser, { token, params: { id } });
const list = ({ token }: Owner, query = {}) => call(adsWatch.listFollowedAdvertisers, { token, query });
const ids = async (owner: Owner) => (await list(owner)).data.items.map(({ id }) => id);
const lines = async ({ user }: Owner) =>
  (await AuditLine.query.byWorkspace(user).go()).data.filter(({ type }) => type.startsWith('advertiser.'));

describe('followAdvertiser', () => {
  it('follows, in France unless said', async () => {
    const owner = await signedInUser();
    const { status, data } = await follow(owner, { ...cafe, name: ' <b>Café</b> Lumen ' });
    expect(status).toBe(201);
    expect(data.followedAdvertiser).toMatchObject({
      ...cafe,
      name: '<b>Café</b> Lumen',
      country: 'FR',
      synchronized: true,
      lastSyncedAt: null,
      startedAds: 0,
      stoppedAds: 0,
      version: 1,
    });
    expect((await list(owner)).data).toEqual({ items: [data.followedAdvertiser], nextCursor: null });
  });

  it('knows which advertisers Meta can be asked about', async () => {
    const owner = await signedInUser();
    expect((await followed(owner, 'adv_01J0000000')).synchronized).toBe(false);
    expect((await followed(owner, '12345')).synchronized).toBe(true);
  });

  it('follows once, and names what is there already', async () => {
    const owner = await signedInUser();
    const [one, two] = await Promise.all([follow(owner, cafe), follow(owner, { ...cafe, country: 'BE' })]);
    const [made, refused] = one.status === 201 ? [one, two] : [two, one];
    expect([made.status, refused.status]).toEqual([201, 409]);
    expect(refused.error).toMatchObject({ code: 'conflict', existingId: made.data.followedAdvertiser.id });
    expect(await ids(owner)).toHaveLength(1);
    expect((await follow(await signedInUser(), cafe)).status).toBe(201);
  });

  it('makes one thing for one idempotency key', async () => {
    const owner = await signedInUser();
    const key = { 'idempotency-key': 'once' };
    const [one, two] = await Promise.all([follow(owner, cafe, key), follow(owner, cafe, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.data).toEqual(two.data);
    expect((await follow(owner, { ...cafe, country: 'BE' }, key)).status).toBe(409);
  });

  it('stops at a hundred, counted in the same transaction', async () => {
    const owner = await signedInUser();
    await follow(owner, cafe);
    const { workspaceId } = owner.user;
    await ThingCount.patch({ workspaceId, name: 'followedAdvertisers' }).set({ count: 98 }).go();
    const tries = await Promise.all(
      ['1', '2', '3', '4', '5'].map((id) => follow(owner, { ...cafe, advertiserId: id })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = tries.find(({ status }) => status === 409);
    expect(refused?.error.message).toBe('Vous suivez déjà le nombre maximal d’annonceurs');
    const [last = ''] = await ids(owner);
    await unfollow(owner, last);
    expect((await follow(owner, { ...cafe, advertiserId: '9' })).status).toBe(201);
  });

  it.each([
    [{ advertiserId: '', name: 'x' }, 'advertiserId'],
    [{ advertiserId: 'a b', name: 'x' }, 'advertiserId'],
    [{ advertiserId: '1#2', name: 'x' }, 'advertiserId'],
    [{ advertiserId: 'x'.repeat(61), name: 'x' }, 'advertiserId'],
    [{ advertiserId: '1', name: ' ' }, 'name'],
    [{ advertiserId: '1', name: 'x'.repeat(201) }, 'name'],
    [{ advertiserId: '1', name: 'x', country: 'fr' }, 'country'],
    [{ advertiserId: '1', name: 'x', startedAds: 3 }, 'startedAds'],
    [{}, 'name'],
    [{ advertiserId: '1', url: 'https://www.facebook.com/lumen' }, 'name'],
    [{ name: 'x', url: 'https://www.facebook.com/lumen' }, 'url'],
    [{ url: 'facebook.com/lumen' }, 'url'],
    [{ url: 'ftp://facebook.com/lumen' }, 'url'],
    [{ url: `https://facebook.com/${'x'.repeat(2_000)}` }, 'url'],
  ])('refuses %j', async (body, path) => {
    const owner = await signedInUser();
    const raw = { token: owner.token, rawBody: JSON.stringify(body) };
    const { status, error } = await callRaw(adsWatch.followAdvertiser, raw);
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
    expect(await ids(owner)).toEqual([]);
  });
});

describe('listFollowedAdvertisers', () => {
  it('goes from the newest to the oldest, page by page', async () => {
    const owner = await signedInUser();
    const made: string[] = [];
    for (const advertiserId of ['1', '2', '3', '4', '5']) made.unshift((await followed(owner, advertiserId)).id);
    const first = (await list(owner, { limit: '2' })).data;
    const second = (await list(owner, { limit: '2', cursor: first.nextCursor })).data;
    const third = (await list(owner, { limit: '2', cursor: second.nextCursor })).data;
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(made.sort());
    expect(first.items.every(({ createdAt }) => createdAt >= (second.items[0]?.createdAt ?? ''))).toBe(true);
    expect(third.nextCursor).toBeNull();
  });

  it('refuses a cursor of another workspace', async () => {
    const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
    for (const advertiserId of ['1', '2']) await followed(owner, advertiserId);
    const { nextCursor } = (await list(owner, { limit: '1' })).data;
    expect(nextCursor).not.toBeNull();
    expect((await list(other, { limit: '1', cursor: nextCursor })).status).toBe(400);
  });
});

describe('deleteFollowedAdvertiser', () => {
  it('forgets the advertiser, who can be followed again', async () => {
    const owner = await signedInUser();
    const { id } = await followed(owner, '1');
    const { status, data } = await unfollow(owner, id);
    expect([status, data]).toEqual([200, { id }]);
    expect(await ids(owner)).toEqual([]);
    expect((await follow(owner, { advertiserId: '1', name: 'x' })).status).toBe(201);
  });

  it('counts once what two forget together', async () => {
    const owner = await signedInUser();
    const { id } = await followed(owner, '1');
    await followed(owner, '2');
    const answers = await Promise.all([unfollow(owner, id), unfollow(owner, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { workspaceId } = owner.user;
    const { data } = await ThingCount.get({ workspaceId, name: 'followedAdvertisers' }).go();
    expect(data?.count).toBe(1);
  });

  it('answers 404 for what is not there or not ours', async () => {
    const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
    const { id } = await followed(owner, '1');
    expect((await unfollow(other, id)).status).toBe(404);
    expect((await unfollow(owner, 'fol_nope')).status).toBe(404);
    expect(await ids(owner)).toEqual([id]);
  });
});

it('writes an audit line for each act, without names', async () => {
  const owner = await signedInUser();
  const { id } = (await follow(owner, cafe)).data.followedAdvertiser;
  await unfollow(owner, id);
  const found = await lines(owner);
  expect(found.map(({ type, entityId }) => [type, entityId])).toEqual([
    ['advertiser.followed', id],
    ['advertiser.unfollowed', id],
  ]);
  expect(JSON.stringify(found)).not.toContain('Café');
});
