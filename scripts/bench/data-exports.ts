import { loadavg } from 'node:os';
import type { DataExportsTask, Measured } from './data-exports-worker.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

/** Of 300 KB each: 300 MB in all. Another size for a try: `EXPORT_SHARE=0.01 npm run bench data-exports`. */
const share = Number(process.env.EXPORT_SHARE ?? 1);
const size = {
  prospects: Math.ceil(100_000 * share),
  boards: Math.ceil(1_000 * share),
  images: Math.ceil(1_000 * share),
};
const rounds = 3;
/** As Lambda gives with half of what the worker has. */
const heapMb = 256;

/** The archive of a workspace, beside a bare reader of the same items and files, and the memory that each takes. */
export async function benchDataExports(): Promise<void> {
  await onFastTable(async (environment) => {
    const run = (task: DataExportsTask) =>
      inOwnProcess('scripts/bench/data-exports-worker.ts', task, environment, heapMb);
    const { workspaceId } = await run({ task: 'fill', ...size });
    const reads: Measured[] = [];
    const exports: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      reads.push(await run({ task: 'read', workspaceId }));
      exports.push(await run({ task: 'export', workspaceId }));
    }
    const middle = (all: Measured[], figure: keyof Measured) => median(all.map((one) => one[figure]));
    const above = (all: Measured[]) => Math.round(median(all.map(({ mostMb, beforeMb }) => mostMb - beforeMb)));
    printTable(
      `Archive of ${size.prospects} prospects, ${size.boards} boards, ${size.images} images (medians of ${rounds} processes of each, in turns; load ${loadavg()[0]?.toFixed(1)})`,
      [
        { name: 'bare reader of the same items and files, s', value: middle(reads, 'seconds').toFixed(1) },
        { name: 'export, s', value: middle(exports, 'seconds').toFixed(1) },
        { name: 'bare / export', value: (middle(reads, 'seconds') / middle(exports, 'seconds')).toFixed(2) },
        { name: 'archive, MB', value: Math.round(middle(exports, 'bytes') / 1e6) },
        { name: 'bare reader: memory above its start, MB', value: above(reads) },
        { name: 'export: memory above its start, MB', value: above(exports) },
        { name: 'export: most memory, tsx and its modules too, MB', value: Math.round(middle(exports, 'mostMb')) },
      ],
    );
  });
}
