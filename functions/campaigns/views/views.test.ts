import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import * as contract from '../../../shared/campaigns/views.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { handOn } from '../core/hand-on.door.ts';
import { moveClient } from '../core/move-client.door.ts';

const body = { name: 'Rentables', filters: 'status=active&periode=last_7', columns: ['spend'], sort: 'roas' as const };

const listed = async (token: string) => (await call(contract.listCampaignViews, { token, query: {} })).data.items;
const namesOf = async (token: string) => (await listed(token)).map(({ name }) => name);
const saved = async (token: string, changes: Partial<typeof body> & { shared?: boolean; isDefault?: boolean } = {}) =>
  (await call(contract.createCampaignView, { token, body: { ...body, ...changes } })).data.view;
const change = (token: string, id: string, changes: object) =>
  call(contract.updateCampaignView, { token, params: { id }, body: { version: 1, ...changes } });

it('keeps, lists, changes and removes views', async () => {
  const { token, user } = await signedInUser();
  const headers = { 'idempotency-key': randomUUID() };
  const { status, data } = await call(contract.createCampaignView, { token, headers, body });
  expect(status).toBe(201);
  expect(data.view).toMatchObject({ ...body, shared: false, isDefault: false, ownerId: user.userId, version: 1 });
  expect((await call(contract.createCampaignView, { token, headers, body })).data.view).toEqual(data.view);
  expect(await listed(token)).toEqual([data.view]);
  const renamed = await change(token, data.view.id, { name: 'Rentables, ce mois', sort: 'spend' });
  expect(renamed.data.view).toMatchObject({ ...body, name: 'Rentables, ce mois', sort: 'spend', version: 2 });
  expect((await change(token, data.view.id, { name: 'x' })).status).toBe(409);
  const params = { id: data.view.id };
  expect((await call(contract.deleteCampaignView, { token, params })).data).toEqual(params);
  expect((await call(contract.deleteCampaignView, { token, params })).status).toBe(404);
  expect(await listed(token)).toEqual([]);
});

it('shows those of others when they are shared, and to nobody of another workspace', async () => {
  const { token, user } = await signedInUser();
  const colleague = await colleagueOf(user, { role: 'member' });
  const own = await saved(token, { name: 'À moi' });
  const shared = await saved(token, { name: 'À tous', shared: true });
  expect(await namesOf(token)).toEqual(['À tous', 'À moi']);
  expect(await namesOf(colleague.token)).toEqual(['À tous']);
  expect((await change(colleague.token, own.id, { name: 'x' })).status).toBe(404);
  expect((await change(colleague.token, shared.id, { name: 'À nous' })).status).toBe(200);
  // Taken back by another, it would be gone for who made it.
  expect((await change(colleague.token, shared.id, { shared: false, version: 2 })).status).toBe(403);
  expect((await change(token, shared.id, { shared: false, version: 2 })).status).toBe(200);
  expect(await namesOf(colleague.token)).toEqual([]);
  const stranger = await signedInUser();
  expect(await namesOf(stranger.token)).toEqual([]);
  expect((await change(stranger.token, shared.id, { version: 3 })).status).toBe(404);
});

it('one view is the default of each person', async () => {
  const { token, user } = await signedInUser();
  const colleague = await colleagueOf(user, { role: 'member' });
  const first = await saved(token, { name: 'Une', shared: true, isDefault: true });
  const second = await saved(token, { name: 'Deux', shared: true });
  const defaultsOf = async (of: string) =>
    (await listed(of)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  expect(await defaultsOf(token)).toEqual(['Une']);
  expect(await defaultsOf(colleague.token)).toEqual([]);
  expect((await change(colleague.token, second.id, { isDefault: true })).data.view).toMatchObject({ isDefault: true });
  expect((await change(token, second.id, { isDefault: true, version: 2 })).status).toBe(200);
  expect([await defaultsOf(token), await defaultsOf(colleague.token)]).toEqual([['Deux'], ['Deux']]);
  expect((await change(token, first.id, { isDefault: false })).status).toBe(200);
  expect(await defaultsOf(token)).toEqual(['Deux']);
  expect((await change(token, second.id, { isDefault: false, version: 3 })).status).toBe(200);
  expect([await defaultsOf(token), await defaultsOf(colleague.token)]).toEqual([[], ['Deux']]);
});

it('has a limit that holds when many come at once', async () => {
  const { token } = await signedInUser();
  const many = Array.from({ length: campaignLimits.views + 3 }, () =>
    call(contract.createCampaignView, { token, body }),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status).sort();
  expect(statuses.slice(-3)).toEqual([409, 409, 409]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(campaignLimits.views);
});

it('follows a client that is merged, and goes with a person who leaves unless it is shared', async () => {
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  const colleague = await colleagueOf(user, { role: 'member' });
  await saved(token, { filters: 'clientId=cli_a&status=active' });
  const { userId } = colleague.user;
  await saved(colleague.token, { name: 'Partagée', shared: true, filters: `ownerId=${userId}` });
  await saved(colleague.token, { name: 'À lui' });
  const inAMinute = Date.now() + 60_000;
  expect(await moveClient({ workspaceId, from: 'cli_a', to: 'cli_b' }, inAMinute)).toBe(true);
  expect((await listed(token)).map(({ filters }) => filters)).toContain('status=active&clientId=cli_b');
  expect(await handOn({ workspaceId, from: userId, to: null }, inAMinute)).toBe(true);
  expect(await namesOf(colleague.token)).toEqual(['Partagée']);
  expect((await listed(token)).map(({ filters }) => filters)).toContain('ownerId=none');
});
