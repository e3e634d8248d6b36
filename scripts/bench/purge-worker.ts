import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../functions/platform/db/client.ts';
import { tableParts } from '../../functions/platform/db/scan-part.ts';
import { env } from '../../functions/platform/env.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { Deletion, plannedDeletion } from '../../functions/settings/deletion/deletion.entity.ts';
import { openPass } from '../../functions/settings/deletion/open-pass.ts';
import { PurgePass, place } from '../../functions/settings/deletion/purge-pass.entity.ts';
import { walkTable } from '../../functions/settings/deletion/walk-table.ts';
import { chunks } from '../../shared/kernel/chunks.ts';
import { fillWorkspace } from './synthetic-prospects.ts';

type Key = Record<string, unknown>;
export type PurgeTask =
  | { task: 'fill'; items: number }
  | { task: 'bare'; workspaceId: string }
  /** `runMs`: each run of the walk is ended after so long, and the next one goes on. */
  | { task: 'purge'; workspaceId: string; runMs: number };
export type Purged = Measured & { mostMb: number };
type Measured = { removed: number; seconds: number; runs: number };

/** Requests at once of each part, as many as the purge makes. */
const writesAtOnce = 8;

async function fill(items: number): Promise<{ workspaceId: string }> {
  const workspaceId = newId('wks');
  await fillWorkspace(workspaceId, items);
  return { workspaceId };
}

/** What any removal of things that nothing lists takes: the table read in as many parts, and what is found of it removed. */
async function bare(workspaceId: string): Promise<Measured> {
  const start = performance.now();
  const walk = async () => {
    const removed = await Promise.all(Array.from({ length: tableParts }, (_, part) => barePart(workspaceId, part)));
    return removed.reduce((sum, count) => sum + count, 0);
  };
  let removed = 0;
  let runs = 0;
  for (let more = -1; more !== 0; runs++) {
    more = await walk();
    removed += more;
  }
  return { removed, seconds: since(start), runs };
}

async function barePart(workspaceId: string, part: number): Promise<number> {
  let removed = 0;
  let from: Key | undefined;
  do {
    const page = await documentClient.send(
      new ScanCommand({
        ...{ TableName: env.TABLE_NAME, Segment: part, TotalSegments: tableParts, ExclusiveStartKey: from },
        ...{ FilterExpression: 'workspaceId = :of', ExpressionAttributeValues: { ':of': workspaceId } },
        ProjectionExpression: 'pk, sk',
      }),
    );
    const found = page.Items ?? [];
    for (const some of chunks(chunks(found, 25), writesAtOnce)) await Promise.all(some.map(removeKeys));
    removed += found.length;
    from = page.LastEvaluatedKey;
  } while (from);
  return removed;
}

const removeKeys = (keys: readonly Key[]) =>
  documentClient.send(
    new BatchWriteCommand({ RequestItems: { [env.TABLE_NAME]: keys.map((Key) => ({ DeleteRequest: { Key } })) } }),
  );

async function purge(workspaceId: string, runMs: number): Promise<Measured> {
  const long = new Date(Date.now() - 86_400_000).toISOString();
  const planned = { subjectId: workspaceId, scope: 'workspace', requestedAt: long, byId: 'usr_1' } as const;
  await Deletion.put({ ...plannedDeletion(planned, long), status: 'begun' }).go();
  const start = performance.now();
  let [removed, runs] = [0, 0];
  for (let more = -1; more !== 0; removed += more) {
    for (let over = false; !over; runs++) {
      // As the worker does: what a run left is read again.
      const pass = await openPass();
      if (!pass) throw new Error('Nothing is to be purged');
      over = await walkTable(pass, Date.now() + runMs);
    }
    more = (await PurgePass.get(place).go({ consistent: true })).data?.removed ?? 0;
    await PurgePass.remove(place).go();
  }
  const seconds = since(start);
  await Deletion.remove({ subjectId: workspaceId }).go();
  return { removed, seconds, runs };
}

const since = (start: number): number => (performance.now() - start) / 1_000;

/** `mostMb`: what the process took more than once it had loaded its modules. */
async function measured(act: () => Promise<Measured>): Promise<Purged> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const all = await act();
  clearInterval(sampling);
  return { ...all, mostMb: (most - before) / 1e6 };
}

async function act(task: PurgeTask) {
  if (task.task === 'fill') return fill(task.items);
  return measured(() => (task.task === 'bare' ? bare(task.workspaceId) : purge(task.workspaceId, task.runMs)));
}

console.log(JSON.stringify(await act(JSON.parse(process.argv[2] ?? ''))));
process.exit(0);
