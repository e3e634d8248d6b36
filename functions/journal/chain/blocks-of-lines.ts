import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { AuditBlock, type AuditBlockItem, linesOf } from './audit-block.entity.ts';

/** A line with the number of the block that holds it. */
export type BlockedLine = { line: AuditLineItem; block: number | null };

const blocksAtOnce = 50;
/** A line that is later than that many blocks is shown without its own. */
const mostPages = 4;

/** In which blocks lines of a chain are; from the first that may hold the oldest of them. */
export async function blocksOfLines(chainId: string, lines: readonly AuditLineItem[]): Promise<BlockedLine[]> {
  const wanted = new Set(lines.map(({ activityId }) => activityId));
  const found = new Map<string, number>();
  const lowest = [...wanted].sort()[0];
  let cursor: string | null = null;
  for (let page = 0; page < mostPages && lowest !== undefined && found.size < wanted.size; page++) {
    const blocks: { data: AuditBlockItem[]; cursor: string | null } = await AuditBlock.query
      .byUpTo({ chainId })
      .gte({ upToId: lowest })
      .go({ limit: blocksAtOnce, cursor });
    for (const block of blocks.data) for (const { id } of linesOf(block)) if (wanted.has(id)) found.set(id, block.n);
    ({ cursor } = blocks);
    if (cursor === null) break;
  }
  return lines.map((line) => ({ line, block: found.get(line.activityId) ?? null }));
}
