import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { DataExport, exportShards } from './data-export.entity.ts';
import { takeUpExport } from './exports-queue.ts';

/** Has those taken up whose message was lost, or whose worker fell. */
export const sweepExports = (now: Date): Promise<void> =>
  sweepShards(
    exportShards,
    (shard, cursor) =>
      DataExport.query
        .byDue({ shard })
        .between({ dueAt: '2000' }, { dueAt: now.toISOString() })
        .go({ limit: 100, cursor }),
    (page) => page.map(takeUpExport),
  );
