import { describe, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as contract from '../../../shared/prospects/imports.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { readLine } from '../../imports/import-line.ts';
import { findRun } from '../../imports/import-run.ts';
import { LinedRun } from '../../imports/lined-run.entity.ts';
import { noteRun } from '../../imports/run-ends.ts';
import { handler } from '../../imports/sweep-imports.schedule.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { fetchProspect, newProspect } from '../testing/prospects.ts';
import { prospectRuns } from './prospect-import.entity.ts';
import { imported, readImport, runImports, start, waitingRuns, work } from './testing/import-runs.ts';

const sweep = () => runFunction(schedules.sweepImports, undefined, handler);

const items = (count: number) => Array.from({ length: count }, (_, n) => ({ lastName: `Nom ${n}` }));

const statuses = (token: string, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await readImport(token, id)).status));

describe('the imports of a workspace', () => {
  it('run one after the other, whatever the order of their messages', async () => {
    const { token } = await signedInUser();
    const ids = [await start(token, { items: items(1) }), await start(token, { items: items(2) })].map(({ id }) => id);
    const [first = '', second = ''] = await waitingRuns();
    await work(second);
    expect(await statuses(token, ids)).toEqual(['queued', 'queued']);
    await work(first);
    expect(await statuses(token, ids)).toEqual(['completed', 'queued']);
    await runImports();
    expect(await statuses(token, ids)).toEqual(['completed', 'completed']);
  });

  it.each([0, 1])('go on when number %d of the line is cancelled', async (cancelled) => {
    const { token } = await signedInUser();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await start(token, { items: items(1) })).id);
    for (const body of (await waitingRuns()).reverse()) if (!body.includes(ids[0] ?? '-')) await work(body);
    await call(contract.cancelProspectImport, { token, params: { id: ids[cancelled] ?? '' }, body: {} });
    await runImports();
    const expected = ['completed', 'completed', 'completed'].with(cancelled, 'cancelled');
    expect(await statuses(token, ids)).toEqual(expected);
  });

  it('go on at once when one of before comes late into the line, where its file took long to arrive', async () => {
    const { token, user } = await signedInUser();
    const ids = [await start(token, { items: items(1) }), await start(token, { items: items(1) })].map(({ id }) => id);
    const [first = '', second = ''] = await waitingRuns();
    const overtaken = await findRun(prospectRuns, { workspaceId: user.workspaceId, importId: ids[1] ?? '' });
    await noteRun(prospectRuns, overtaken, { status: 'running' });
    await work(second);
    await work(first);
    await runImports();
    expect(await statuses(token, ids)).toEqual(['completed', 'completed']);
  });

  it('each bring what they say of a prospect, the last one last', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token, { lastName: 'Roux', email: 'roux@r.example' });
    const cities = ['Lyon', 'Nice'];
    const runs: string[] = [];
    for (const city of cities)
      runs.push((await start(token, { csv: `E-mail;Ville\nroux@r.example;${city}`, mode: 'update' })).id);
    await runImports();
    const updated = await Promise.all(runs.map(async (run) => (await readImport(token, run)).updated));
    expect(updated).toEqual([1, 1]);
    expect(await fetchProspect(token, id)).toMatchObject({ city: 'Nice' });
  });

  it('wait ten at a time, and no more', async () => {
    const { token } = await signedInUser();
    for (let n = 0; n < 10; n++) await start(token, { items: items(1) });
    const { status, error } = await call(contract.importProspects, { token, body: { items: items(1) } as never });
    expect([status, error.message]).toEqual([409, expect.stringMatching(/^Dix imports sont déjà/)]);
    await runImports();
    expect(await imported(token, { items: items(1) })).toMatchObject({ status: 'completed' });
  });
});

/** As if so many minutes had passed for the imports of a workspace, and for nobody else's. */
async function passMinutes(workspaceId: string, minutes: number) {
  for (const { slot, lineId, shard, dueAt } of await readLine({ workspaceId, lineId: 'prospects' }))
    await LinedRun.patch({ workspaceId, lineId, slot })
      .set({ shard, dueAt: new Date(Date.parse(dueAt) - minutes * 60_000).toISOString() })
      .go();
}

describe('an import that stands still', () => {
  it('for its message was lost goes on, once it is late', async () => {
    const { token, user } = await signedInUser();
    const ids = [await start(token, { items: items(1) }), await start(token, { items: items(1) })].map(({ id }) => id);
    await waitingRuns();
    await passMinutes(user.workspaceId, 4);
    await sweep();
    expect(await waitingRuns()).toEqual([]);
    await passMinutes(user.workspaceId, 2);
    await sweep();
    await runImports();
    expect(await statuses(token, ids)).toEqual(['completed', 'completed']);
  });

  it('and whose message was only late, has one chain of messages and no other', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { items: items(1) });
    const late = await waitingRuns();
    await passMinutes(user.workspaceId, 6);
    await sweep();
    const again = await waitingRuns();
    expect([late.length, again.length]).toEqual([1, 1]);
    await work(...late);
    expect(await statuses(token, [id])).toEqual(['queued']);
    await work(...again);
    expect(await statuses(token, [id])).toEqual(['completed']);
    expect(await readLine({ workspaceId: user.workspaceId, lineId: 'prospects' })).toEqual([]);
  });

  it('again and again is given up, and those behind it go on', async () => {
    const { token, user } = await signedInUser();
    const ids = [await start(token, { items: items(1) }), await start(token, { items: items(1) })].map(({ id }) => id);
    for (let times = 0; times < 12; times++) {
      await passMinutes(user.workspaceId, 100);
      await sweep();
    }
    await runImports();
    expect(await statuses(token, ids)).toEqual(['failed', 'completed']);
  });
});

describe('a file of which nearly every line is refused', () => {
  it('is given up, and says why; what was good stays', async () => {
    const { token } = await signedInUser();
    const done = await imported(token, { csv: `Nom;E-mail\nRoux;roux@r.example\n${'"\n'.repeat(66_000)}` });
    expect(done).toMatchObject({ status: 'failed', created: 1 });
    expect(done.rejectedCount).toBeLessThan(11_000);
    expect(done.message).toMatch(/^Plus de 10\s000 lignes refusées/);
  });
});
