import { expect, it } from 'vitest';
import * as contract from '../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../shared/pixel/pixel.rules.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { accessToken, create, metaPixelId, newPixel, pixelNow } from '../testing/pixels.ts';
import { tokenOf } from './pixel-token.ts';
import { readPixel } from './read-pixel.ts';

it('adds, lists, changes and removes a pixel, whose token is sealed and never answered', async () => {
  const { token, user } = await signedInUser();
  const pixelId = metaPixelId();
  const { status, data, text } = await create(token, { pixelId, testEventCode: 'TEST1' });
  expect([status, data.pixel]).toMatchObject([
    201,
    { pixelId, name: 'Boutique', accessTokenHint: '6789', testEventCode: 'TEST1', active: true, pausedReason: null },
  ]);
  expect(data.pixel).toMatchObject({ lastEventAt: null, events24h: 0, reachable24h: null, version: 1 });
  const { id } = data.pixel;
  const stored = await readPixel(user.workspaceId, id);
  expect(text + JSON.stringify(stored)).not.toContain(accessToken);
  expect(await tokenOf(stored)).toBe(accessToken);
  expect(await pixelNow(token, id)).toEqual(data.pixel);
  const body = { name: 'Boutique 2', testEventCode: null, accessToken: 'EAABother9999', version: 1 };
  const changed = await call(contract.updateMetaPixel, { token, params: { id }, body });
  expect(changed.data.pixel).toMatchObject({
    name: 'Boutique 2',
    testEventCode: null,
    accessTokenHint: '9999',
    version: 2,
  });
  expect((await call(contract.updateMetaPixel, { token, params: { id }, body })).status).toBe(409);
  expect((await call(contract.deleteMetaPixel, { token, params: { id } })).data).toEqual({ id });
  expect(await pixelNow(token, id)).toBeUndefined();
  expect((await create(token, { pixelId })).status).toBe(201);
});

it('has a number of Meta once in a workspace, whichever way it comes', async () => {
  const [{ token }, other] = await Promise.all([signedInUser(), signedInUser()]);
  const pixelId = metaPixelId();
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(token, { pixelId })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.message).toBe('Ce pixel est déjà enregistré');
  expect((await create(other.token, { pixelId })).status).toBe(201);
  const { id } = await newPixel(token);
  const change = (to: string, version: number) =>
    call(contract.updateMetaPixel, { token, params: { id }, body: { pixelId: to, version } });
  expect((await change(pixelId, 1)).status).toBe(409);
  const free = metaPixelId();
  const { pixelId: before } = (await pixelNow(token, id)) ?? {};
  expect((await change(free, 1)).data.pixel.pixelId).toBe(free);
  expect((await create(token, { pixelId: before ?? '' })).status).toBe(201);
});

it('has a limit that holds when many come at once', async () => {
  const { token } = await signedInUser();
  const many = await Promise.all(Array.from({ length: pixelLimits.pixels + 3 }, () => create(token)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(pixelLimits.pixels);
  const refused = many.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.error.message).toBe('Vous avez déjà le nombre maximal de pixels');
  const first = await call(contract.listMetaPixels, { token, query: { limit: '15' } });
  const rest = await call(contract.listMetaPixels, {
    token,
    query: { limit: '15', cursor: first.data.nextCursor ?? '' },
  });
  expect([first.data.items.length, rest.data.items.length, rest.data.nextCursor]).toEqual([15, 5, null]);
});

it('shows nothing to another workspace, nor without permission', async () => {
  const [{ token }, other] = await Promise.all([signedInUser(), signedInUser()]);
  const { id } = await newPixel(token);
  const params = { id };
  const tried = [
    await call(contract.updateMetaPixel, { token: other.token, params, body: { name: 'x', version: 1 } }),
    await call(contract.deleteMetaPixel, { token: other.token, params }),
    await call(contract.listMetaPixelEvents, { token: other.token, params, query: {} }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await call(contract.listMetaPixels, { token: other.token, query: {} })).data.items).toEqual([]);
  expect((await callRaw(contract.listMetaPixels)).status).toBe(401);
  expect((await call(contract.deleteMetaPixel, { token, params: { id: 'pix_unknown' } })).status).toBe(404);
});

it('refuses what is no pixel, in French', async () => {
  const { token } = await signedInUser();
  const wrong = [
    { pixelId: '123' },
    { name: '' },
    { accessToken: '' },
    { accessToken: 'avec espace' },
    { active: 'oui' },
  ];
  for (const body of wrong) {
    const { status, error } = await create(token, body as object);
    expect([status, error.details?.[0]?.path]).toEqual([400, Object.keys(body)[0]]);
    expect(error.details?.[0]?.message).toBeTruthy();
  }
});

it('tells the standard events, and what Purchase needs', async () => {
  const { token } = await signedInUser();
  const { items } = (await call(contract.listStandardEvents, { token })).data;
  expect(items).toHaveLength(18);
  expect(items.map(({ name }) => name)).toContain('PageView');
  const purchase = items.find(({ name }) => name === 'Purchase');
  expect(purchase?.parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'currency',
    'value',
  ]);
  for (const { label, description } of items) expect(label && description).toBeTruthy();
});
