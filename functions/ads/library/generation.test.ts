import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
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
    await runFunction(schedules.buildCatalogue, undefined, handler);
    keys.push((await readCatalogueState()).fileKey ?? '');
  }
  expect(new Set(keys).size).toBe(3);
  const sizes = await Promise.all(keys.map(fileSize));
  expect(sizes.map((size) => size !== null)).toEqual([false, true, true]);
  expect(await openGeneration('catalogue/ads-0.index')).toBeNull();
});

it('does without a generation that it cannot read, such as one of another version', async () => {
  const bytes = Buffer.from('{"version":0}\r\0\0\0');
  await putFile('catalogue/ads-1.index', Readable.from(bytes), 'application/octet-stream', bytes.length);
  expect(await openGeneration('catalogue/ads-1.index')).toBeNull();
});
