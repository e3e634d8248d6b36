import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import * as contract from '../../../shared/prospects/views.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { handOn } from '../core/hand-on.door.ts';
import { moveClient } from '../core/move-client.door.ts';

const body = { name: 'À relancer', filters: 'status=contacted&sort=score', columns: ['name', 'score'] };

it('keeps, lists, changes and removes views', async () => {
  const { token } = await signedInUser();
  const headers = { 'idempotency-key': randomUUID() };
  const { status, data } = await call(contract.createProspectView, { token, headers, body });
  expect([status, data.view]).toMatchObject([201, { ...body, version: 1 }]);
  expect((await call(contract.createProspectView, { token, headers, body })).data.view).toEqual(data.view);
  const list = async () => (await call(contract.listProspectViews, { token, query: {} })).data.items;
  expect(await list()).toEqual([data.view]);
  const params = { id: data.view.id };
  const renamed = await call(contract.updateProspectView, { token, params, body: { name: 'Chauds', version: 1 } });
  expect(renamed.data.view).toMatchObject({ ...body, name: 'Chauds', version: 2 });
  expect((await call(contract.updateProspectView, { token, params, body: { name: 'x', version: 1 } })).status).toBe(
    409,
  );
  const other = await signedInUser();
  expect((await call(contract.deleteProspectView, { token: other.token, params })).status).toBe(404);
  expect((await call(contract.updateProspectView, { token: other.token, params, body: { version: 2 } })).status).toBe(
    404,
  );
  expect(await list()).toEqual([renamed.data.view]);
  expect((await call(contract.deleteProspectView, { token, params })).data).toEqual(params);
  expect(await list()).toEqual([]);
});

it('has a limit that holds when many come at once', async () => {
  const { token } = await signedInUser();
  const many = Array.from({ length: prospectLimits.views + 5 }, () =>
    call(contract.createProspectView, { token, body }),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(prospectLimits.views);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});

describe('the views that ask for a merged client', () => {
  const saved = async (token: string, filters: string) =>
    (await call(contract.createProspectView, { token, body: { ...body, filters } })).data.view;
  const filtersOf = async (token: string) =>
    (await call(contract.listProspectViews, { token, query: {} })).data.items.map(({ filters }) => filters).reverse();
  const inAMinute = () => Date.now() + 60_000;

  it('ask for the one that is kept, once; the others stay as they were', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    const other = await signedInUser();
    const filters = ['clientId=cli_a&sort=score', 'clientId=cli_b&clientId=cli_a&clientId=none', 'status=new&tag=a+b'];
    for (const one of filters) await saved(token, one);
    await saved(other.token, 'clientId=cli_a');
    expect(await moveClient({ workspaceId, from: 'cli_a', to: 'cli_b' }, Date.now() - 1)).toBe(false);
    expect(await filtersOf(token)).toEqual(filters);
    expect(await moveClient({ workspaceId, from: 'cli_a', to: 'cli_b' }, inAMinute())).toBe(true);
    expect(await filtersOf(token)).toEqual(['sort=score&clientId=cli_b', 'clientId=cli_b&clientId=none', filters[2]]);
    expect(await filtersOf(other.token)).toEqual(['clientId=cli_a']);
  });

  it('do so beside whoever changes one at the same moment', async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    for (let round = 0; round < 5; round++) {
      const view = await saved(token, 'clientId=cli_a');
      const params = { id: view.id };
      const [, renamed] = await Promise.allSettled([
        moveClient({ workspaceId, from: 'cli_a', to: 'cli_b' }, inAMinute()),
        call(contract.updateProspectView, { token, params, body: { name: 'Chauds', version: 1 } }),
      ]);
      expect(renamed).toMatchObject({ value: { status: expect.toSatisfy((status) => [200, 409].includes(status)) } });
      // As the worker does when it was refused.
      await moveClient({ workspaceId, from: 'cli_a', to: 'cli_b' }, inAMinute());
      expect((await filtersOf(token)).at(-1)).toBe('clientId=cli_b');
    }
  });
});

it('has the views that ask for a member who has left ask for whom their things are now', async () => {
  const { token, workspace } = await signedInUser();
  const filters = 'ownerId=usr_left&ownerId=usr_other&clientId=usr_left&sort=score';
  const { data } = await call(contract.createProspectView, { token, body: { ...body, filters } });
  const given = { workspaceId: workspace.workspaceId, until: Date.now() + 60_000 };
  const now = async () => {
    const { items } = (await call(contract.listProspectViews, { token, query: {} })).data;
    return items.map((view) => [view.filters, view.version]);
  };
  expect(await handOn({ ...given, from: 'usr_left', to: 'usr_other' }, given.until)).toBe(true);
  expect(await now()).toEqual([['clientId=usr_left&sort=score&ownerId=usr_other', 2]]);
  expect(await handOn({ ...given, from: 'usr_other', to: null }, given.until)).toBe(true);
  expect(await now()).toEqual([['clientId=usr_left&sort=score&ownerId=none', 3]]);
  expect(data.view.version).toBe(1);
});
