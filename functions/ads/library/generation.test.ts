import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as contract from '../../../shared/ads/library.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { fileSize, putFile } from '../../platform/clients/files.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { commonOwner } from '../ad/ad.entity.ts';
import { readCatalogueState } from '../ad/owner-state.ts';
import { adContent, putAds } from '../testing/ads.ts';
import { handler } from './build-catalogue.schedule.ts';
import { openGeneration } from './generation.ts';
import { generationStands } from './generation-stands.ts';

const found = async (token: string, q: string) =>
  (await call(contract.searchAds, { token, query: { q } })).data.items.map(({ id }) => id);

it('is built from the table alone, takes over unseen, and is followed by what comes after', async () => {
  const word = `generation${randomUUID().replaceAll('-', '')}`;
  const { token } = await signedInUser();
  const [first] = await putAds(commonOwner, [adContent({ body: `${word} un` })]);
  // What this process searched a moment ago may stand for a second.
  await expect.poll(() => found(token, word), { timeout: 5_000 }).toEqual([first]);

  await runFunction(schedules.buildCatalogue, undefined, handler);
  const { fileKey = '' } = await readCatalogueState();
  expect((await openGeneration(fileKey))?.catalogue.size).toBeGreaterThan(0);
  expect(await found(token, word)).toEqual([first]);

  const [second] = await putAds(commonOwner, [adContent({ body: `${word} deux` })]);
  await expect.poll(async () => (await found(token, word)).sort(), { timeout: 3_000 }).toEqual([first, second].sort());
});

it('keeps the generation before it, and no older one', async () => {
  const keys: string[] = [];
  for (let round = 0; round < 3; round++) {
    await putAds(commonOwner, [adContent({ body: 'de plus' })]);
    await runFunction(schedules.buildCatalogue, undefined, handler);
    keys.push((await readCatalogueState()).fileKey ?? '');
  }
  expect(new Set(keys).size).toBe(3);
  const sizes = await Promise.all(keys.map(fileSize));
  expect(sizes.map((size) => size !== null)).toEqual([false, true, true]);
  expect(await openGeneration('catalogue/ads-0.index')).toBeNull();
});

describe('a generation that would come out the same', () => {
  const built = { fileKey: 'catalogue/ads-1.index', cutOffAt: '2026-11-28T10:00:00.000Z', builtBy: 'one' };
  const stands = (state: object, at = '2026-11-28T11:00:00.000Z', release = 'one') =>
    generationStands({ ...built, ...state }, release, new Date(at));

  it('stands for a day, where this release built it whole and nothing was written since', () => {
    expect(stands({ changedAt: '2026-11-28T09:54:00.000Z' })).toBe(true);
    expect(stands({})).toBe(true);
    expect(stands({}, '2026-11-29T10:00:00.000Z')).toBe(false);
  });

  it('is built anew after a change, even one of just before, by another release, or where words were left unread', () => {
    expect(stands({ changedAt: '2026-11-28T10:30:00.000Z' })).toBe(false);
    expect(stands({ changedAt: '2026-11-28T09:56:00.000Z' })).toBe(false);
    expect(stands({}, undefined, 'two')).toBe(false);
    expect(stands({ builtBy: undefined })).toBe(false);
    expect(stands({ fileKey: undefined })).toBe(false);
  });
});

it('does without a generation that it cannot read, such as one of another version', async () => {
  const bytes = Buffer.from('{"version":0}\r\0\0\0');
  await putFile('catalogue/ads-1.index', Readable.from(bytes), 'application/octet-stream', bytes.length);
  expect(await openGeneration('catalogue/ads-1.index')).toBeNull();
});
