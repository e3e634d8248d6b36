import { AuditBlock, type AuditBlockItem, blockShards } from './audit-block.entity.ts';

/** Where a block stands among those of all chains. */
export type BlockPlace = { sealedAt: string; chainId: string; blockKey: string };

const blocksAtOnce = 25;

export const placeOf = ({ sealedAt, chainId, blockKey }: AuditBlockItem): BlockPlace => ({
  sealedAt,
  chainId,
  blockKey,
});
const keyOf = ({ sealedAt, chainId, blockKey }: BlockPlace): string => `${sealedAt}#${chainId}#${blockKey}`;

type Period = { since: string; until: string };

/** Blocks of all chains that were sealed in a period, the newest first; from one on, itself included. */
export async function* newestBlocks(from: BlockPlace | undefined, period: Period): AsyncGenerator<AuditBlockItem> {
  const until = from?.sealedAt ?? period.until;
  for (let month = until.slice(0, 7); month >= period.since.slice(0, 7); month = monthBefore(month))
    yield* ofMonth(month, from, { ...period, until });
}

/** The shards of a month side by side. */
async function* ofMonth(month: string, from: BlockPlace | undefined, { since, until }: Period) {
  const shards = blockShards.map(
    (shard) => new Shard(month, shard, from ?? { sealedAt: until, chainId: '', blockKey: '' }),
  );
  for (;;) {
    await Promise.all(shards.map((shard) => shard.fill()));
    const [newest] = shards
      .filter(({ first }) => first !== undefined)
      .sort((a, b) => (keyOf(a.first as BlockPlace) < keyOf(b.first as BlockPlace) ? 1 : -1));
    const block = newest?.shift();
    if (!block || block.sealedAt < since) return;
    yield block;
  }
}

/** What stands in one shard, page by page. */
class Shard {
  private readonly month: string;
  private readonly shard: string;
  private readonly from: BlockPlace;
  private waiting: AuditBlockItem[] = [];
  private cursor: string | null = null;
  private ended = false;

  constructor(month: string, shard: string, from: BlockPlace) {
    this.month = month;
    this.shard = shard;
    this.from = from;
  }

  get first(): AuditBlockItem | undefined {
    return this.waiting[0];
  }

  shift = (): AuditBlockItem | undefined => this.waiting.shift();

  async fill(): Promise<void> {
    if (this.waiting.length > 0 || this.ended) return;
    const page: { data: AuditBlockItem[]; cursor: string | null } = await AuditBlock.query
      .byMonth({ month: this.month, shard: this.shard })
      .lte(this.from)
      .go({ order: 'desc', limit: blocksAtOnce, cursor: this.cursor });
    this.waiting = page.data;
    this.cursor = page.cursor;
    this.ended = page.cursor === null;
  }
}

function monthBefore(month: string): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return of === 1 ? `${year - 1}-12` : `${year}-${String(of - 1).padStart(2, '0')}`;
}
