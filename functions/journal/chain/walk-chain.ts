import { chunks } from '../../../shared/kernel/chunks.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { AuditBlock, type AuditBlockItem, blockKeyOf, type LineInBlock, linesOf } from './audit-block.entity.ts';
import { isLineKept } from './sealed-line.ts';

export type Walked = {
  block: AuditBlockItem;
  lines: (LineInBlock & { line: AuditLineItem | undefined })[];
  /** Lines below the highest of this block that none up to here holds: sealed late, or by nobody. */
  passed: () => AuditLineItem[];
};
type Page<Item> = { data: Item[]; cursor: string | null };

const blocksAtOnce = 50;
const linesAtOnce = 1_000;

/**
 * The blocks of a chain from one on, each with its lines as they stand; at its end, the lines that it met and that are in none of those
 * blocks. From a later block on, lines are read from behind `after`, the highest id of the blocks before it. Lines are read once, in the order of their ids, beside the blocks: of a chain of any length no more is held than what is late.
 */
export async function* walkChain(chainId: string, from = 1, after = ''): AsyncGenerator<Walked, AuditLineItem[]> {
  const reader = new LineReader(chainId, after);
  let cursor: string | null = null;
  do {
    const page: Page<AuditBlockItem> = await AuditBlock.query
      .byChain({ chainId })
      .gte({ blockKey: blockKeyOf(from) })
      .go({ consistent: true, limit: blocksAtOnce, cursor });
    for (const block of page.data) {
      const lines = await reader.take(linesOf(block), block.upToId);
      yield { block, lines, passed: () => reader.below(block.upToId) };
    }
    ({ cursor } = page);
  } while (cursor);
  return reader.rest();
}

class LineReader {
  private readonly chainId: string;
  private readonly after: string;
  private readonly met = new Map<string, AuditLineItem>();
  private cursor: string | null = null;
  private readTo = '';
  private ended = false;

  constructor(chainId: string, after: string) {
    this.chainId = chainId;
    this.after = after;
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
    const page: Page<AuditLineItem> = await AuditLine.query
      .byWorkspace({ workspaceId: this.chainId })
      .gt({ activityId: this.after })
      .go({ consistent: true, limit: linesAtOnce, cursor: this.cursor });
    for (const line of page.data) this.met.set(line.activityId, line);
    this.readTo = page.data.at(-1)?.activityId ?? this.readTo;
    this.cursor = page.cursor;
    this.ended = page.cursor === null;
  }

  private async readByKey(late: LineInBlock[]): Promise<void> {
    const reads = late.map(({ id }) => AuditLine.get({ workspaceId: this.chainId, activityId: id }));
    for (const Item of await readTogether(reads)) {
      const { data } = AuditLine.parse({ Item });
      if (data) this.met.set(data.activityId, data);
    }
  }
}
