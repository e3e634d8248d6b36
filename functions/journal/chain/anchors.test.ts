import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { getActivityChain, verifyAdminActivity } from '../../../shared/admin/activity.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { schedules } from '../../../shared/workers.ts';
import { anchorKeys } from '../../platform/clients/anchors.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { putAll } from '../../platform/db/put-all.ts';
import { env } from '../../platform/env.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { handler as anchorChains } from './anchor-chains.schedule.ts';
import { AuditBlock } from './audit-block.entity.ts';
import { AuditChain } from './audit-chain.entity.ts';
import { sealLines } from './seal-lines.ts';
import { knownHeads, verifyChain } from './verify-chain.door.ts';
import { verifyDue } from './verify-due.ts';

const administrator = signedInUser({ role: 'admin' });

/** A chain of some blocks of two lines, of a workspace that nothing lists. */
async function aChain(blocks = 3, at = Date.now() - 3 * hourMs) {
  const chainId = newId('wks');
  const lines = Array.from({ length: 2 * blocks }, (_, n): AuditLineItem => {
    const written = new Date(at + n);
    const line = { workspaceId: chainId, activityId: newId('act', written), actorId: 'usr_1', entityId: 'brd_1' };
    return { ...line, type: 'board.created', at: written.toISOString(), ttl: 4_000_000_000 };
  });
  await putAll(lines, (line) => AuditLine.put(line));
  await seal(chainId, lines);
  return { chainId, lines };
}
async function seal(chainId: string, lines: readonly AuditLineItem[]) {
  for (let at = 0; at < lines.length; at += 2) await sealLines(chainId, lines.slice(at, at + 2), new Date());
}

type Keyed = { params: <P>() => P };
const gone = (one: Keyed) =>
  documentClient.send(
    new DeleteCommand({ TableName: env.TABLE_NAME, Key: one.params<{ Key: object }>().Key as never }),
  );

/** As who owns the account could: other words, right hashes, and the note of the last verification with them. */
async function rewrite(chainId: string, lines: readonly AuditLineItem[]) {
  const { data: blocks } = await AuditBlock.query.byChain({ chainId }).go({ consistent: true, pages: 'all' });
  for (const { blockKey } of blocks) await gone(AuditBlock.get({ chainId, blockKey }));
  await gone(AuditChain.get({ chainId }));
  await putAll(
    lines.map((line) => ({ ...line, actorId: 'usr_2' })),
    (line) => AuditLine.put(line),
  );
  await seal(
    chainId,
    lines.map((line) => ({ ...line, actorId: 'usr_2' })),
  );
}

const anchor = (at: Date) => runFunction(schedules.anchorChains, { at: at.toISOString() }, anchorChains);
const stateOf = async (workspaceId: string) =>
  (await call(getActivityChain, { token: (await administrator).token, query: { workspaceId } })).data;
const verify = async (workspaceId: string) =>
  (await call(verifyAdminActivity, { token: (await administrator).token, body: { workspaceId } })).data;

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('locks the head of every chain away each day, once, and tells them by day', async () => {
  const { chainId, lines } = await aChain();
  const [head] = await knownHeads(chainId);
  expect(head).toBeUndefined();
  const first = (await stateOf(chainId)).headHash;
  await anchor(new Date('2026-11-20T05:00:00+01:00'));
  await anchor(new Date('2026-11-20T05:00:00+01:00'));
  const more = { ...lines[0], activityId: newId('act'), at: new Date().toISOString() } as AuditLineItem;
  await AuditLine.put(more).go();
  await sealLines(chainId, [more], new Date());
  await anchor(new Date('2026-11-21T05:00:00+01:00'));
  const state = await stateOf(chainId);
  expect(state.anchors).toEqual([
    { day: '2026-11-21', headHash: state.headHash },
    { day: '2026-11-20', headHash: first },
  ]);
  expect(await anchorKeys(`${chainId}/`)).toHaveLength(2);
  expect(await verify(chainId)).toMatchObject({ ok: true, checked: 7 });
});

it('a chain that was rewritten whole with right hashes is found by its anchor, hidden as that may be', async () => {
  const { chainId, lines } = await aChain();
  await anchor(new Date());
  await rewrite(chainId, lines);
  // Without its anchor nothing tells.
  expect(await verifyChain(chainId)).toMatchObject({ ok: true });
  expect(await verify(chainId)).toMatchObject({ ok: false, brokenAt: 3, altered: [], missing: [] });
  const s3 = new S3Client({ forcePathStyle: true });
  for (const Key of await anchorKeys(`${chainId}/`))
    await s3.send(new DeleteObjectCommand({ Bucket: env.ANCHORS_BUCKET, Key }));
  expect(await verify(chainId)).toMatchObject({ ok: false, brokenAt: 3 });
  await anchor(new Date());
  expect(await verify(chainId)).toMatchObject({ ok: false, brokenAt: 3 });
  await expect(verifyDue({ now: new Date(), before: new Date() })).rejects.toThrow(/Broken chains of the log/);
});

it('one whose end was cut is found, too', async () => {
  const { chainId, lines } = await aChain();
  await anchor(new Date());
  await rewrite(chainId, lines.slice(0, 4));
  for (const { workspaceId, activityId } of lines.slice(4)) await gone(AuditLine.get({ workspaceId, activityId }));
  expect(await verify(chainId)).toMatchObject({ ok: false, brokenAt: 3 });
});

it('fails when a head was not locked, the others all the same', async () => {
  const [bad, good] = [await aChain(1), await aChain(1)];
  const send = S3Client.prototype.send;
  vi.spyOn(S3Client.prototype, 'send').mockImplementation(async function (this: S3Client, command: never) {
    if (JSON.stringify((command as { input: object }).input).includes(bad.chainId)) throw new Error('down');
    return (send as (one: never) => never).call(this, command);
  } as never);
  await expect(anchor(new Date())).rejects.toThrow('down');
  vi.restoreAllMocks();
  expect([(await stateOf(bad.chainId)).anchors, (await stateOf(good.chainId)).anchors]).toEqual([
    [],
    [expect.anything()],
  ]);
});

it('a verification that has no more time goes on where it stood, and forgets nothing of what it found', async () => {
  const { chainId, lines } = await aChain(60);
  const [edited, between] = [lines[3], lines[10]];
  if (!edited || !between) throw new Error('lines');
  await AuditLine.put({ ...edited, actorId: 'usr_2' }).go();
  const inserted = {
    ...between,
    activityId: `${between.activityId.slice(0, -1)}${between.activityId.endsWith('Z') ? 'Y' : 'Z'}`,
  };
  await AuditLine.put(inserted).go();
  const found: (number | null)[] = [];
  const parts: object[] = [];
  for (let turn = 0; turn < 200 && found.at(-1) !== null; turn++) {
    const { data } = await AuditChain.get({ chainId }).go({ consistent: true });
    const before = data?.part && { ...data.part, brokenAt: data.part.brokenAt ?? null };
    const part = await verifyChain(chainId, { until: 0, from: data?.part?.nextBlock, before });
    found.push(part.nextBlock);
    parts.push(part);
    const { nextBlock, checked, altered, missing, unknown, brokenAt } = part;
    if (nextBlock !== null)
      await AuditChain.patch({ chainId })
        .set({ part: { nextBlock, checked, altered, missing, unknown, ...(brokenAt !== null && { brokenAt }) } })
        .go();
  }
  expect(found).toEqual([...Array.from({ length: 60 }, (_, at) => at + 2), null]);
  const whole = { ok: false, checked: 120, altered: [edited.activityId], unknown: [inserted.activityId], brokenAt: 2 };
  expect(parts.at(-1)).toMatchObject(whole);
  // The next run takes it up there, and then it is done with.
  await expect(verifyDue({ now: new Date(), before: new Date() })).rejects.toThrow(/Broken chains of the log/);
  const { data } = await AuditChain.get({ chainId }).go({ consistent: true });
  expect(data).toMatchObject({ ok: false, brokenAt: 2, lines: 120 });
  expect(data?.part).toBeUndefined();
});

it('begins no chain once its time is up, and the hours after go on with those', async () => {
  const { chainId } = await aChain(2);
  const now = new Date();
  await verifyDue({ now, before: now, until: 0 });
  expect((await stateOf(chainId)).lastVerified).toBeNull();
  await verifyDue({ now, before: now }).catch(() => undefined);
  expect((await stateOf(chainId)).lastVerified).toEqual({ at: now.toISOString(), ok: true, brokenAt: null });
});
