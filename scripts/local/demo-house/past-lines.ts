import { AuditBlock, type AuditBlockItem, blockItem } from '../../../functions/journal/chain/audit-block.entity.ts';
import { listChain } from '../../../functions/journal/chain/audit-chain.entity.ts';
import { sealLines } from '../../../functions/journal/chain/seal-lines.ts';
import { hashOfLine, isLineKept, sha256 } from '../../../functions/journal/chain/sealed-line.ts';
import {
  type Audited,
  type AuditedBy,
  AuditLine,
  type AuditLineItem,
  auditLine,
} from '../../../functions/platform/db/audit-line.entity.ts';
import { putAll } from '../../../functions/platform/db/put-all.ts';
import { put, write } from '../../../functions/platform/db/write.ts';
import { idOfSource } from '../../../functions/platform/new-id.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { nextBlock } from '../../../shared/rules/audit/chain.ts';

/** A line that the product wrote at a moment: the same one however often it is made. */
export function pastLine(by: AuditedBy, act: Audited, at: Date): AuditLineItem {
  const activityId = idOfSource('act', at, [by.workspaceId, act.type, act.entityId, by.userId].join(' '));
  return { ...auditLine(by, act, at), activityId };
}

/** So late a line is sealed. */
const sealedAfterMs = 9_000;

/**
 * Puts lines into the log of their chains as if they had been written then: sealed first, a block for each day, since what is
 * written into the past and stands in no block rings. Lines that the log has forgotten by now leave their block alone.
 */
export async function writePast(lines: readonly AuditLineItem[]): Promise<void> {
  for (const [chainId, own] of groupBy(lines, ({ workspaceId }) => workspaceId)) await sealPast(chainId, own);
  const kept = lines.filter(({ activityId }) => isLineKept(activityId, Date.now()));
  await putAll(kept, (line) => AuditLine.put(line));
}

async function sealPast(chainId: string, lines: readonly AuditLineItem[]): Promise<void> {
  const { data: known } = await AuditBlock.query.byChain({ chainId }).go({ limit: 1, consistent: true });
  // Someone has acted there since: the rest comes behind that.
  if (known.length > 0) return void (await sealLines(chainId, lines, new Date()));
  const sorted = lines.toSorted((a, b) => (a.activityId < b.activityId ? -1 : 1));
  const days = [...groupBy(sorted, ({ at }) => at.slice(0, 10)).values()];
  const blocks: AuditBlockItem[] = [];
  for (const some of days) {
    const last = blocks.at(-1);
    const hashed = some.map((line) => ({ id: line.activityId, hash: hashOfLine(line) }));
    const sealedAt = new Date(Date.parse(some.at(-1)?.at ?? '') + sealedAfterMs).toISOString();
    const hashes = hashed.map(({ hash }) => hash);
    blocks.push(blockItem(nextBlock(chainId, last, hashes, sealedAt, sha256), hashed, last));
  }
  await listChain(chainId);
  await write(blocks.map((block) => put(AuditBlock.create(block))));
}
