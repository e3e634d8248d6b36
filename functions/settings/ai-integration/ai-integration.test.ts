import { describe, expect, it } from 'vitest';
import * as settings from '../../../shared/settings/ai-integration.contract.ts';
import { modelServer } from '../../ai/testing/models.ts';
import { fakeNames, withPolicy } from '../../platform/clients/outbound/testing/policies.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { openedModel } from './model-server.door.ts';

const body = { baseUrl: 'http://127.0.0.1:9/v1', model: 'mistral-small', apiKey: 'sk-0123456789' };
const connect = (token: string, change: object = {}) =>
  call(settings.updateAiIntegration, { token, body: { ...body, ...change } });

describe('the model of a workspace', () => {
  it('is none at first; once connected, its key is told by its end alone', async () => {
    const { token, user } = await signedInUser();
    const none = (await call(settings.getAiIntegration, { token })).data.integration;
    expect(none).toMatchObject({ connected: false, baseUrl: null, hint: null, shareLibraryAds: true });
    const { status, data, text } = await connect(token);
    expect([status, data.integration.hint, data.integration.connected]).toEqual([200, '6789', true]);
    expect(text).not.toContain('sk-0123');
    expect((await openedModel(user.workspaceId))?.apiKey).toBe(body.apiKey);
    expect((await call(settings.getAiIntegration, { token })).data.integration).toEqual(data.integration);
  });

  it('keeps its key when none is given, and never takes it to another address', async () => {
    const { token, user } = await signedInUser();
    await connect(token);
    await connect(token, { apiKey: undefined, model: 'mistral-large' });
    expect(await openedModel(user.workspaceId)).toMatchObject({ apiKey: body.apiKey, model: 'mistral-large' });
    const { integration } = (await connect(token, { apiKey: undefined, baseUrl: 'http://127.0.0.1:10/v1' })).data;
    expect(integration.hint).toBeNull();
    expect((await openedModel(user.workspaceId))?.apiKey).toBeNull();
  });

  it('is forgotten, twice without a fault', async () => {
    const { token, user } = await signedInUser();
    await connect(token);
    for (const _ of [1, 2]) {
      const { status, data } = await call(settings.deleteAiIntegration, { token });
      expect([status, data.integration.connected]).toEqual([200, false]);
    }
    expect(await openedModel(user.workspaceId)).toBeNull();
  });

  it('stands at an address where the product goes', async () => {
    const { token } = await signedInUser();
    withPolicy({ ...fakeNames({ 'inside.example': [['10.0.0.1']] }), loopback: false });
    for (const baseUrl of [
      'http://modele.example/v1',
      'https://127.0.0.1/v1',
      'https://inside.example/v1',
      'ftp://x',
    ]) {
      const { status, error } = await connect(token, { baseUrl });
      expect([baseUrl, status, error.details?.[0]?.path]).toEqual([baseUrl, 400, 'baseUrl']);
    }
  });

  it('is refused what is out of bounds', async () => {
    const { token } = await signedInUser();
    for (const [change, path] of [
      [{ model: '' }, 'model'],
      [{ baseUrl: 'https://a.example/'.padEnd(600, 'a') }, 'baseUrl'],
      [{ monthlyTokenLimit: 0 }, 'monthlyTokenLimit'],
      [{ structuredOutput: 'xml' }, 'structuredOutput'],
    ] as const) {
      const { status, error } = await connect(token, change);
      expect([status, error.details?.[0]?.path]).toEqual([400, path]);
    }
  });

  it('is tried: whether it answers, and in the shape that was asked', async () => {
    const server = await modelServer();
    const { token } = await signedInUser();
    expect((await call(settings.testAiIntegration, { token, body: {} })).status).toBe(409);
    const said: [string, boolean, RegExp][] = [
      ['redacteur', true, /répond/],
      ['autre-forme', false, /forme/],
      ['absurde', false, /JSON/],
      ['ferme', false, /clé/],
      ['panne', false, /adresse/],
    ];
    for (const [model, ok, message] of said) {
      await connect(token, { baseUrl: server.baseUrl, model });
      const { data } = await call(settings.testAiIntegration, { token, body: {} });
      expect([model, data.ok, data.message]).toEqual([model, ok, expect.stringMatching(message)]);
    }
  });

  it('is for who may set the workspace up', async () => {
    const { user } = await signedInUser();
    const { token } = await colleagueOf(user, { role: 'member' });
    expect((await connect(token)).status).toBe(403);
    expect((await call(settings.testAiIntegration, { token, body: {} })).status).toBe(403);
  });
});
