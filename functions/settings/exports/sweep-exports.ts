import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { DataExport, exportShards } from './data-export.entity.ts';
import { takeUpExport } from './exports-queue.ts';

/** Has those taken up whose message was lost, or whose worker fell. */
export async function sweepExports(now: Date): Promise<void> {
  if (await isStopped('stop.exports')) return;
  await sweepShards(
    exportShards,
    (shard, cursor) =>
      DataExport.query
        .byDue({ shard })
        .between({ dueAt: '2000' }, { dueAt: now.toISOString() })
        .go({ limit: 100, cursor }),
    (page) => page.map(takeUpExport),
  );
}
