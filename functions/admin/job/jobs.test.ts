import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plantRights, readRights } from '../../../scripts/local/door/rights-given.ts';
import * as contract from '../../../shared/admin/job.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { givenUpLine } from '../../../shared/kernel/worker-specs.ts';
import { queues } from '../../../shared/workers.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { denials } from '../../platform/testing/services.ts';
import { handler as runExport } from '../../settings/exports/run-export.worker.ts';
import { bury, failUntilDead, keep, send, takeAll } from '../testing/letters.ts';

const admin = await signedInUser({ role: 'admin' });
type Body = Parameters<typeof call<typeof contract.actOnJobs>>[1]['body'];

const list = async (query: Record<string, string> = { queue: 'dataExports' }, { token } = admin) =>
  (await call(contract.listJobs, { token, query: query as never })).data;
const act = (body: Partial<Body>, { token } = admin) =>
  call(contract.actOnJobs, { token, body: { queue: 'dataExports', action: 'redrive', ...body } as Body });
const countOf = async (name: string) => (await list()).health?.queues.find((one) => one.name === name)?.dead;
const aLetter = (more: object = {}) => ({ ownerId: newId('wks'), exportId: newId('exp'), ...more });

async function kept(many: number) {
  const bodies = Array.from({ length: many }, () => aLetter());
  await bury(queues.dataExports, ...bodies);
  await keep();
  return { bodies, ids: (await list({ queue: 'dataExports', limit: '100' })).items.map(({ id }) => id) };
}

/** Without a right of one function, as long as something runs. */
async function without(name: string, action: string, run: () => Promise<unknown>) {
  const all = await readRights();
  const less = (all.get(name) ?? []).map((one) => ({ ...one, actions: one.actions.filter((some) => some !== action) }));
  plantRights(new Map([...all, [name, less]]));
  try {
    await run();
  } finally {
    plantRights(all);
    denials.splice(0);
  }
}

beforeAll(() => keep());
beforeEach(async () => {
  for (const queue of ['dataExports', 'purges'] as const)
    while ((await act({ queue, action: 'discard' })).data.left > 0);
  await takeAll(queues.dataExports);
});
afterEach(() => {
  vi.useRealTimers();
});

it('says in the log, by the line that an alarm counts, what was given up', async () => {
  const told = vi.spyOn(log, 'warn');
  await kept(1);
  expect(told.mock.calls).toContainEqual([givenUpLine, { queue: 'dataExports', messages: 1 }]);
  told.mockClear();
  await keep();
  expect(told.mock.calls.filter(([line]) => line === givenUpLine)).toEqual([]);
  told.mockRestore();
});

it('is for who looks after the settings', async () => {
  const person = await signedInUser();
  const support = await signedInUser({ adminGrants: ['admin:users'] });
  for (const { token } of [person, support]) {
    expect((await call(contract.listJobs, { token, query: {} })).status).toBe(403);
    expect((await act({}, { ...admin, token })).status).toBe(403);
  }
});

it('shows what a worker gave up with its error, and nothing of anyone', async () => {
  const letter = { ...aLetter(), exportId: 12, kind: 'archive', name: 'Jeanne Delmas', email: 'jeanne@client.fr' };
  await send(queues.dataExports, letter);
  await failUntilDead(queues.dataExports, runExport);
  await keep();
  const { items, nextCursor, health } = await list();
  expect([items.length, nextCursor]).toEqual([1, null]);
  expect(items[0]).toMatchObject({
    ...{ queue: 'dataExports', tries: 3, redrives: 0, error: { name: 'ZodError' } },
    facts: [
      { field: 'ownerId', value: letter.ownerId },
      { field: 'exportId', value: '12' },
      { field: 'kind', value: 'archive' },
    ],
  });
  expect(JSON.stringify(items)).not.toMatch(/jeanne|delmas|client\.fr/i);
  const queue = health?.queues.find(({ name }) => name === 'dataExports');
  expect(queue).toMatchObject({ waiting: 0, dead: 1 });
  expect(queue?.oldestSeconds).toBeLessThan(60);
  expect(health?.schedules.find(({ name }) => name === 'keepDeadLetters')).toMatchObject({ ok: true });
});

it('says that no error was noted of what came otherwise, and reads what is no message', async () => {
  await bury(queues.dataExports, ['+33612345678', 'Jeanne']);
  await keep();
  expect((await list()).items).toMatchObject([{ error: null, tries: null, facts: [] }]);
});

it('brings a poison one back once, with how often it was sent again', async () => {
  await send(queues.dataExports, { ownerId: 'wks_1' });
  for (const redrives of [0, 1, 2]) {
    await failUntilDead(queues.dataExports, runExport);
    await keep();
    const { items } = await list();
    expect(items).toMatchObject([{ redrives, error: { name: 'ZodError' } }]);
    expect((await act({ ids: [items[0]?.id ?? ''] })).data).toEqual({ done: 1, left: 0 });
  }
});

it('sends each again once, whoever asks at once', async () => {
  const { bodies, ids } = await kept(12);
  const answers = await Promise.all([act({ ids }), act({}), act({ ids: ids.slice(0, 6) })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.reduce((sum, { data }) => sum + data.done, 0)).toBe(12);
  const sent = (await takeAll(queues.dataExports)) as typeof bodies;
  const byId = (some: typeof bodies) => some.map(({ exportId }) => exportId).sort();
  expect(byId(sent)).toEqual(byId(bodies));
  expect([(await list()).items, await countOf('dataExports')]).toEqual([[], 0]);
  const again = await act({ ids });
  expect([again.status, again.data]).toEqual([200, { done: 0, left: 0 }]);
});

it('is thrown away or sent again, never both', async () => {
  const { ids } = await kept(10);
  const [sent, thrown] = await Promise.all([act({ ids }), act({ ids, action: 'discard' })]);
  expect(sent.data.done + thrown.data.done).toBe(10);
  expect(await takeAll(queues.dataExports)).toHaveLength(sent.data.done);
});

it('takes a hundred of a queue, the oldest first, and says how many are left', async () => {
  await kept(103);
  expect((await act({ action: 'discard' })).data).toEqual({ done: 100, left: 3 });
  expect((await list()).items).toHaveLength(3);
});

it('is a line of the log, without anything of the messages', async () => {
  const { user, token } = await signedInUser({ role: 'admin' });
  const { ids } = await kept(2);
  await act({ ids: ids.slice(0, 1) }, { ...admin, token });
  await act({ ids: ids.slice(1), action: 'discard' }, { ...admin, token });
  await act({ ids }, { ...admin, token });
  const { data } = await AuditLine.query.byWorkspace({ workspaceId: 'platform' }).go({ pages: 'all' });
  const values = [
    { field: 'queue', from: null, to: 'dataExports' },
    { field: 'count', from: null, to: 1 },
  ];
  expect(data.filter(({ actorId }) => actorId === user.userId)).toMatchObject([
    { type: 'job.redriven', entityId: 'dataExports', values },
    { type: 'job.discarded', entityId: 'dataExports', values },
  ]);
});

it('is listed queue by queue, page by page, each once', async () => {
  await bury(queues.purges, ...Array.from({ length: 4 }, () => aLetter()));
  await kept(5);
  const seen: { id: string; queue: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list({ limit: '2', ...(cursor && { cursor }) });
    expect(page.health === null).toBe(cursor !== '');
    seen.push(...page.items);
    cursor = page.nextCursor;
  }
  const ours = seen.filter(({ queue }) => ['dataExports', 'purges'].includes(queue));
  expect([ours.length, new Set(ours.map(({ id }) => id)).size]).toEqual([9, 9]);
  expect(ours.map(({ queue }) => queue)).toEqual([...Array(4).fill('purges'), ...Array(5).fill('dataExports')]);
});

it('refuses what it does not know', async () => {
  for (const body of [
    { queue: 'nowhere', action: 'discard' },
    { queue: 'dataExports' },
    { queue: 'dataExports', action: 'rename' },
    { queue: 'dataExports', action: 'discard', ids: [] },
    { queue: 'dataExports', action: 'discard', ids: Array(101).fill('dlt_1') },
    { queue: 'dataExports', action: 'discard', all: true },
  ]) {
    const { status, error } = await callRaw(contract.actOnJobs, { token: admin.token, rawBody: JSON.stringify(body) });
    expect([status, error.code]).toEqual([400, 'validation_error']);
  }
  const { status } = await callRaw(contract.listJobs, { token: admin.token, rawQuery: 'queue=nowhere' });
  expect(status).toBe(400);
});

describe('when something fails', () => {
  it('keeps once what could not be taken off its queue', async () => {
    await bury(queues.dataExports, aLetter());
    await without('keepDeadLetters', 'sqs:DeleteMessage', () => expect(keep()).rejects.toThrow());
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    await keep();
    expect([(await list()).items.length, await countOf('dataExports')]).toEqual([1, 1]);
  });

  it('leaves on its queue what could not be kept', async () => {
    await bury(queues.dataExports, aLetter());
    await without('keepDeadLetters', 'dynamodb:PutItem', () => expect(keep()).rejects.toThrow());
    expect([(await list()).items.length, await countOf('dataExports')]).toEqual([0, 1]);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    await keep();
    expect([(await list()).items.length, await countOf('dataExports')]).toEqual([1, 1]);
  });

  it('lets go of what could not be sent', async () => {
    const { ids } = await kept(3);
    await without('actOnJobs', 'sqs:SendMessage', async () => expect((await act({ ids })).status).toBe(500));
    expect((await act({ ids })).data).toEqual({ done: 3, left: 0 });
  });

  it('frees what a dead act held, after a minute', async () => {
    const { ids } = await kept(1);
    await without('actOnJobs', 'dynamodb:DeleteItem', async () => expect((await act({ ids })).status).toBe(500));
    expect((await act({ ids })).data).toEqual({ done: 0, left: 1 });
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect((await act({ ids })).data).toEqual({ done: 1, left: 0 });
  });
});

it('is forgotten after fourteen days', async () => {
  await kept(2);
  await keep(new Date(Date.now() + 13 * dayMs));
  expect(await countOf('dataExports')).toBe(2);
  await keep(new Date(Date.now() + 15 * dayMs));
  expect([(await list()).items, await countOf('dataExports')]).toEqual([[], 0]);
});
