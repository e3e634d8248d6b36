import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/duplicates.contract.ts';
import { createProspect } from '../../../shared/prospects/prospect.contract.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { Prospect } from '../core/prospect.entity.ts';
import { prospectCount } from '../core/prospect-book.entity.ts';
import { contentOf } from '../core/prospect-content.ts';
import { blankProspect } from '../core/settled-prospect.ts';
import { newField } from '../fields/testing/fields.ts';
import { purgeProspects } from '../prospect/purge-prospects.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';

const groups = async (token: string) => (await call(contract.listProspectDuplicates, { token, query: {} })).data;

describe('listProspectDuplicates', () => {
  it('groups who shares a mailbox, a phone, or a name and a company, over several hands', async () => {
    const { token } = await signedInUser();
    const a = await newProspect(token, { email: 'anna@exemple.fr', lastName: 'Petit' });
    const b = await newProspect(token, { email: 'anna+salon@exemple.fr', phone: '0612345678' });
    const c = await newProspect(token, { phone: '+33 6 12 34 56 78' });
    const d = await newProspect(token, { firstName: 'Zoé', lastName: 'Noël', company: 'Océane' });
    const e = await newProspect(token, { firstName: 'ZOE', lastName: 'Noel', company: 'oceane' });
    await newProspect(token, { firstName: 'Zoé', lastName: 'Noël', company: 'Autre' });
    const { items, total, nextCursor } = await groups(token);
    expect([total, nextCursor]).toEqual([2, null]);
    expect(items.map(({ by, prospects }) => [[...by].sort(), prospects.map(({ id }) => id)])).toEqual([
      [['name'], [e.id, d.id]],
      [
        ['email', 'phone'],
        [c.id, b.id, a.id],
      ],
    ]);
  });
});

it('groups at once the thousands who share a switchboard, and shows a few of them', async () => {
  const { token, workspace } = await signedInUser();
  const now = new Date();
  const content = contentOf({ company: 'Mairie', phone: '0612345678', notes: undefined }, now);
  const items = Array.from({ length: 3_000 }, () => blankProspect(workspace.workspaceId, content, now));
  await Prospect.put(items).go({ concurrency: 8 });
  const { items: found, total } = await groups(token);
  expect([total, found[0]?.prospects.length]).toEqual([1, 10]);
});

describe('mergeProspects', () => {
  it('keeps one, with what was chosen of each, all tags, all timelines and the count right', async () => {
    const { token, workspace } = await signedInUser();
    const keep = await newProspect(token, { lastName: 'Petit', city: 'Lyon', tags: ['a'], value: 10 });
    const other = await newProspect(token, {
      firstName: 'Anna',
      lastName: 'PETIT',
      email: 'anna@exemple.fr',
      city: 'Lille',
      tags: ['b'],
      doNotContact: true,
    });
    const third = await newProspect(token, { phone: '0612345678', value: 99, currency: 'CHF' });
    for (let at = 0; at < 50; at++)
      await call(activities.createProspectActivity, {
        token,
        params: { id: other.id },
        body: { type: 'note', content: `Note ${at}` },
      });
    const body = { keepId: keep.id, mergeIds: [other.id, third.id], fields: { city: other.id, value: third.id } };
    const { status, data } = await call(contract.mergeProspects, { token, body });
    expect(status).toBe(200);
    expect(data.prospect).toMatchObject({
      id: keep.id,
      firstName: 'Anna',
      lastName: 'Petit',
      email: 'anna@exemple.fr',
      phone: '+33612345678',
      city: 'Lille',
      value: 99,
      currency: 'CHF',
      tags: ['a', 'b'],
      doNotContact: true,
      activityCount: 50,
      version: 2,
    });
    expect((await search(token)).items).toEqual([data.prospect]);
    expect(await prospectCount(workspace.workspaceId)).toBe(1);
    const timeline = await call(activities.listProspectActivities, {
      token,
      params: { id: keep.id },
      query: { limit: '100', type: 'note' },
    });
    expect(timeline.data.items).toHaveLength(50);
    const taken = await call(createProspect, { token, body: { email: 'anna@exemple.fr' } });
    expect(taken.error.existingId).toBe(keep.id);
  });

  it('merges those of whom nobody has an amount', async () => {
    const { token } = await signedInUser();
    const keep = await newProspect(token, { lastName: 'Durand', currency: 'CHF' });
    const other = await newProspect(token, { lastName: 'Durand' });
    const body = { keepId: keep.id, mergeIds: [other.id] };
    const { status, data } = await call(contract.mergeProspects, { token, body });
    expect([status, data.prospect.value, data.prospect.currency]).toEqual([200, null, 'CHF']);
  });

  it('gives a timeline to the one kept also when the request that merged has died', async () => {
    const { token, workspace } = await signedInUser();
    const { workspaceId } = workspace;
    const [keep, gone] = [await newProspect(token), await newProspect(token)];
    await call(activities.createProspectActivity, {
      token,
      params: { id: gone.id },
      body: { type: 'note', content: 'x' },
    });
    await purgeProspects({ workspaceId, prospectIds: [gone.id], heirId: keep.id });
    const lines = async (id: string) =>
      (await call(activities.listProspectActivities, { token, params: { id }, query: {} })).data.items.length;
    expect([await lines(keep.id), await lines(gone.id)]).toEqual([0, 1]);
  });

  it('keeps what is chosen of the fields of the workspace, else what the first says', async () => {
    const { token } = await signedInUser();
    const [a, b, c] = [
      await newField(token, { name: 'Surnom', type: 'text' }),
      await newField(token, { name: 'Ancienneté', type: 'number' }),
      await newField(token, { name: 'Région', type: 'text' }),
    ];
    const keep = await newProspect(token, { lastName: 'Durand', custom: { [a]: 'Jo', [b]: 1 } });
    const other = await newProspect(token, { lastName: 'Durand', custom: { [b]: 2, [c]: 'Nord' } });
    const body = { keepId: keep.id, mergeIds: [other.id], custom: { [b]: other.id } };
    const refused = await call(contract.mergeProspects, { token, body: { ...body, custom: { [b]: 'pro_x' } } });
    expect(refused.error.details?.map(({ path }) => path)).toEqual([`custom.${b}`]);
    const { data } = await call(contract.mergeProspects, { token, body });
    expect(data.prospect.custom).toEqual({ [a]: 'Jo', [b]: 2, [c]: 'Nord' });
  });

  it('refuses itself, a stranger and a field of nobody, and changes nothing', async () => {
    const { token } = await signedInUser();
    const [a, b] = [await newProspect(token), await newProspect(token)];
    const stranger = await newProspect((await signedInUser()).token);
    const merge = (body: { keepId: string; mergeIds: string[]; fields?: object }) =>
      call(contract.mergeProspects, { token, body });
    expect((await merge({ keepId: a.id, mergeIds: [a.id] })).status).toBe(400);
    for (const id of [stranger.id, '𝒳', '\ufffe'])
      expect((await merge({ keepId: a.id, mergeIds: [id] })).status).toBe(404);
    expect((await merge({ keepId: stranger.id, mergeIds: [a.id] })).status).toBe(404);
    expect((await merge({ keepId: a.id, mergeIds: [b.id], fields: { city: stranger.id } })).status).toBe(400);
    expect(await fetchProspect(token, a.id)).toEqual(a);
    expect((await search(token)).total).toBe(2);
  });
});
