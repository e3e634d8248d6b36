import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { searchAds } from '../../../shared/ads/library.contract.ts';
import { newBoard, save, teamWithAds } from '../../boards/testing/boards.ts';
import { readAccessToken } from '../../platform/identity/access-token.ts';
import { Session } from '../../platform/identity/session.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { adContent, putAds } from '../testing/ads.ts';

afterEach(() => vi.useRealTimers());

/** A search at a moment when the process has just looked what changed in the table. */
async function searchAgain(token: string, query: object = {}) {
  const search = () => call(searchAds, { token, query: { advertiserId: ['adv-ahead'], ...query } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
  await search();
  let counted = await countCosts('searchAds', search);
  // Others write to the common catalogue meanwhile: whoever had to look there is asked again.
  for (let tries = 0; tries < 5 && 'dynamodb Query' in counted.cost.calls; tries++)
    counted = await countCosts('searchAds', search);
  vi.useRealTimers();
  const { done, cost } = counted;
  return { saved: new Map(done.data.items.map(({ id, saved }) => [id, saved])), cost };
}

const advertiser = { id: 'adv-ahead', name: 'Avance', url: null };
const newAd = () => adContent({ advertiser, body: randomUUID() });

it('reads marks and session together: one call to AWS for a search', async () => {
  const { token, workspaceId } = await teamWithAds();
  const [kept = '', other = ''] = await putAds(workspaceId, [newAd(), newAd()]);
  const board = await newBoard(token);
  await save(token, board.id, kept);
  const { saved, cost } = await searchAgain(token);
  expect(Object.fromEntries(saved)).toEqual({ [kept]: true, [other]: false });
  expect(cost).toEqual({ calls: { 'dynamodb BatchGetItem': 1 }, reads: 6, writes: 0, messages: 0, bytes: 0 });
});

it('tells of what was written since whether it is saved', async () => {
  const { token, workspaceId } = await teamWithAds();
  const [first = ''] = await putAds(workspaceId, [newAd()]);
  const board = await newBoard(token);
  const search = () => call(searchAds, { token, query: { advertiserId: ['adv-ahead'] } });
  await search();
  const [second = ''] = await putAds(workspaceId, [newAd()]);
  await save(token, board.id, second);
  const { data } = await search();
  expect(Object.fromEntries(data.items.map(({ id, saved }) => [id, saved]))).toEqual({
    [first]: false,
    [second]: true,
  });
});

it('reads the marks of a long page apart, which go with no session in one batch', async () => {
  const { token, workspaceId } = await teamWithAds();
  const ids = await putAds(workspaceId, Array.from({ length: 100 }, newAd));
  const board = await newBoard(token);
  await save(token, board.id, ids[99]);
  const { saved, cost } = await searchAgain(token, { limit: '100' });
  expect([...saved].filter(([, is]) => is)).toEqual([[ids[99], true]]);
  expect(saved.size).toBe(100);
  expect(cost).toMatchObject({ calls: { 'dynamodb BatchGetItem': 2 }, reads: 104 });
});

it('answers 401 to an ended session, whatever it asks for', async () => {
  const { token } = await teamWithAds();
  const ids = await readAccessToken(token);
  expect((await callRaw(searchAds, { token })).status).toBe(200);
  expect((await callRaw(searchAds, { token, rawQuery: 'platform=myspace' })).status).toBe(400);
  await Session.delete({ sessionId: ids?.sessionId ?? '' }).go();
  for (const rawQuery of ['', 'platform=myspace', 'cursor=x'])
    expect((await callRaw(searchAds, { token, rawQuery })).status).toBe(401);
});
