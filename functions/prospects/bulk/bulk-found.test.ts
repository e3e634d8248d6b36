import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/bulk.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../imports/testing/import-runs.ts';
import { newProspect, search } from '../testing/prospects.ts';
import { runBulk as goOn } from './run-bulk.ts';
import { runBulk, waitingBulk, workOnBulk } from './testing/bulk-runs.ts';

async function team(count: number) {
  const { token, workspace } = await signedInUser();
  const items = Array.from({ length: count }, (_, n) => ({
    lastName: `Nom ${n}`,
    email: `p${n}@agence.example`,
    city: 'Lyon',
    value: n < 5 ? 10 : 1_000,
  }));
  await imported(token, { items });
  const bulk = (body: object) => call(contract.bulkProspects, { token, body: body as never });
  const read = async (id = '') => (await call(contract.getProspectBulk, { token, params: { id } })).data.bulk;
  return { token, workspaceId: workspace.workspaceId, bulk, read };
}

describe('bulkProspects, of all that is found', () => {
  it('does it to those that the filters find and to nobody else, page or not', async () => {
    const { token, bulk, read } = await team(70);
    const filters = { minValue: 1_000, status: ['new'] };
    const { status, data } = await bulk({ filters, total: 65, action: 'status', value: 'qualified' });
    expect([status, data.items, data.bulk]).toMatchObject([200, [], { status: 'running', total: 65, done: 0 }]);
    await runBulk();
    expect(await read(data.bulk?.id)).toMatchObject({ status: 'completed', done: 65, refused: 0, reasons: [] });
    const counts = (await search(token)).facets.status.filter(({ count }) => count > 0);
    expect(counts.map(({ value, count }) => [value, count])).toEqual([
      ['new', 5],
      ['qualified', 65],
    ]);
  });

  it('does nothing when another number is found than was seen', async () => {
    const { token, bulk } = await team(3);
    await newProspect(token, { lastName: 'Entre-temps' });
    const { status, error } = await bulk({ filters: {}, total: 3, action: 'delete' });
    expect([status, error.message]).toEqual([409, expect.stringContaining('ne trouve plus le même nombre')]);
    await runBulk();
    expect((await search(token)).total).toBe(4);
  });

  it('says why not of those that cannot be, and does the others', async () => {
    const { token, bulk, read } = await team(25);
    const full = Array.from({ length: 20 }, (_, n) => `t${n}`);
    await newProspect(token, { lastName: 'Pleine', tags: full });
    const { data } = await bulk({ filters: {}, total: 26, action: 'tag', value: 'salon' });
    await runBulk();
    expect(await read(data.bulk?.id)).toMatchObject({
      status: 'completed',
      done: 25,
      refused: 1,
      reasons: [{ message: 'Ce prospect porte déjà le nombre maximal d’étiquettes', count: 1 }],
    });
    expect((await search(token, { tag: 'salon' })).total).toBe(25);
  });

  it('goes on slice after slice, and counts a doubled message once', async () => {
    const { token, workspaceId, bulk, read } = await team(60);
    const { data } = await bulk({ filters: { q: 'nom' }, total: 60, action: 'delete' });
    const bulkId = data.bulk?.id ?? '';
    const [body = ''] = await waitingBulk();
    await goOn({ workspaceId, bulkId }, 0);
    expect(await workOnBulk(body, body)).toBe(0);
    await runBulk();
    expect(await read(bulkId)).toMatchObject({ status: 'completed', done: 60, refused: 0 });
    expect((await search(token)).total).toBe(0);
  });

  it('lets one be done at a time', async () => {
    const { bulk } = await team(2);
    const body = { filters: {}, total: 2, action: 'tag', value: 'a' };
    expect((await bulk(body)).status).toBe(200);
    expect((await bulk(body)).error.message).toContain('déjà en cours');
    await runBulk();
    expect((await bulk(body)).status).toBe(200);
    await runBulk();
  });

  it.each<[string, object, string]>([
    ['ids and filters', { ids: ['a'], filters: {}, total: 1, action: 'delete' }, 'ids'],
    ['neither', { action: 'delete' }, 'ids'],
    ['filters without their number', { filters: {}, action: 'delete' }, 'total'],
    ['a number without filters', { ids: ['a'], total: 1, action: 'delete' }, 'total'],
    ['more than can be done', { filters: {}, total: 20_001, action: 'delete' }, 'total'],
    ['an unknown filter', { filters: { couleur: 'rouge' }, total: 1, action: 'delete' }, 'filters.couleur'],
    ['a filter that is none', { filters: { minScore: 'beaucoup' }, total: 1, action: 'delete' }, 'filters.minScore'],
    ['filters that are a list', { filters: [], total: 1, action: 'delete' }, 'filters'],
    ['a restoring', { filters: {}, total: 1, action: 'restore' }, 'action'],
    ['a member who is none', { filters: {}, total: 1, action: 'owner', value: 'usr_inconnu' }, 'value'],
    ['no value', { filters: {}, total: 1, action: 'tag' }, 'value'],
  ])('refuses %s', async (_, body, path) => {
    const { bulk } = await team(1);
    const { status, error } = await bulk(body);
    expect([status, error.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
  });

  it('is not known to another workspace', async () => {
    const mine = await team(1);
    const { data } = await mine.bulk({ filters: {}, total: 1, action: 'tag', value: 'a' });
    const { token } = await signedInUser();
    const params = { id: data.bulk?.id ?? '' };
    expect((await call(contract.getProspectBulk, { token, params })).status).toBe(404);
    await runBulk();
  });
});
