import { expect, it } from 'vitest';
import { exportAdminActivity } from '../../../shared/admin/activity.contract.ts';
import { exportChain } from '../../journal/chain/export-chain.door.ts';
import { sealLines } from '../../journal/chain/seal-lines.ts';
import { readFile } from '../../platform/clients/files.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { putAll } from '../../platform/db/put-all.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

/** Lines of 30 KB, so that few of them make a file of several parts. */
async function longChain() {
  const workspaceId = newId('wks');
  const lines = Array.from({ length: 600 }, (_, n): AuditLineItem => {
    const at = new Date(Date.now() - 4_500_000 + n);
    const line = { workspaceId, activityId: newId('act', at), actorId: 'usr_1', entityId: `brd_${n}` };
    return { ...line, type: 'board.created', at: at.toISOString(), ip: 'x'.repeat(30_000), ttl: 4_000_000_000 };
  });
  await putAll(lines, (line) => AuditLine.put(line));
  for (let at = 0; at < lines.length; at += 50) await sealLines(workspaceId, lines.slice(at, at + 50), new Date());
  return { workspaceId, lines };
}

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as { kind: string; n?: number; id?: string });

it('a long export is a file, made in as many calls as it takes, each line once', async () => {
  const { workspaceId: chainId, lines } = await longChain();
  const { user, token } = await signedInUser({ role: 'admin' });
  const { workspaceId } = user;
  const calls: object[] = [];
  let made = await exportChain({ chainId, workspaceId, until: 0 });
  while ('resume' in made) {
    calls.push(made);
    // By its name alone: chain and days are those of its beginning.
    made = await exportChain({ chainId: 'platform', workspaceId, resume: made.resume, until: 0 });
  }
  expect(calls.length).toBe(2);
  expect(made.chainId).toBe(chainId);
  const text = (await readFile('key' in made ? made.key : ''))?.toString() ?? '';
  const rows = rowsOf(text);
  expect(rows.flatMap(({ id }) => id ?? [])).toEqual(lines.map(({ activityId }) => activityId));
  expect(rows.flatMap(({ n }) => n ?? [])).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));

  const { status, text: answered } = await call(exportAdminActivity, { token, query: { workspaceId: chainId } });
  const { data } = JSON.parse(answered);
  expect([status, data]).toEqual([200, { url: expect.stringContaining('.ndjson'), expiresAt: expect.any(String) }]);
  const key = new URL(data.url).pathname.split('/').slice(-3).join('/');
  expect((await readFile(key))?.toString()).toBe(text);
}, 60_000);

it('what another workspace has begun, or nobody, is not there', async () => {
  const { workspaceId: chainId } = await longChain();
  const other = await exportChain({ chainId, workspaceId: newId('wks'), until: 0 });
  const { token } = await signedInUser({ role: 'admin' });
  for (const resume of ['resume' in other ? other.resume : '', newId('upl')])
    expect((await call(exportAdminActivity, { token, query: { workspaceId: chainId, resume } })).status).toBe(404);
  expect((await call(exportAdminActivity, { token, query: { workspaceId: chainId, resume: '../x' } })).status).toBe(
    400,
  );
}, 60_000);
