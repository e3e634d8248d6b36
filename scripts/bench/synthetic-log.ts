import { AuditBlock, type AuditBlockItem, blockItem } from '../../functions/journal/chain/audit-block.entity.ts';
import { listChain } from '../../functions/journal/chain/audit-chain.entity.ts';
import { hashOfLine, sha256 } from '../../functions/journal/chain/sealed-line.ts';
import { AuditLine, type AuditLineItem } from '../../functions/platform/db/audit-line.entity.ts';
import { putAll } from '../../functions/platform/db/put-all.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { dayMs } from '../../shared/kernel/day.ts';
import { nextBlock } from '../../shared/rules/audit/chain.ts';

const types = [
  'board.created',
  'prospect.updated',
  'campaign.updated',
  'invitation.created',
  'session.opened',
] as const;
const linesAtOnce = 5_000;
const daysBack = 90;

/** Of three, one that tells what was changed. */
export function syntheticLine(workspaceId: string, at: Date, number: number): AuditLineItem {
  return {
    ...{ workspaceId, activityId: newId('act', at), actorId: `usr_01J${String(number % 40).padStart(23, '0')}` },
    ...{ type: (types[number % types.length] ?? types[0]) as AuditLineItem['type'], ip: `192.0.2.${number % 250}` },
    ...{ entityId: `brd_01J${String(number % 5_000).padStart(23, '0')}`, at: at.toISOString() },
    ...(number % 3 === 0 && { changed: ['name', 'budget'], values: [{ field: 'budget', from: 100, to: number }] }),
    ttl: Math.floor(at.getTime() / 1_000) + 400 * 86_400,
  } as AuditLineItem;
}

/** A log as the product writes it, over ninety days: blocks of one to seven lines, each sealed seconds after the last of them. */
export async function fillLog(chainId: string, count: number, number = 0): Promise<void> {
  const begin = Date.now() - daysBack * dayMs;
  const step = (daysBack * dayMs - 3_600_000) / count;
  await listChain(chainId);
  let last: AuditBlockItem | undefined;
  for (let from = 0; from < count; from += linesAtOnce) {
    const lines = Array.from({ length: Math.min(linesAtOnce, count - from) }, (_, at) =>
      syntheticLine(chainId, new Date(begin + (from + at) * step), number + from + at),
    );
    const blocks: AuditBlockItem[] = [];
    for (let at = 0; at < lines.length; ) {
      const some = lines.slice(at, at + 1 + (((from + at) * 5) % 7));
      at += some.length;
      const hashed = some.map((line) => ({ id: line.activityId, hash: hashOfLine(line) }));
      const sealedAt = new Date(Date.parse(some.at(-1)?.at ?? '') + 5_000).toISOString();
      const hashes = hashed.map(({ hash }) => hash);
      last = blockItem(nextBlock(chainId, last, hashes, sealedAt, sha256), hashed, last);
      blocks.push(last);
    }
    await putAll(lines, storedLine);
    await putAll(blocks, (block) => AuditBlock.put(block));
  }
}

let shape: Record<string, unknown> | undefined;
/** As the entity writes it: it takes longer over an item than the table does. */
function storedLine(line: AuditLineItem): Record<string, unknown> {
  shape ??= AuditLine.put(line).params<{ Item: Record<string, unknown> }>().Item;
  const { pk, sk, __edb_e__, __edb_v__ } = shape;
  const own = (key: unknown, was: string, is: string) => String(key).replace(was, is);
  return {
    ...line,
    ...{
      pk: own(pk, String(shape.workspaceId), line.workspaceId),
      sk: own(sk, String(shape.activityId), line.activityId),
    },
    ...{ __edb_e__, __edb_v__ },
  };
}
