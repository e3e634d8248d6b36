import { expect, it } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { search } from '../testing/prospects.ts';
import { bookShardOf, ProspectBook, prospectCount } from './prospect-book.entity.ts';

async function workspaceWith(count: number, plan: 'starter' | 'professional' | 'enterprise', trialEndsAt?: string) {
  const { token, workspace } = await signedInUser({}, { plan, ...(trialEndsAt && { trialEndsAt }) });
  const { workspaceId } = workspace;
  await setCount(workspaceId, count);
  const create = () => call(contract.createProspect, { token, body: { lastName: 'Durand' } });
  const remove = (id: string) => call(contract.deleteProspect, { token, params: { id } });
  const restore = (id: string) => call(contract.restoreProspect, { token, params: { id }, body: {} });
  return { token, workspaceId, create, remove, restore };
}

const setCount = (workspaceId: string, count: number) =>
  ProspectBook.put({ workspaceId, shard: bookShardOf(workspaceId), count }).go();

const bulk = async (token: string, body: RouteInput<typeof bulkProspects>['body']) =>
  (await call(bulkProspects, { token, body })).data;

it('is exact under fifty creations at once, and says the limit and the use', async () => {
  const { token, workspaceId, create } = await workspaceWith(990, 'starter');
  const answers = await Promise.all(Array.from({ length: 50 }, create));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  for (const { status, error } of answers.filter((answer) => answer.status !== 201)) {
    expect([status, error.code]).toEqual([402, 'plan_limit']);
    expect(error.details).toEqual([
      { path: 'limit', message: '1000' },
      { path: 'use', message: '1000' },
    ]);
  }
  expect(await prospectCount(workspaceId)).toBe(1000);
  expect((await search(token)).total).toBe(10);
});

it('leaves everything readable and changeable over the limit, and lets in again after a removal', async () => {
  const { token, create } = await workspaceWith(999, 'starter');
  const { id } = (await create()).data.prospect;
  expect((await create()).status).toBe(402);
  const body = { city: 'Lyon', version: 1 };
  expect((await call(contract.updateProspect, { token, params: { id }, body })).status).toBe(200);
  await call(contract.deleteProspect, { token, params: { id } });
  expect((await create()).status).toBe(201);
});

it('counts what comes back: refused while the plan is full, and let in as soon as there is room', async () => {
  const { token, workspaceId, create, remove, restore } = await workspaceWith(999, 'starter');
  const { id } = (await create()).data.prospect;
  await remove(id);
  const other = (await create()).data.prospect;
  const refused = await restore(id);
  expect([refused.status, refused.error?.code]).toEqual([402, 'plan_limit']);
  expect(refused.error.details).toEqual([
    { path: 'limit', message: '1000' },
    { path: 'use', message: '1000' },
  ]);
  const { items } = await bulk(token, { ids: [id], action: 'restore' });
  expect(items).toEqual([{ id, ok: false, message: 'La limite de votre offre est atteinte' }]);
  expect((await search(token)).items.map((prospect) => prospect.id)).toEqual([other.id]);
  await remove(other.id);
  expect((await restore(id)).status).toBe(200);
  expect(await prospectCount(workspaceId)).toBe(1000);
});

it('is exact under many restores at once, one by one and together', async () => {
  const { token, workspaceId, create, remove, restore } = await workspaceWith(980, 'starter');
  const ids = (await Promise.all(Array.from({ length: 20 }, create))).map(({ data }) => data.prospect.id);
  await Promise.all(ids.map(remove));
  await setCount(workspaceId, 995);
  const alone = await Promise.all(ids.slice(0, 10).map(restore));
  const together = await bulk(token, { ids, action: 'restore' });
  const back = [...alone.map(({ status }) => status === 200), ...together.items.map(({ ok }) => ok)];
  expect(back.filter(Boolean)).toHaveLength(5);
  expect([await prospectCount(workspaceId), (await search(token)).total]).toEqual([1000, 5]);
});

it('is that of Professional during the trial, then that of Starter; Enterprise has none', async () => {
  const day = dayMs;
  const onTrial = await workspaceWith(5_000, 'starter', new Date(Date.now() + day).toISOString());
  const after = await workspaceWith(5_000, 'starter', new Date(Date.now() - day).toISOString());
  const professional = await workspaceWith(10_000, 'professional');
  const enterprise = await workspaceWith(90_000, 'enterprise');
  const statuses = await Promise.all(
    [onTrial, after, professional, enterprise].map(async ({ create }) => (await create()).status),
  );
  expect(statuses).toEqual([201, 402, 402, 201]);
});
