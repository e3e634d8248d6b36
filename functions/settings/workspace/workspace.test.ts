import { expect, it } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as settings from '../../../shared/settings/workspace.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';

const read = (token: string) => call(settings.getWorkspace, { token });
const rename = (token: string, name: string, version = 1) =>
  call(settings.updateWorkspace, { token, body: { name, version } });

it('answers the workspace that one is in, and changes its name', async () => {
  const { token, workspace } = await signedInUser();
  const { workspaceId: id, createdAt } = workspace;
  expect((await read(token)).data.workspace).toEqual({ id, name: 'Agence', owners: [], createdAt, version: 1 });
  const { status, data } = await rename(token, ' Agence B ');
  expect([status, data.workspace]).toEqual([200, { id, name: 'Agence B', owners: [], createdAt, version: 2 }]);
  expect((await read(token)).data).toEqual(data);
  expect((await rename(token, 'Agence B', 2)).data.workspace.version).toBe(2);
  expect((await call(auth.getProfile, { token })).data.user.workspaces).toEqual([
    { id, name: 'Agence B', role: 'owner' },
  ]);
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
