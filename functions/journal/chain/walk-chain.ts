import { chunks } from '../../../shared/kernel/chunks.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { storedPage } from '../../platform/db/stored-page.ts';
import { AuditBlock, type AuditBlockItem, blockKeyOf, type LineInBlock, linesOf } from './audit-block.entity.ts';
import { isLineKept } from './sealed-line.ts';

export type Walked = {
  block: AuditBlockItem;
  lines: (LineInBlock & { line: AuditLineItem | undefined })[];
  /** Lines below the highest of this block that none up to here holds: sealed late, or by nobody. */
  passed: () => AuditLineItem[];
};

const blocksAtOnce = 200;
const linesAtOnce = 1_000;
/** Behind every id of a line: what stands there in the partition are the blocks. */
const behindLines = '~~';

/**
 * The blocks of a chain from one on, each with its lines as they stand; at its end, the lines that it met and that are in none of those
 * blocks. From a later block on, lines are read from behind `after`, the highest id of the blocks before it. Lines are read once, in the order of their ids, beside the blocks: of a chain of any length no more is held than what is late.
 */
export async function* walkChain(chainId: string, from = 1, after = ''): AsyncGenerator<Walked, AuditLineItem[]> {
  const reader = new LineReader(chainId, after);
  const blocks = AuditBlock.query.byChain({ chainId }).gte({ blockKey: blockKeyOf(from) });
  for await (const page of pagesAhead<AuditBlockItem>(blocks, blocksAtOnce))
    for (const block of page) {
      const lines = await reader.take(linesOf(block), block.upToId);
      yield { block, lines, passed: () => reader.below(block.upToId) };
    }
  return reader.rest();
}

/** What a query finds, as it is stored; the next page is on its way while one is worked on. */
async function* pagesAhead<Item>(query: Parameters<typeof storedPage>[0], limit: number): AsyncGenerator<Item[]> {
  let next = storedPage<Item>(query, null, limit);
  for (;;) {
    const { data, cursor } = await next;
    if (cursor !== null) {
      next = storedPage<Item>(query, cursor, limit);
      // Who has seen enough does not wait for it.
      next.catch(() => {});
    }
    yield data;
    if (cursor === null) return;
  }
}

class LineReader {
  private readonly chainId: string;
  private readonly pages: AsyncGenerator<AuditLineItem[]>;
  private readonly met = new Map<string, AuditLineItem>();
  private readTo = '';
  private ended = false;

  constructor(chainId: string, after: string) {
    this.chainId = chainId;
    this.pages = pagesAhead(
      AuditLine.query
        .byWorkspace({ workspaceId: chainId })
        .between({ activityId: `${after}!` }, { activityId: behindLines }),
      linesAtOnce,
    );
  }

  async take(sealed: LineInBlock[], upTo: string): Promise<Walked['lines']> {
    while (!this.ended && this.readTo < upTo) await this.readOn();
    // Below where the reading began, or written since it passed there.
    const late = sealed.filter(({ id }) => !this.met.has(id) && isLineKept(id, Date.now()));
    for (const some of chunks(late, mostTogether)) await this.readByKey(some);
    return sealed.map((one) => {
      const line = this.met.get(one.id);
      this.met.delete(one.id);
      return { ...one, line };
    });
  }

  below = (upTo: string): AuditLineItem[] => [...this.met.values()].filter(({ activityId }) => activityId <= upTo);

  async rest(): Promise<AuditLineItem[]> {
    while (!this.ended) await this.readOn();
    return [...this.met.values()];
  }

  private async readOn(): Promise<void> {
    const { value: lines, done } = await this.pages.next();
    this.ended = done === true;
    for (const line of lines ?? []) this.met.set(line.activityId, line);
    this.readTo = lines?.at(-1)?.activityId ?? this.readTo;
  }

  private async readByKey(late: LineInBlock[]): Promise<void> {
    const reads = late.map(({ id }) => AuditLine.get({ workspaceId: this.chainId, activityId: id }));
    for (const Item of await readTogether(reads)) {
      const { data } = AuditLine.parse({ Item });
      if (data) this.met.set(data.activityId, data);
    }
  }
}
