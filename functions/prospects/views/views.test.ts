import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import * as contract from '../../../shared/prospects/views.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

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
