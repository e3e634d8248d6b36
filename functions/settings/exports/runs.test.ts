import { afterEach, describe, expect, it, vi } from 'vitest';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { colleague, noticesTo, list as notificationsOf } from '../../notifications/testing/told.ts';
import { sendPart } from '../../platform/clients/file-in-parts.ts';
import { putFile, readFile } from '../../platform/clients/files.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { imported } from '../../prospects/imports/testing/import-runs.ts';
import { archiveKey, DataExport, leftKey } from './data-export.entity.ts';
import { runExport } from './run-export.ts';
import { sweepExports } from './sweep-exports.ts';
import { archiveOf, ask, list, runExports, waitingExports, workOnExport } from './testing/exports.ts';

const minuteMs = 60_000;
/** A run that leaves its work to the next one as soon as it may. */
const cut = { usualMs: -1, mostMs: -1 };

async function asked(prospects = 0) {
  const { token, workspace, user } = await signedInUser();
  const items = Array.from({ length: prospects }, (_, n) => ({ lastName: `Nom ${n}`, email: `p${n}@agence.example` }));
  if (prospects > 0) await imported(token, { items });
  const { data } = await ask(token);
  const key = { ownerId: workspace.workspaceId, exportId: data.export.id };
  return { token, user, key, read: async () => (await DataExport.get(key).go({ consistent: true })).data };
}

const told = async ({ ownerId }: { ownerId: string }) =>
  (await eventsOf({ workspaceId: ownerId })).filter(({ type }) => type === 'export.ready');

afterEach(() => {
  vi.useRealTimers();
});

describe('an export', () => {
  it('goes on from run to run, wherever each of them ends, and is the same in the end', async () => {
    const { token, key, read } = await asked(40);
    await waitingExports();
    let runs = 0;
    for (; (await read())?.status !== 'completed'; runs++) await runExport(key, cut);
    expect(runs).toBeGreaterThan(40);
    await waitingExports();
    const { files, manifest } = await archiveOf((await list(token))[0]);
    expect(manifest.counts.prospects).toBe(40);
    // A part of them in each file: there is one more wherever a run ended in their midst.
    const parts = [...files]
      .filter(([name]) => /^prospects(-\d)?\.jsonl$/.test(name))
      .map(([, bytes]) => String(bytes));
    const names = parts.flatMap((text) => text.trim().split('\n')).map((line) => JSON.parse(line).lastName);
    expect([parts.length, new Set(names).size, names.length]).toEqual([4, 40, 40]);
    expect(await told(key)).toHaveLength(1);
    // What a run leaves to the next one is not kept.
    expect(await readFile(leftKey(key, runs - 1, 'state'))).toBeNull();
  });

  it('is made once and told once when its messages come doubled', async () => {
    const { token, key } = await asked();
    const [message = ''] = await waitingExports();
    expect(await workOnExport(message, message, message)).toBe(0);
    expect(await workOnExport(message)).toBe(0);
    expect((await list(token))[0]?.status).toBe('completed');
    expect(await told(key)).toHaveLength(1);
  });

  it('is told of by the next run, when the one that put it together has died', async () => {
    const { token, key } = await asked();
    await putFile(archiveKey(key), 'whole', 'application/zip');
    await runExports();
    expect((await list(token))[0]).toMatchObject({ status: 'completed', size: 5 });
    expect(await told(key)).toHaveLength(1);
  });

  it('is taken up again by the sweep: its message lost, its worker dead', async () => {
    const { token, key } = await asked();
    await waitingExports();
    await sweepExports(new Date());
    expect((await waitingExports()).filter((message) => message.includes(key.exportId))).toEqual([]);
    await sweepExports(new Date(Date.now() + 3 * minuteMs));
    expect((await waitingExports()).filter((message) => message.includes(key.exportId))).toHaveLength(1);
    const until = new Date(Date.now() + 15 * minuteMs).toISOString();
    await DataExport.patch(key).set({ claimedUntil: until, dueAt: until, status: 'running' }).go();
    await runExport(key);
    expect((await list(token))[0]?.status).toBe('running');
    vi.useFakeTimers({ now: Date.now() + 16 * minuteMs, toFake: ['Date'] });
    await sweepExports(new Date());
    await runExports();
    expect((await list(token))[0]?.status).toBe('completed');
  });

  it('fails after five runs that got nowhere, says so, and another may be asked for', async () => {
    const { token, key, read } = await asked();
    await waitingExports();
    await runExport(key, cut);
    await waitingExports();
    await putFile(leftKey(key, 1, 'state'), 'no state', 'application/json');
    for (let n = 0; n < 5; n++) {
      await expect(runExport(key)).rejects.toThrow();
      expect((await read())?.claimedUntil).toBeUndefined();
    }
    const { uploadId = '' } = (await read()) ?? {};
    await runExport(key);
    expect((await list(token))[0]).toMatchObject({ status: 'failed', url: null });
    await expect(sendPart(archiveKey(key), uploadId, 1, Buffer.from('x'))).rejects.toThrow('NoSuchUpload');
    expect(await told(key)).toEqual([]);
    expect((await ask(token)).status).toBe(202);
    await runExports();
  });

  it('is there for seven days', async () => {
    const { user, key } = await asked();
    await runExports();
    vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * minuteMs + minuteMs, toFake: ['Date'] });
    const { token } = await signedIn(user, key.ownerId);
    expect((await list(token))[0]).toMatchObject({ status: 'expired', url: null });
  });
});

it('is told in the bell and by mail to who asked for it, and to nobody else', async () => {
  const owner = await signedInUser({ emailProvenAt: '2026-01-01T00:00:00.000Z' });
  const other = await colleague(owner, {}, { role: 'owner' });
  await ask(owner.token);
  await runExports();
  const { data } = await Event.query.byWorkspace({ workspaceId: owner.workspace.workspaceId }).go();
  await dispatchAll(data.filter(({ pendingAt }) => pendingAt));
  const title = 'L’archive des données de votre espace est prête';
  expect((await notificationsOf(owner)).items).toMatchObject([
    { type: 'export.ready', title, path: '/settings?onglet=donnees' },
  ]);
  expect((await noticesTo(owner)).map(({ subject }) => subject)).toContain(title);
  expect((await notificationsOf(other)).items).toEqual([]);
});
