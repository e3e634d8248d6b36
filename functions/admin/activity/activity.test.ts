import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as contract from '../../../shared/admin/activity.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { nextBlock } from '../../../shared/rules/audit/chain.ts';
import { schedules } from '../../../shared/workers.ts';
import { AuditBlock, type AuditBlockItem, blockItem, linesOf } from '../../journal/chain/audit-block.entity.ts';
import { sealLines } from '../../journal/chain/seal-lines.ts';
import { hashOfLine, sha256 } from '../../journal/chain/sealed-line.ts';
import { handler as verifyChains } from '../../journal/chain/verify-chains.schedule.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

const administrator = signedInUser({ role: 'admin' });
const tokenOf = async () => (await administrator).token;
const list = async (query: Record<string, string | string[]>) =>
  call(contract.listAdminActivity, { token: await tokenOf(), query: query as never });
const verify = async (body: object) =>
  (await call(contract.verifyAdminActivity, { token: await tokenOf(), body: body as never })).data;
const exported = async (query: Record<string, string>) =>
  (await call(contract.exportAdminActivity, { token: await tokenOf(), query: query as never })).text;

let minute = 0;
/** A chain of three blocks of two lines, of more than an hour ago: what no block holds then is held by none. */
async function aChain(over: Partial<AuditLineItem> = {}) {
  const workspaceId = newId('wks');
  const begin = Date.now() - 4_500_000 + 1000 * minute++;
  const lines = Array.from({ length: 6 }, (_, n): AuditLineItem => {
    const at = new Date(begin + n);
    const line = { workspaceId, activityId: newId('act', at), actorId: 'usr_1', entityId: `brd_${n}`, ip: '192.0.2.7' };
    return { ...line, type: 'board.created', at: at.toISOString(), ttl: 4_000_000_000, ...over };
  });
  for (const line of lines) await AuditLine.create(line).go();
  for (const at of [0, 2, 4]) await sealLines(workspaceId, lines.slice(at, at + 2), new Date());
  const { data: blocks } = await AuditBlock.query.byChain({ chainId: workspaceId }).go({ consistent: true });
  const get = (index: number) => lines[index] as AuditLineItem;
  return {
    workspaceId,
    lines,
    blocks: blocks as AuditBlockItem[],
    line: get,
    id: (index: number) => get(index).activityId,
  };
}
type Chain = Awaited<ReturnType<typeof aChain>>;

type Put = { params: <P>() => P };
const byHand = (put: Put) =>
  documentClient.send(new PutCommand(put.params<{ TableName: string; Item: object }>() as never));
const gone = (one: Put) => {
  const { Key } = one.params<{ Key: object }>();
  return documentClient.send(new DeleteCommand({ TableName: env.TABLE_NAME, Key: Key as never }));
};
const keyOf = ({ workspaceId, activityId }: AuditLineItem) => AuditLine.get({ workspaceId, activityId });
const blockAt = ({ blocks }: Chain, n: number) => blocks[n - 1] as AuditBlockItem;
/** An id of the same moment. */
const nextTo = (id: string) => `${id.slice(0, -1)}${id.endsWith('Z') ? 'Y' : 'Z'}`;
const keyOfBlock = ({ chainId, blockKey }: AuditBlockItem) => AuditBlock.get({ chainId, blockKey });

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the log of a chain', () => {
  it('is told with hashes and blocks, things by their ids alone, and what is not sealed yet', async () => {
    const chain = await aChain();
    const at = new Date();
    const line = { ...chain.line(0), activityId: newId('act', at), at: at.toISOString(), actorId: 'system', ip: '' };
    await AuditLine.create(line).go();
    const { data } = await list({ workspaceId: chain.workspaceId, limit: '3' });
    expect(data.items.map(({ id, block }) => [id, block])).toEqual([
      [line.activityId, null],
      [chain.id(5), 3],
      [chain.id(4), 3],
    ]);
    expect(data.items[1]).toEqual({
      id: chain.id(5),
      at: chain.line(5).at,
      chain: chain.workspaceId,
      workspaceName: null,
      actor: { kind: 'user', id: 'usr_1', name: 'Une personne partie' },
      impersonatorId: null,
      type: 'board.created',
      label: 'Board créé',
      said: 'a créé le board {}',
      entityId: 'brd_5',
      changed: [],
      changedLabels: [],
      values: [],
      ip: '192.0.2.7',
      hash: hashOfLine(chain.line(5)),
      block: 3,
    });
    const rest = await list({ workspaceId: chain.workspaceId, limit: '3', cursor: data.nextCursor ?? '' });
    expect(rest.data.items.map(({ block }) => block)).toEqual([2, 2, 1]);
    const state = (
      await call(contract.getActivityChain, { token: await tokenOf(), query: { workspaceId: chain.workspaceId } })
    ).data;
    expect(state).toMatchObject({
      blocks: 3,
      lines: 6,
      pending: 1,
      headHash: blockAt(chain, 3).hash,
      lastVerified: null,
    });
  });

  it('is for who holds that permission', async () => {
    const { token } = await signedInUser();
    const query = { workspaceId: 'platform' };
    const answers = [
      await call(contract.listAdminActivity, { token, query: {} }),
      await call(contract.getActivityChain, { token, query }),
      await call(contract.exportAdminActivity, { token, query }),
      await call(contract.verifyAdminActivity, { token, body: { workspaceId: 'platform', fromBlock: 1 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('the logs of all', () => {
  it('are read by their blocks, page by page, with filters', async () => {
    const ip = `198.51.100.${minute}`;
    const [one, other] = [
      await aChain({ ip }),
      await aChain({ ip, type: 'prospect.created', impersonatorId: 'usr_9' }),
    ];
    const ids = async (query: Record<string, string | string[]>) => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const { data }: Awaited<ReturnType<typeof list>> = await list({ ip, ...query, ...(cursor && { cursor }) });
        found.push(...data.items.map(({ id }) => id));
        cursor = data.nextCursor;
      } while (cursor);
      return found;
    };
    const newest = [...one.lines, ...other.lines].map(({ activityId }) => activityId).reverse();
    for (const limit of ['1', '5', '100']) expect(await ids({ limit })).toEqual(newest);
    const [first, second] = [newest.slice(6), newest.slice(0, 6)];
    expect(await ids({ type: 'board.created' })).toEqual(first);
    expect(await ids({ word: 'prospects' })).toEqual(second);
    expect(await ids({ impersonated: 'true' })).toEqual(second);
    expect(await ids({ impersonated: 'false' })).toEqual(first);
    expect(await ids({ entityId: 'brd_3' })).toEqual([second[2], first[2]]);
    expect(await ids({ actorId: 'usr_2' })).toEqual([]);
    const day = parisDay(new Date(one.line(0).at));
    expect(await ids({ from: day, to: parisDay() })).toEqual(newest);
    expect(await ids({ to: addDays(parisDay(), -2) })).toEqual([]);
    expect(await ids({ workspaceId: one.workspaceId })).toEqual(first);
    expect(await ids({ workspaceId: one.workspaceId, impersonated: 'true' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { workspaceId: 'wks_1' },
    { workspaceId: '' },
    { type: 'board.burnt' },
    { ip: 'x'.repeat(61) },
    { impersonated: 'yes' },
    { from: '2026-11-22', to: '2026-11-21' },
    { cursor: 'x' },
  ])('are refused %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

const whole = { ok: true, checked: 6, altered: [], missing: [], unknown: [], brokenAt: null, nextBlock: null };

/** What a hand in the table can do, and what a verification then says. */
const attacks: [name: string, attack: (chain: Chain) => Promise<unknown>, said: (chain: Chain) => object][] = [
  [
    'a line edited',
    (chain) => byHand(AuditLine.put({ ...chain.line(2), actorId: 'usr_2' })),
    (chain) => ({ altered: [chain.id(2)], brokenAt: 2 }),
  ],
  ['a line deleted', (chain) => gone(keyOf(chain.line(3))), (chain) => ({ missing: [chain.id(3)], brokenAt: 2 })],
  [
    'a line inserted among others',
    (chain) => byHand(AuditLine.put({ ...chain.line(2), activityId: nextTo(chain.id(2)) })),
    (chain) => ({ unknown: [nextTo(chain.id(2))], brokenAt: null }),
  ],
  [
    'a line inserted with the day before',
    (chain) => {
      const at = new Date(Date.now() - 86_400_000);
      return byHand(AuditLine.put({ ...chain.line(2), activityId: newId('act', at), at: at.toISOString() }));
    },
    () => ({ unknown: [expect.stringMatching(/^act_/)], brokenAt: null }),
  ],
  [
    'two lines swapped',
    async (chain) => {
      await byHand(AuditLine.put({ ...chain.line(1), activityId: chain.id(4) }));
      await byHand(AuditLine.put({ ...chain.line(4), activityId: chain.id(1) }));
    },
    (chain) => ({ altered: [chain.id(1), chain.id(4)], brokenAt: 1 }),
  ],
  [
    'the lines of a block turned round in it',
    (chain) => {
      const block = blockAt(chain, 2);
      const lines = linesOf(block).reverse();
      return byHand(
        AuditBlock.put({
          ...block,
          lines: blockItem({ ...nextBlock('', undefined, [], '', sha256) }, lines, undefined).lines,
        }),
      );
    },
    () => ({ brokenAt: 2 }),
  ],
  [
    'a block deleted',
    (chain) => gone(keyOfBlock(blockAt(chain, 2))),
    (chain) => ({ unknown: [chain.id(2), chain.id(3)], brokenAt: 2 }),
  ],
  [
    'two blocks swapped',
    async (chain) => {
      const [first, second] = [blockAt(chain, 1), blockAt(chain, 2)];
      await byHand(AuditBlock.put({ ...first, blockKey: second.blockKey }));
      await byHand(AuditBlock.put({ ...second, blockKey: first.blockKey }));
    },
    () => ({ brokenAt: 1 }),
  ],
  [
    'a line and its block edited with right hashes',
    async (chain) => {
      const line = { ...chain.line(2), actorId: 'usr_2' };
      await byHand(AuditLine.put(line));
      const lines = [line, chain.line(3)].map((one) => ({ id: one.activityId, hash: hashOfLine(one) }));
      const block = nextBlock(
        chain.workspaceId,
        blockAt(chain, 1),
        lines.map(({ hash }) => hash),
        blockAt(chain, 2).sealedAt,
        sha256,
      );
      await byHand(AuditBlock.put(blockItem(block, lines, blockAt(chain, 1))));
    },
    () => ({ brokenAt: 3 }),
  ],
];

describe('a verification', () => {
  it('says that a chain is whole, in one call or from a block on', async () => {
    const { workspaceId } = await aChain();
    expect(await verify({ workspaceId })).toEqual(whole);
    expect(await verify({ workspaceId, fromBlock: 3 })).toEqual({ ...whole, checked: 2 });
    expect(await verify({ workspaceId: newId('wks') })).toEqual({ ...whole, checked: 0 });
  });

  it.each(attacks)('finds %s', async (_, attack, said) => {
    const chain = await aChain();
    await attack(chain);
    const found = await verify({ workspaceId: chain.workspaceId });
    expect(found.ok).toBe(false);
    expect(found).toMatchObject(said(chain));
  });

  it.each([
    ['cut', false, 3],
    ['written anew with right hashes', true, 2],
  ])('finds a chain that was %s since it was last verified', async (_, rewritten, brokenAt) => {
    const chain = await aChain();
    const { workspaceId, blocks, lines } = chain;
    await verify({ workspaceId });
    for (const block of rewritten ? blocks : blocks.slice(2)) await gone(keyOfBlock(block));
    for (const line of lines.slice(4)) await gone(keyOf(line));
    if (rewritten) await sealLines(workspaceId, lines.slice(0, 4), new Date());
    expect(await verify({ workspaceId })).toMatchObject({ ok: false, brokenAt });
    // It stays so, however often it is asked.
    expect(await verify({ workspaceId })).toMatchObject({ ok: false });
  });

  it('takes no line that has gone by its age for missing', async () => {
    const at = new Date(Date.now() - 401 * 86_400_000);
    const chain = await aChain();
    const { workspaceId } = chain;
    const line = { ...chain.line(0), activityId: newId('act', at), at: at.toISOString() };
    await sealLines(workspaceId, [line], new Date());
    expect(await verify({ workspaceId })).toEqual(whole);
    const rows = (await exported({ workspaceId }))
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(rows.at(-1)).toEqual({ kind: 'expired', id: line.activityId, hash: hashOfLine(line) });
    expect(await verify({ ndjson: await exported({ workspaceId }) })).toEqual({ ...whole, checked: 7 });
  });

  it('of each night notes what it finds, and fails when a chain is broken', async () => {
    const { workspace } = await signedInUser();
    const { workspaceId } = workspace;
    const { data: lines } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true });
    await sealLines(workspaceId, lines, new Date());
    const run = () => runFunction(schedules.verifyChains, { at: new Date().toISOString() }, verifyChains);
    const state = async () =>
      (await call(contract.getActivityChain, { token: await tokenOf(), query: { workspaceId } })).data;
    await run().catch(() => undefined);
    expect((await state()).lastVerified).toMatchObject({ ok: true });
    for (const line of lines) await byHand(AuditLine.put({ ...line, ip: '203.0.113.9' }));
    await expect(run()).rejects.toThrow(/Broken chains of the log/);
    expect((await state()).lastVerified).toMatchObject({ ok: false, brokenAt: 1 });
  });
});

describe('an export', () => {
  it('holds the blocks of some days with their lines, and is known again', async () => {
    const chain = await aChain();
    const { workspaceId } = chain;
    const text = await exported({ workspaceId });
    const rows = text
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row));
    expect(rows.map(({ kind, n, id }) => n ?? `${kind} ${id}`)).toEqual(
      [1, 2, 3].flatMap((n) => [n, `line ${chain.id(2 * n - 2)}`, `line ${chain.id(2 * n - 1)}`]),
    );
    expect(await exported({ workspaceId, from: parisDay(), to: addDays(parisDay(), 1) })).toBe(text);
    expect(await exported({ workspaceId, to: addDays(parisDay(), -3) })).toBe('');
    expect(await verify({ ndjson: text })).toEqual(whole);
    const { data } = await AuditLine.query
      .byWorkspace({ workspaceId: 'platform' })
      .go({ order: 'desc', limit: 20, consistent: true });
    expect(data.filter(({ entityId }) => entityId === workspaceId).map(({ type }) => type)).toContain(
      'activity.exported',
    );
  });

  it('that was altered, cut, mixed or built anew is found', async () => {
    const [chain, other] = [await aChain(), await aChain()];
    const rows = (await exported({ workspaceId: chain.workspaceId })).trim().split('\n');
    const line = JSON.parse(rows[1] ?? '');
    const altered = rows.with(1, JSON.stringify({ ...line, ip: null })).join('\n');
    expect(await verify({ ndjson: altered })).toMatchObject({ ok: false, altered: [chain.id(0)], brokenAt: 1 });
    expect(await verify({ ndjson: rows.toSpliced(4, 1).join('\n') })).toMatchObject({
      missing: [chain.id(2)],
      brokenAt: 2,
    });
    const theirs = (await exported({ workspaceId: other.workspaceId })).trim().split('\n');
    expect(await verify({ ndjson: rows.toSpliced(2, 0, theirs[1] ?? '').join('\n') })).toMatchObject({
      unknown: [other.id(0)],
      brokenAt: 1,
    });
    // With right hashes, of lines that were never sealed so.
    const forged = { ...chain.line(0), actorId: 'usr_2' };
    const block = nextBlock(chain.workspaceId, undefined, [hashOfLine(forged)], line.at, sha256);
    const row = { ...line, actorId: 'usr_2', hash: hashOfLine(forged) };
    const built = [{ kind: 'block', ...block }, row].map((one) => JSON.stringify(one)).join('\n');
    expect(await verify({ ndjson: built })).toMatchObject({
      ok: false,
      altered: [chain.id(0)],
      missing: [chain.id(1)],
      brokenAt: 1,
    });
  });

  it.each(['x', '{}', '{"kind":"line"}', 'x'.repeat(900_001)])('is none when it is %j', async (ndjson) => {
    const { status, error } = await call(contract.verifyAdminActivity, { token: await tokenOf(), body: { ndjson } });
    expect([status, error.code]).toEqual([400, 'validation_error']);
  });
});
