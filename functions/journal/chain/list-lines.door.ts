import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { addDays, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { isKey } from '../activity/line-actor.ts';
import { type LineQuery, lookThrough, namesOf, wantedTypes } from '../activity/look-through.ts';
import { type AuditBlockItem, linesOf } from './audit-block.entity.ts';
import { type BlockedLine, blocksOfLines } from './blocks-of-lines.ts';
import { type BlockPlace, newestBlocks, placeOf } from './newest-blocks.ts';

/** The log of one chain, the newest first, and where it goes on. */
export async function linesOfChain(
  chainId: string,
  query: LineQuery,
  before: string | undefined,
): Promise<{ found: BlockedLine[]; before: string | null }> {
  const { found, lookedTo } = await lookThrough(chainId, query, before);
  const lines = found.slice(0, query.limit);
  const next = found.length > lines.length ? lines.at(-1)?.activityId : lookedTo;
  return { found: await blocksOfLines(chainId, lines), before: next ?? null };
}

/** A line of a block: it and what stands above it was read. */
export type Position = BlockPlace & { lineId: string | null };

/** Lines that one answer looks through, whatever it finds. */
const mostLooked = 2_000;

/** The logs of all chains by their blocks, the newest first: what is not sealed yet is not among them. */
export async function linesOfAll(
  query: LineQuery,
  after: Position | undefined,
  now: Date,
): Promise<{ found: BlockedLine[]; next: Position | null }> {
  const fits = fitting(query);
  const found: BlockedLine[] = [];
  let looked = 0;
  for await (const { position, ...one } of newestLines(after, periodOf(query, now))) {
    if (one.line && fits(one.line)) found.push({ line: one.line, block: one.block });
    if (found.length === query.limit || ++looked >= mostLooked) return { found, next: position };
  }
  return { found, next: null };
}

type Sealed = { block: number; position: BlockPlace & { lineId: string } };
type Met = Sealed & { line: AuditLineItem | null };

async function* newestLines(after: Position | undefined, period: ReturnType<typeof periodOf>): AsyncGenerator<Met> {
  const waiting: Sealed[] = [];
  for await (const block of newestBlocks(after, period)) {
    const place = placeOf(block);
    const isResumed = place.blockKey === after?.blockKey && place.chainId === after.chainId;
    for (const lineId of belowIn(block, isResumed ? after?.lineId : null))
      waiting.push({ block: block.n, position: { ...place, lineId } });
    // Most blocks are of a line or two.
    while (waiting.length >= mostTogether) yield* await readLines(waiting.splice(0, mostTogether));
  }
  yield* await readLines(waiting);
}

/** The newest first, from below one on. */
function belowIn(block: AuditBlockItem, lineId: string | null | undefined): string[] {
  const ids = linesOf(block)
    .map(({ id }) => id)
    .reverse();
  return lineId ? ids.slice(ids.indexOf(lineId) + 1) : ids;
}

/** Lines of any blocks, in their order. */
async function readLines(sealed: readonly Sealed[]): Promise<Met[]> {
  const items = await readTogether(
    sealed.map(({ position }) => AuditLine.get({ workspaceId: position.chainId, activityId: position.lineId })),
  );
  return sealed.map((one, at) => ({ ...one, line: AuditLine.parse({ Item: items[at] }).data }));
}

/** A block is sealed after its lines are written, and within a day where the sealer was behind. */
function periodOf({ from, to }: LineQuery, now: Date): { since: string; until: string } {
  const since = from ? parisMidnight(from) : now.getTime() - (keptDays.audit + 1) * dayMs;
  const until = to ? parisMidnight(addDays(to, 2)) : now.getTime() + dayMs;
  const oldest = now.getTime() - (keptDays.audit + 1) * dayMs;
  const [first, last] = [Math.max(since, oldest), Math.min(Math.max(until, oldest), now.getTime() + dayMs)];
  return { since: new Date(Math.min(first, last)).toISOString(), until: new Date(last).toISOString() };
}

function fitting(query: LineQuery): (line: AuditLineItem) => boolean {
  const types = wantedTypes(query) as readonly string[] | undefined;
  const { actorId, entityId, ip, impersonated, from, to } = query;
  const begin = from ? parisMidnight(from) : Number.NEGATIVE_INFINITY;
  const end = to ? parisMidnight(addDays(to, 1)) : Number.POSITIVE_INFINITY;
  const by = actorId && !isKey(actorId) ? namesOf(actorId) : [];
  const tests: ((line: AuditLineItem) => boolean)[] = [
    ({ at }) => Date.parse(at) >= begin && Date.parse(at) < end,
    ...(types ? [({ type }: AuditLineItem) => types.includes(type)] : []),
    ...(entityId ? [(line: AuditLineItem) => line.entityId === entityId] : []),
    ...(ip ? [(line: AuditLineItem) => line.ip === ip] : []),
    ...(impersonated === undefined ? [] : [(line: AuditLineItem) => Boolean(line.impersonatorId) === impersonated]),
    ...(actorId
      ? [(line: AuditLineItem) => (line.apiKeyId ? line.apiKeyId === actorId : by.includes(line.actorId))]
      : []),
  ];
  return (line) => tests.every((test) => test(line));
}
