import { expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as campaigns from '../../../shared/campaigns/campaign.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as settings from '../../../shared/settings/workspace.contract.ts';
import { imported } from '../../campaigns/imports/testing/import-runs.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

const read = (token: string) => call(settings.getWorkspace, { token });
const rename = (token: string, name: string, version = 1) =>
  call(settings.updateWorkspace, { token, body: { name, version } });

it('answers the workspace that one is in, and changes its name', async () => {
  const { token, workspace } = await signedInUser();
  const { workspaceId: id, createdAt } = workspace;
  expect((await read(token)).data.workspace).toEqual({
    id,
    name: 'Agence',
    timezone: 'Europe/Paris',
    supportAccess: 'read',
    owners: [],
    createdAt,
    deletion: null,
    version: 1,
  });
  const { status, data } = await rename(token, ' Agence B ');
  expect([status, data.workspace]).toEqual([
    200,
    {
      id,
      name: 'Agence B',
      timezone: 'Europe/Paris',
      supportAccess: 'read',
      owners: [],
      createdAt,
      deletion: null,
      version: 2,
    },
  ]);
  expect((await read(token)).data).toEqual(data);
  expect((await rename(token, 'Agence B', 2)).data.workspace.version).toBe(2);
  expect((await call(auth.getProfile, { token })).data.user.workspaces).toEqual([
    { id, name: 'Agence B', role: 'owner' },
  ]);
});

it('lets an owner alone say what our support may do', async () => {
  const owner = await signedInUser();
  const manager = await colleagueOf(owner.workspace, { role: 'manager', grants: ['settings:write'] });
  const choose = (token: string, supportAccess: 'none' | 'read' | 'write', version = 1) =>
    call(settings.updateWorkspace, { token, body: { supportAccess, version } });
  expect((await choose(manager.token, 'write')).status).toBe(403);
  // What stands already is no change.
  expect((await choose(manager.token, 'read')).status).toBe(200);
  const { status, data } = await choose(owner.token, 'none');
  expect([status, data.workspace.supportAccess, data.workspace.version]).toEqual([200, 'none', 2]);
  expect((await read(manager.token)).data.workspace.supportAccess).toBe('none');
  expect((await choose(owner.token, 'write')).status).toBe(409);
});

it('has a time zone, which the campaigns made without one take', async () => {
  const { token } = await signedInUser();
  const zoned = (timezone: string, version: number) =>
    call(settings.updateWorkspace, { token, body: { timezone, version } });
  const made = async () => {
    const { data } = await call(campaigns.createCampaign, {
      token,
      body: { name: 'Rentrée', platform: 'meta', objective: 'sales' },
    });
    return data.campaign.timezone;
  };
  expect(await made()).toBe('Europe/Paris');
  for (const unknown of ['Paris', '+02:00', '']) expect((await zoned(unknown, 1)).status).toBe(400);
  const { status, data } = await zoned('Indian/Reunion', 1);
  expect([status, data.workspace]).toMatchObject([200, { timezone: 'Indian/Reunion', name: 'Agence', version: 2 }]);
  expect(await made()).toBe('Indian/Reunion');
  const run = await imported(token, {
    name: 'mai.csv',
    platform: 'meta',
    currency: 'EUR',
    csv: 'Campagne;Jour;Dépense\nÉté;2026-05-01;10',
  });
  expect(run.campaigns.created).toBe(1);
  const { data: all } = await call(list.listCampaigns, { token, query: { sort: 'name' } as never });
  expect(all.items.find(({ name }) => name === 'Été')).toMatchObject({ timezone: 'Indian/Reunion' });
});

it('keeps the first of two names that are given at once', async () => {
  const { token } = await signedInUser();
  const names = ['Agence B', 'Agence C', 'Agence D'];
  const answers = await Promise.all(names.map((name) => rename(token, name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const kept = answers.find(({ status }) => status === 200);
  expect((await read(token)).data).toEqual(kept?.data);
});

it('refuses a name that is none, a version that is old, and who may not', async () => {
  const { token, workspace } = await signedInUser();
  for (const name of ['', ' ', 'x'.repeat(151)]) expect((await rename(token, name)).status).toBe(400);
  expect((await rename(token, 'Agence B', 2)).status).toBe(409);
  const member = await colleagueOf(workspace);
  expect((await read(member.token)).data.workspace.owners).toEqual(['Camille Moreau']);
  expect((await rename(member.token, 'À nous')).status).toBe(403);
  const viewer = await colleagueOf(workspace, { role: 'viewer' });
  expect((await read(viewer.token)).status).toBe(403);
});
