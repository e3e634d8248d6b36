import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { ImportStopped } from '../../imports/import-run.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { type AdContent, commonOwner } from '../ad/ad.entity.ts';
import { finishImport, noteRun, storeRows } from './import-steps.ts';
import { adReader } from './record-reader.ts';
import { runFile } from './run-file.ts';
import { findImport } from './start-import.ts';
import { runImports, storedAd, storedAds, waitingRuns } from './testing/run-imports.ts';
import { writeAds } from './write-ads.ts';

const record = (n: number, more: object = {}) => ({
  sourceId: `a${n}`,
  advertiser: { name: 'Maison Rivière' },
  body: `Des meubles faits à la main, modèle ${'x'.repeat(n % 7)}`,
  startedAt: n % 10 === 9 ? '' : '2026-05-12',
  ...more,
});

const contentOf = (ownerId: string, n: number, more: object = {}): AdContent => {
  const read = adReader({ workspaceId: ownerId, source: 'import' }).item(record(n, more));
  return 'ad' in read ? read.ad : expect.fail(read.reason);
};

async function running(count: number) {
  const person = await signedInUser();
  const items = Array.from({ length: count }, (_, n) => record(n));
  const { data } = await call(adsImports.importAds, { token: person.token, body: { source: 'import', items } });
  await waitingRuns();
  const item = await findImport(person.user.workspaceId, data.import.id);
  return { ...person, workspaceId: item.workspaceId, item: await noteRun(item, { status: 'running' }) };
}

describe('runFile', () => {
  it('goes on from its checkpoint, slice after slice, as if it had been one', async () => {
    const { item, workspaceId } = await running(500);
    const received: number[] = [];
    for (let now = item; now.status === 'running'; now = await findImport(workspaceId, item.importId)) {
      // Ever longer slices: several on any machine, and few on a busy one.
      await runFile(now, 2 ** received.length);
      received.push((await findImport(workspaceId, item.importId)).received);
      expect(received.length).toBeLessThanOrEqual(500);
    }
    expect(received.length).toBeGreaterThan(1);
    const done = await findImport(workspaceId, item.importId);
    expect(done).toMatchObject({ status: 'completed', received: 500, created: 450, rejectedCount: 50 });
    expect(done.rejected.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, n) => n * 10 + 10));
    expect(await storedAds(workspaceId)).toHaveLength(450);
    await runImports();
  });

  it('tells the search that ads were written', async () => {
    const { item, workspaceId } = await running(2);
    await runFile(item);
    const { data } = await Workspace.get({ workspaceId }).go({ consistent: true });
    const [ad] = await storedAds(workspaceId);
    expect(Date.parse(data?.adsChangedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(ad?.updatedAt ?? ''));
  });

  it('ends an import whose file is gone', async () => {
    const { item, workspaceId } = await running(1);
    await runFile({ ...item, objectKey: 'imports/nowhere' });
    expect(await findImport(workspaceId, item.importId)).toMatchObject({
      status: 'failed',
      message: 'Le fichier n’est plus là\u00a0: envoyez-le de nouveau',
    });
  });
});

describe('storeRows', () => {
  it('refuses a run that is behind, and one that has ended', async () => {
    const { item, workspaceId } = await running(1);
    const rows = [{ line: 1, ad: contentOf(workspaceId, 1) }];
    const ahead = await storeRows(item, rows);
    await expect(storeRows(item, rows)).rejects.toThrow(ImportStopped);
    await finishImport(ahead, 'completed');
    await expect(storeRows(ahead, rows)).rejects.toThrow(ImportStopped);
    expect(await findImport(workspaceId, item.importId)).toMatchObject({ received: 1, created: 1 });
  });

  it('keeps the page to read next once all of its ads are stored', async () => {
    const { item, workspaceId } = await running(1);
    const rows = Array.from({ length: 150 }, (_, n) => ({
      line: n,
      ad: contentOf(workspaceId, n, { startedAt: '2026-01-01' }),
    }));
    const after = await storeRows(item, rows, { position: 'page2' });
    expect(after).toMatchObject({ position: 'page2', positionReceived: 150, received: 150 });
    expect(await findImport(workspaceId, item.importId)).toMatchObject({ position: 'page2', positionReceived: 150 });
  });

  it('replays one by one a step that the table refuses, and refuses only the ad at fault', async () => {
    const { item, workspaceId } = await running(1);
    const heavy = { ...contentOf(workspaceId, 2), payer: 'x'.repeat(500_000) };
    const rows = [1, 2, 3].map((n) => ({ line: n, ad: n === 2 ? heavy : contentOf(workspaceId, n) }));
    const after = await storeRows(item, rows);
    expect(after).toMatchObject({ received: 3, created: 2, rejectedCount: 1 });
    expect(after.rejected).toEqual([{ line: 2, reason: 'Cette ligne n’a pas pu être enregistrée' }]);
    expect(await storedAds(workspaceId)).toHaveLength(2);
  });
});

describe('writeAds', () => {
  it('tells what became of each ad and what was known before, and writes what follows from it along', async () => {
    const { user } = await signedInUser();
    const ownerId = user.workspaceId;
    const [one, two] = [contentOf(ownerId, 1), contentOf(ownerId, 2)];
    expect((await writeAds(ownerId, [one, two])).map(({ act, before }) => [act, before])).toEqual([
      ['created', null],
      ['created', null],
    ]);
    const ended = { ...two, endedAt: '2026-06-01' };
    const told: string[] = [];
    const written = await writeAds(ownerId, [one, ended], (ads) => {
      told.push(...ads.map(({ act }) => act));
      return [audit({ ...user, ip: '' }, { type: 'ads.import_started', entityId: 'x' })];
    });
    expect(told).toEqual(['skipped', 'updated']);
    expect(written[1]).toMatchObject({ before: { endedAt: null }, content: { endedAt: '2026-06-01' } });
  });

  it('writes nothing when one of its operations is refused', async () => {
    const { user } = await signedInUser();
    const line = audit({ ...user, ip: '' }, { type: 'ads.import_started', entityId: 'x' });
    const refused = writeAds(user.workspaceId, [contentOf(user.workspaceId, 1)], () => [line, line]);
    await expect(refused).rejects.toThrow();
    expect(await storedAds(user.workspaceId)).toEqual([]);
  });

  it('keeps both of two writes at once', async () => {
    const { user } = await signedInUser();
    const ownerId = user.workspaceId;
    await writeAds(ownerId, [contentOf(ownerId, 1)]);
    const texts = ['a', 'b', 'c'];
    await Promise.all(texts.map((headline) => writeAds(ownerId, [contentOf(ownerId, 1, { headline })])));
    const [ad] = await storedAds(ownerId);
    expect(ad?.version).toBe(4);
    expect(texts).toContain(ad?.content.headline);
  });

  it('adds up the countries that readings saw an ad of the common library in, and keeps to what a file says', async () => {
    const content = contentOf(commonOwner, 1, { sourceId: randomUUID() });
    const seenIn = async (ownerId: string, ...countries: string[]) =>
      (await writeAds(ownerId, [{ ...content, countries }]))[0]?.act;
    expect(await seenIn(commonOwner, 'FR')).toBe('created');
    expect(await seenIn(commonOwner, 'BE')).toBe('updated');
    expect(await seenIn(commonOwner, 'FR')).toBe('skipped');
    expect((await storedAd(commonOwner, content.sourceId))?.content.countries).toEqual(['BE', 'FR']);
    const { user } = await signedInUser();
    await seenIn(user.workspaceId, 'FR');
    await seenIn(user.workspaceId, 'BE');
    expect((await storedAd(user.workspaceId, content.sourceId))?.content.countries).toEqual(['BE']);
  });
});
