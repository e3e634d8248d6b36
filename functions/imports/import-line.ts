import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '../platform/app-error.ts';
import { enqueue } from '../platform/clients/queue.ts';
import { shardOf } from '../platform/db/shard-of.ts';
import { type Operation, put, remove, unlessRefused } from '../platform/db/write.ts';
import { env } from '../platform/env.ts';
import { type ImportQueue, type ImportRuns, isFinished, type RunItem, readRun } from './import-run.ts';
import { LinedRun, type LinedRunItem, lineShards, lineSlots } from './lined-run.entity.ts';

const minuteMs = 60_000;
/** What a message is given to be handled, before the sweep takes the run for one that stands still. */
const patienceMs = 5 * minuteMs;
/** Each time after a longer while: six hours in all, an outage of an afternoon. */
const mostResent = 12;

const dueAfter = (ms: number) => new Date(Date.now() + ms).toISOString();

type Line = { workspaceId: string; lineId: string };

/** Those who stand in a line, the oldest first. */
export async function readLine({ workspaceId, lineId }: Line): Promise<LinedRunItem[]> {
  const { data } = await LinedRun.query.byLine({ workspaceId, lineId }).go({ consistent: true, pages: 'all' });
  return data.sort((a, b) => (a.importId < b.importId ? -1 : 1));
}

/** What puts a new run in its line, refused when another took the slot meanwhile. A 409 when the line is full. */
export async function standInLine<Item extends RunItem>(
  runs: ImportRuns<Item>,
  item: Item,
): Promise<{ slot: LinedRunItem['slot']; stand: Operation }> {
  const { workspaceId, importId } = item;
  const lineId = runs.lineOf(item);
  const inLine = new Set((await readLine({ workspaceId, lineId })).map(({ slot }) => slot));
  const free = lineSlots.filter((slot) => !inLine.has(slot));
  const slot = free[free.length > 0 ? randomInt(free.length) : 0];
  if (slot === undefined) throw new AppError('imports_waiting');
  const lined = { workspaceId, lineId, slot, importId, word: runs.word, resent: 0 };
  const due = { shard: shardOf(importId, lineShards), dueAt: dueAfter(patienceMs) };
  return { slot, stand: put(LinedRun.create({ ...lined, ...due })) };
}

/** For the transaction that ends a run. */
export function leaveLine<Item extends RunItem>(runs: ImportRuns<Item>, item: Item): Operation[] {
  const { workspaceId, importId, slot } = item;
  if (!slot) return [];
  const own = LinedRun.remove({ workspaceId, lineId: runs.lineOf(item), slot });
  return [remove(own.where((attr, { eq }) => eq(attr.importId, importId)))];
}

/** Hands what a line begins with to the worker, once the run before it is over. */
export async function startNext<Item extends RunItem>(runs: ImportRuns<Item>, ended: Item): Promise<void> {
  const [next] = await readLine({ workspaceId: ended.workspaceId, lineId: runs.lineOf(ended) });
  const run = next && (await readRun(runs, next));
  // It may run already, when an older run, whose file took longer to arrive, came before it: its message may be spent by now.
  if (next && run && !isFinished(run)) await handOver(runs.queue, next);
}

type Standing = Pick<LinedRunItem, 'workspaceId' | 'lineId' | 'slot' | 'importId'>;

/** Sends the one message that may go on with a run, seen after `delaySeconds` (0 to 900). */
export async function handOver(queue: ImportQueue, lined: Standing, delaySeconds = 0): Promise<void> {
  const { workspaceId, importId } = lined;
  const ticket = randomUUID();
  const due = { shard: shardOf(importId, lineShards), dueAt: dueAfter(delaySeconds * 1_000 + patienceMs) };
  const stands = LinedRun.patch(keyOf(lined))
    .set({ ticket, resent: 0, ...due })
    .where((attr, { eq }) => eq(attr.importId, importId));
  // A run that is over meanwhile needs no ticket: all that the message has to do is to throw its file away.
  const message = { workspaceId, importId, ...((await unlessRefused(stands.go())) && { ticket }) };
  await enqueue(env[queue.addressVariable], message, { delaySeconds });
}

const keyOf = ({ workspaceId, lineId, slot }: Standing) => ({ workspaceId, lineId, slot });

/** Whether a message may go on with its run now; `hopeless` when the run has stood still again and again. */
export async function turnOf<Item extends RunItem>(
  runs: ImportRuns<Item>,
  item: Item,
  ticket: string | undefined,
): Promise<'now' | 'later' | 'hopeless'> {
  // The run was made before there were lines.
  if (!item.slot) return 'now';
  const line = await readLine({ workspaceId: item.workspaceId, lineId: runs.lineOf(item) });
  const own = line.find(({ importId }) => importId === item.importId);
  if (own && ticket !== undefined && own.ticket !== ticket) return 'later';
  if (own && own.resent >= mostResent) return 'hopeless';
  return own && line[0] !== own ? 'later' : 'now';
}

/** Sends the message of a run that stands still once more; one that waits behind others goes on waiting. */
export async function wake(queue: ImportQueue, lined: LinedRunItem): Promise<void> {
  const [first] = await readLine(lined);
  const { workspaceId, importId, shard, dueAt, resent } = lined;
  const isFirst = first?.importId === importId;
  const ticket = randomUUID();
  const turn = isFirst ? { ticket, resent: resent + 1 } : {};
  const moved = LinedRun.patch(keyOf(lined))
    .set({ ...turn, shard, dueAt: dueAfter(patienceMs * (isFirst ? resent + 2 : 1)) })
    // The index is a moment behind: a run that went on meanwhile is left alone.
    .where((attr, { eq }) => `${eq(attr.dueAt, dueAt)} AND ${eq(attr.importId, importId)}`);
  if ((await unlessRefused(moved.go())) && isFirst)
    await enqueue(env[queue.addressVariable], { workspaceId, importId, ticket });
}
