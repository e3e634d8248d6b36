import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/bulk.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { prospectCount } from '../core/prospect-book.entity.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';

type Body = { ids: string[]; action: 'status' | 'tag' | 'untag' | 'delete' | 'restore'; value?: string };

async function team(count: number) {
  const { token, workspace } = await signedInUser();
  const ids: string[] = [];
  for (let at = 0; at < count; at++)
    ids.push((await newProspect(token, { lastName: `P${at}`, email: `p${at}@exemple.fr` })).id);
  const bulk = (body: Body) => call(contract.bulkProspects, { token, body });
  return { token, workspaceId: workspace.workspaceId, ids, bulk };
}

describe('bulkProspects', () => {
  it('changes the status of all, tells why not of those that cannot be, and touches nobody else', async () => {
    const { token, ids, bulk } = await team(45);
    const stranger = await team(1);
    const asked = [...ids.slice(0, 40), stranger.ids[0] ?? '', 'pro_x#pk', ids[0] ?? ''];
    const { status, data } = await bulk({ ids: asked, action: 'status', value: 'qualified' });
    expect(status).toBe(200);
    expect(data.items.slice(0, 40)).toEqual(ids.slice(0, 40).map((id) => ({ id, ok: true, message: null })));
    expect(data.items.slice(40).map(({ ok, message }) => [ok, message])).toEqual([
      [false, 'Ressource introuvable'],
      [false, 'Ressource introuvable'],
    ]);
    const { facets } = await search(token);
    expect(facets.status.filter(({ count }) => count > 0)).toMatchObject([
      { value: 'new', count: 5 },
      { value: 'qualified', count: 40 },
    ]);
    expect((await fetchProspect(stranger.token, stranger.ids[0] ?? ''))?.status).toBe('new');
  });

  it('tags and untags, as often as one likes', async () => {
    const { token, ids, bulk } = await team(3);
    for (let time = 0; time < 2; time++) {
      expect((await bulk({ ids, action: 'tag', value: ' salon ' })).data.items.every(({ ok }) => ok)).toBe(true);
      const { items } = await search(token, { tag: 'salon' });
      expect(items.map(({ tags, version }) => [tags, version])).toEqual(ids.map(() => [['salon'], 2]));
    }
    await bulk({ ids, action: 'untag', value: 'salon' });
    expect((await search(token)).facets.tag).toEqual([]);
  });

  it('deletes five hundred at most and brings all of them back', async () => {
    const { token, workspaceId, ids, bulk } = await team(41);
    expect((await bulk({ ids, action: 'delete' })).data.items.every(({ ok }) => ok)).toBe(true);
    expect([(await search(token)).total, await prospectCount(workspaceId)]).toEqual([0, 0]);
    expect((await bulk({ ids, action: 'delete' })).data.items.some(({ ok }) => ok)).toBe(false);
    expect((await bulk({ ids, action: 'restore' })).data.items.every(({ ok }) => ok)).toBe(true);
    expect([(await search(token)).total, await prospectCount(workspaceId)]).toEqual([41, 41]);
    const many = Array.from({ length: 501 }, (_, at) => `pro_${at}`);
    expect((await bulk({ ids: many, action: 'delete' })).status).toBe(400);
  });

  it('refuses an action without its value', async () => {
    const { ids, bulk } = await team(1);
    for (const body of [{ action: 'tag' }, { action: 'status' }, { action: 'status', value: 'maybe' }] as const)
      expect((await bulk({ ids, ...body })).error.details?.map(({ path }) => path)).toEqual(['value']);
  });

  it('brings back one of two that had the same e-mail one after the other, and says why not the other', async () => {
    const { token, ids, bulk } = await team(1);
    await bulk({ ids, action: 'delete' });
    ids.push((await newProspect(token, { email: 'p0@exemple.fr' })).id);
    await bulk({ ids, action: 'delete' });
    const { status, data } = await bulk({ ids, action: 'restore' });
    expect(status).toBe(200);
    expect(data.items.map(({ ok }) => ok)).toEqual([true, false]);
  });
});
