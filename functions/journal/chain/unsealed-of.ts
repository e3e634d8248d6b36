import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { AuditBlock, type AuditBlockItem, linesOf } from './audit-block.entity.ts';

export type Unsealed = {
  /** The last block of the chain. */
  last: AuditBlockItem | undefined;
  /** By their ids. */
  left: AuditLineItem[];
};

const firstBlocks = 2;
const moreBlocks = 50;

/**
 * Of lines of a chain, those that no block holds. Goes back from the last block to the first that ends below all of them: no block
 * before that one can hold any. For lines that were just written that is the last block alone.
 */
export async function unsealedOf(chainId: string, lines: readonly AuditLineItem[]): Promise<Unsealed> {
  const left = new Map(lines.map((line) => [line.activityId, line]));
  const lowest = [...left.keys()].sort()[0] ?? '';
  let last: AuditBlockItem | undefined;
  let cursor: string | null = null;
  let limit = firstBlocks;
  do {
    const page: { data: AuditBlockItem[]; cursor: string | null } = await AuditBlock.query
      .byChain({ chainId })
      .go({ order: 'desc', consistent: true, limit, cursor });
    last ??= page.data[0];
    for (const block of page.data) {
      if (block.upToId < lowest) return { last, left: inOrder(left) };
      for (const { id } of linesOf(block)) left.delete(id);
    }
    ({ cursor } = page);
    limit = moreBlocks;
  } while (cursor && left.size > 0);
  return { last, left: inOrder(left) };
}

const inOrder = (left: ReadonlyMap<string, AuditLineItem>): AuditLineItem[] =>
  [...left.values()].sort((a, b) => (a.activityId < b.activityId ? -1 : 1));
