import { decodeTime } from 'ulid';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import * as contract from '../../../shared/ugc/creator.contract.ts';
import { noRecord } from '../../../shared/ugc/creator.rules.ts';
import { readCount } from '../../platform/db/thing-count.entity.ts';
import { write } from '../../platform/db/write.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { CreatorProfile } from '../core/creator-profile.entity.ts';
import { CreatorRelation, newRelation } from '../core/creator-relation.entity.ts';
import { profileWrites, relationWrites } from '../core/creator-writes.ts';
import { creatorBody, newListedCreator, newOwnCreator } from '../testing/creators.ts';
import { newCreator } from '../testing/space.ts';
import { forgetUnopened } from './forget-unopened.ts';

const list = async (token: string, query: object) =>
  (await call(contract.listCreators, { token, query: query as never })).data;
const read = (token: string, id: string) => call(contract.getCreator, { token, params: { id } });
const say = (token: string, id: string, body: object) =>
  call(contract.updateCreator, { token, params: { id }, body: body as never });
const names = (found: { items: { displayName: string }[] }) => found.items.map(({ displayName }) => displayName);

/** The marketplace is of all tests: a town that no other has finds these alone. */
const town = (name: string) => `${name}${process.pid}${Date.now() % 100_000}`;

describe('the marketplace', () => {
  it('is found by words, facets and ranges, with counts that obey the other filters', async () => {
    const { token } = await signedInUser();
    const city = town('Vezelise');
    const record = { ...noRecord, collaborations: 4, onTime: 3, ratings: 4, ratingSum: 18, answers: 2, answerHours: 9 };
    const lea = await newListedCreator({
      ...{ displayName: 'Léa Tardieu', city, country: 'FR', gender: 'female', ageRange: '25-34', turnaroundDays: 5 },
      ...{ niches: ['beauty', 'home'], styles: ['asmr'], languages: [{ code: 'fr', level: 'native' }] },
      platforms: [
        {
          ...{ network: 'tiktok', handle: 'lea.t', followers: 12_000, engagementRate: 0.05, averageViews: null },
          declaredOn: '2026-10-01',
        },
      ],
      rates: [
        { deliverable: 'video', cents: 15_000 },
        { deliverable: 'photo', cents: 4_000 },
      ],
      vacations: [{ from: '2026-12-24', to: '2027-01-02' }],
      profile: { record },
    });
    await newListedCreator({
      ...{ displayName: 'Hugo Lamy', city, country: 'BE', gender: 'male', niches: ['beauty'], turnaroundDays: 12 },
      rates: [{ deliverable: 'video', cents: 30_000 }],
    });
    await newListedCreator({ displayName: 'Sans rien dire', city });
    const all = await list(token, { q: city });
    expect([all.total, names(all).sort()]).toEqual([3, ['Hugo Lamy', 'Léa Tardieu', 'Sans rien dire']]);
    expect(all.facets.niche.find(({ value }) => value === 'beauty')).toEqual({
      value: 'beauty',
      label: 'Beauté',
      count: 2,
    });
    expect(all.facets.country).toEqual([
      { value: 'BE', label: 'Belgique', count: 1 },
      { value: 'FR', label: 'France', count: 1 },
    ]);
    const french = await list(token, { q: city, country: 'FR' });
    expect([french.total, french.facets.country.length, french.facets.gender[1]?.count]).toEqual([1, 2, 0]);
    const filters: [object, string[]][] = [
      [{ niche: ['home', 'food'] }, ['Léa Tardieu']],
      [{ style: 'asmr' }, ['Léa Tardieu']],
      [{ deliverable: 'photo' }, ['Léa Tardieu']],
      [{ deliverable: 'video', maxPrice: '200' }, ['Léa Tardieu']],
      [{ maxPrice: '39' }, []],
      [{ minFollowers: '10000' }, ['Léa Tardieu']],
      [{ minRating: '4' }, ['Léa Tardieu']],
      [{ maxTurnaroundDays: '12', sort: 'turnaround' }, ['Léa Tardieu', 'Hugo Lamy']],
      [{ availableOn: '2026-12-25', niche: 'beauty' }, ['Hugo Lamy']],
      [{ sort: 'price' }, ['Léa Tardieu', 'Hugo Lamy', 'Sans rien dire']],
      [{ sort: 'rating', limit: '1' }, ['Léa Tardieu']],
      [{ favorite: 'true' }, []],
    ];
    for (const [query, found] of filters)
      expect(names(await list(token, { q: city, ...query })), JSON.stringify(query)).toEqual(found);
    expect(names(await list(token, { q: `LEA tard ${city}` }))).toEqual(['Léa Tardieu']);
    const { creator } = (await read(token, lea.creatorId)).data;
    expect(creator).toMatchObject({
      ...{ pool: 'marketplace', status: 'active', email: null, withUs: null, photoUrl: null },
      rates: [{ deliverable: 'video', price: 150 }, {}],
      stats: { collaborations: 4, onTimeRate: 0.75, rating: 4.5, ratingCount: 4, responseHours: 4.5 },
      relation: { favorite: false, tags: [], note: null, blocked: false, collectedFrom: null, version: 0 },
    });
    expect(all.items.find(({ displayName }) => displayName === 'Hugo Lamy')?.stats.rating).toBeNull();
  });

  it('goes page after page, and shows what its creators have just said, or no more', async () => {
    const { token } = await signedInUser();
    const city = town('Brehec');
    const [one] = [await newListedCreator({ displayName: 'Un', city }), await newListedCreator({ city })];
    const first = await list(token, { q: city, limit: '1' });
    const second = await list(token, { q: city, limit: '1', cursor: first.nextCursor });
    expect([first.total, second.nextCursor, first.items[0]?.id === second.items[0]?.id]).toEqual([2, null, false]);
    const { data: before } = await CreatorProfile.get(one).go({ consistent: true });
    const after = { ...one, content: { ...one.content, bio: 'brodeuse' }, version: 2 };
    await write(profileWrites(before, after, new Date()));
    expect(names(await list(token, { q: `${city} brodeuse` }))).toEqual(['Un']);
    await write(profileWrites(after, { ...after, listed: false, version: 3 }, new Date()));
    expect((await list(token, { q: city })).total).toBe(1);
    expect((await read(token, one.creatorId)).status).toBe(404);
  });
});

describe('what a workspace says of creators', () => {
  it('is its own, over the version that was read; who is blocked is found apart', async () => {
    const [{ token, workspace }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const city = town('Cancale');
    const { creatorId } = await newListedCreator({ displayName: 'Nora', city });
    const { creator } = (
      await say(token, creatorId, { favorite: true, tags: ['été', 'été'], note: 'Rapide', version: 0 })
    ).data;
    expect(creator.relation).toMatchObject({ favorite: true, tags: ['été'], note: 'Rapide', version: 1 });
    expect((await say(token, creatorId, { favorite: false, version: 0 })).status).toBe(409);
    expect((await say(token, creatorId, { favorite: true, version: 1 })).data.creator.relation.version).toBe(1);
    expect((await list(token, { q: city, favorite: 'true', tag: 'été' })).total).toBe(1);
    expect((await read(other.token, creatorId)).data.creator.relation).toMatchObject({ note: null, tags: [] });
    expect((await list(other.token, { q: city, favorite: 'true' })).total).toBe(0);
    await say(token, creatorId, { blocked: true, note: null, version: 1 });
    expect((await list(token, { q: city })).total).toBe(0);
    expect((await list(token, { q: city, blocked: 'true' })).items[0]?.relation).toMatchObject({ note: null });
    const viewer = await colleagueOf(workspace, { role: 'viewer' });
    expect((await say(viewer.token, creatorId, { favorite: true, version: 2 })).status).toBe(403);
    expect((await call(contract.deleteCreator, { token, params: { id: creatorId } })).error.reason).toBe(
      'creator_listed',
    );
  });

  it('goes with who came by a call, once they are on the marketplace no more', async () => {
    const { token, workspace } = await signedInUser();
    const { creatorId } = await newListedCreator({ profile: { listed: false } });
    const now = new Date();
    const relation = { ...newRelation(workspace.workspaceId, creatorId, now), metAt: now.toISOString() };
    await write(relationWrites(null, relation, now));
    expect((await read(token, creatorId)).data.creator.pool).toBe('private');
    expect((await call(contract.deleteCreator, { token, params: { id: creatorId } })).status).toBe(200);
    expect((await read(token, creatorId)).status).toBe(404);
  });
});

describe('creators that a workspace adds', () => {
  it('are seen by it alone, as it typed them, until they open its link', async () => {
    const [{ token, workspace }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const city = town('Locronan');
    const known = await newListedCreator({ email: `${city.toLowerCase()}@exemple.fr`, displayName: 'Zoé', city });
    const body = creatorBody({ email: ` ${city.toUpperCase()}@exemple.fr`, displayName: 'Celle du salon' });
    const asked = { token, body, headers: { 'idempotency-key': 'c1' } };
    const [{ status, data }, again] = [
      await call(contract.createCreator, asked),
      await call(contract.createCreator, asked),
    ];
    expect([status, again.data.creator]).toEqual([201, data.creator]);
    expect(data.creator).toMatchObject({
      ...{ pool: 'private', status: 'invited', displayName: 'Celle du salon', city: null, billable: false },
      email: `${city.toLowerCase()}@exemple.fr`,
      relation: { collectedFrom: 'son compte Instagram' },
    });
    const twice = await call(contract.createCreator, { token, body });
    expect([twice.status, twice.error.existingId]).toEqual([409, data.creator.id]);
    expect(names(await list(token, { pool: 'private' }))).toEqual(['Celle du salon']);
    expect((await list(token, { q: city })).total).toBe(0);
    expect((await list(other.token, { q: city })).items).toMatchObject([{ pool: 'marketplace', email: null }]);
    const key = { workspaceId: workspace.workspaceId, creatorId: known.creatorId };
    const { data: relation } = await CreatorRelation.get(key).go({ consistent: true });
    if (!relation?.added) throw new Error('It was added');
    const openedAt = new Date().toISOString();
    await write(relationWrites(relation, { ...relation, added: { ...relation.added, openedAt } }, new Date()));
    expect((await list(token, { q: city })).items).toMatchObject([{ displayName: 'Zoé', pool: 'private', city }]);
  });

  it('are made once for all workspaces, forgotten by one, and are of no other', async () => {
    const [{ token }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const body = creatorBody();
    const both = await Promise.all(
      [token, other.token].map((one) => call(contract.createCreator, { token: one, body })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [mine, theirs] = both.map(({ data }) => data.creator.id);
    expect(mine).toBe(theirs);
    const own = await newOwnCreator(token);
    for (const { status } of [
      await read(other.token, own.id),
      await say(other.token, own.id, { favorite: true, version: 0 }),
      await call(contract.deleteCreator, { token: other.token, params: { id: own.id } }),
      await read(token, 'crt_01K53YF8H0K2M4P6R8T0V2X4Z6'),
    ])
      expect(status).toBe(404);
    expect((await list(other.token, { pool: 'private' })).items.map(({ id }) => id)).toEqual([mine]);
    expect((await call(contract.deleteCreator, { token, params: { id: own.id } })).data).toEqual({ id: own.id });
    expect((await read(token, own.id)).status).toBe(404);
    expect((await list(token, { pool: 'private' })).items.map(({ id }) => id)).toEqual([mine]);
  });

  it('are mailed three times a day at most, refusals apart, without what a stranger typed', async () => {
    const body = creatorBody({ collectedFrom: 'gagnez sur exemple.com', message: 'Vite' });
    const people = [await signedInUser(), await signedInUser({ emailProvenAt: '2026-01-01T00:00:00.000Z' })];
    people.push(await signedInUser(), await signedInUser());
    const add = async (n: number) => (await call(contract.createCreator, { token: people[n]?.token, body })).status;
    const statuses = [];
    for (const n of [0, 0, 1, 1, 2, 3]) statuses.push(await add(n));
    expect(statuses).toEqual([201, 409, 201, 409, 201, 429]);
    const texts = (await mailsTo(body.email)).map(({ text }) => /gagnez/.test(text) && /Vite/.test(text));
    expect(texts.sort()).toEqual([false, false, true]);
  });

  it('are forgotten after thirteen months without a click, and then known to nobody', async () => {
    const { token, workspace } = await signedInUser();
    const { workspaceId } = workspace;
    const email = uniqueEmail();
    const { id } = await newOwnCreator(token, { email });
    const opened = await newOwnCreator(token, { email: (await newCreator()).email });
    const sweep = (days: number) =>
      forgetUnopened(
        new Date(Date.now() + days * dayMs),
        (item) => item.workspaceId === workspaceId && item.creatorId === id,
      );
    await sweep(390);
    expect((await read(token, id)).status).toBe(200);
    await sweep(400);
    await sweep(400);
    expect((await read(token, id)).status).toBe(404);
    expect(await readCount({ workspaceId, name: 'ugcCreators' })).toBe(1);
    const again = await newOwnCreator(token, { email });
    expect(again.id).not.toBe(id);
    // Nobody tells by their ids who was here before.
    const times = [again.id, opened.id].map((one) => decodeTime(one.slice(4)));
    expect(times.filter((time) => Math.abs(time - Date.now()) < dayMs)).toEqual([]);
  });

  it('say which field is wrong', async () => {
    const { token } = await signedInUser();
    for (const [wrong, path] of [
      [{ email: 'lea' }, 'email'],
      [{ displayName: ' ' }, 'displayName'],
      [{ collectedFrom: '' }, 'collectedFrom'],
      [{ note: 'x' }, 'note'],
    ] as const) {
      const body = { ...creatorBody(), ...wrong } as never;
      const { status, error } = await call(contract.createCreator, { token, body });
      expect([status, error.details?.[0]?.path]).toEqual([400, path]);
    }
    expect((await call(contract.listCreators, { token, query: { niche: 'minitel' } as never })).status).toBe(400);
    expect((await call(contract.listCreators, { token, query: { campaignId: 'ugc_1' } as never })).status).toBe(404);
  });
});
