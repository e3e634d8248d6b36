import { join } from 'node:path';
import type { SealingFigures, SealingTask } from './admin-sealing-worker.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';

const worker = join(import.meta.dirname, 'admin-sealing-worker.ts');
const task: SealingTask = { perSecond: 500, seconds: Number(process.env.ADMIN_SEAL_SECONDS ?? 60) };

/** The sealer as lines come, in the batches in which the stream hands them over, and fifty of them on one chain at once. */
export async function benchAdminSealing(environment: Record<string, string>): Promise<void> {
  const { load, crowd }: SealingFigures = await inOwnProcess(worker, task, environment);
  printTable(`Sealing, ${load.lines} lines in ${task.seconds} s (goals: lag p99 60 s; a block for 50 lines or more)`, [
    { name: 'lag p50, s', measured: (load.p50 / 1_000).toFixed(1) },
    { name: 'lag p99, s', measured: (load.p99 / 1_000).toFixed(1) },
    { name: 'lines a block', measured: (load.lines / load.blocks).toFixed(0) },
    { name: 'lines a second that were written', measured: (load.lines / task.seconds).toFixed(0) },
  ]);
  const { sealers, lines, sealed, blocks, whole } = crowd;
  printTable(`${sealers} sealers of one chain at once (goal: no fork, no gap, each line once)`, [
    { name: 'chain', lines, sealed, blocks, whole: String(whole) },
  ]);
  if (!whole || sealed !== lines) process.exitCode = 1;
}
