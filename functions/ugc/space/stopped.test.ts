import { afterEach, beforeEach, expect, it } from 'vitest';
import * as settings from '../../../shared/admin/setting.contract.ts';
import { getCollaborationContract } from '../../../shared/ugc/agreement.contract.ts';
import { getOpenCall } from '../../../shared/ugc/space-call.contract.ts';
import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { newId } from '../../platform/new-id.ts';
import { setSettingsPart } from '../../platform/system/system-settings.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { setSetting } from '../../platform/testing/set-setting.ts';
import { offered, readAsBrand } from '../testing/collaborations.ts';

beforeEach(() => setSettingsPart(newId('stc')));
afterEach(() => {
  setSettingsPart(newId('stc'));
});

it('is shut to creators and the public while it is stopped, says when to come back, and agencies go on', async () => {
  const { token: agency, creator, id } = await offered(200);
  const calls = [
    () => call(self.getSpace, { token: creator.token }),
    () => call(entry.openSpace, { body: { token: creator.link } }),
    () => call(entry.askSpaceLink, { body: { email: uniqueEmail(), join: true } }),
    () => call(getOpenCall, { params: { token: 'x'.repeat(43) } }),
    () => call(self.deleteSpace, { token: creator.token }),
  ];
  await setSetting('stop.ugc_space', true);
  for (const ask of calls) {
    const { status, headers, error } = await ask();
    expect([status, error.reason, headers['retry-after']]).toEqual([503, 'space_stopped', '600']);
    expect(error.message).toMatch(/fermé pour le moment/);
  }
  expect((await readAsBrand(agency, id)).status).toBe('offered');
  await setSetting('stop.ugc_space', false);
  expect((await call(self.getSpace, { token: creator.token })).status).toBe(200);
});

it('asks for a contract from the threshold of the platform, never above that of the law', async () => {
  const { token, id } = await offered(500);
  const level = async () => (await call(getCollaborationContract, { token, params: { id } })).data.level;
  expect(await level()).toBe('order');
  await setSetting('ugc.contractThreshold', 400);
  expect(await level()).toBe('contract');
  const admin = await signedInUser({ role: 'admin' });
  const body = { value: 1_001, version: 1, reason: 'Plus haut que la loi' };
  const params = { key: 'ugc.contractThreshold' };
  expect((await call(settings.updateSystemSetting, { token: admin.token, params, body })).status).toBe(400);
});
