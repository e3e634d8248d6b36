import { loadavg } from 'node:os';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { PixelFigures, PixelTask } from './pixel-worker.ts';

type Run = <T extends PixelTask>(task: T) => Promise<PixelFigures[T['task']]>;

const batches = 20;

/** Conversions through the API, their people made anonymous, and their way to Meta beside what it is made of. */
export const benchPixel = (): Promise<void> =>
  onFastTable(async (environment) => {
    const run: Run = (task) => inOwnProcess('scripts/bench/pixel-worker.ts', task, environment);
    const normalised = await run({ task: 'normalise', rounds: 21 });
    const shop = await run({ task: 'open' });
    const accepted = await run({ task: 'accept', ...shop, events: 3_000 });
    const sent = await run({ task: 'send', ...shop, batches });
    const posted = await run({ task: 'post', ...shop, batches });
    const written = await run({ task: 'write', ...shop, batches });
    const readAndWritten = await run({ task: 'readAndWrite', ...shop, batches });
    printTable(`Conversions (goals: 200, 50,000 and 5,000 a second; load ${loadavg()[0]?.toFixed(1)})`, [
      { name: 'accepted by the API, 16 at once, a second', value: Math.round(accepted.perSecond) },
      { name: 'our processor time for each of them, ms', value: accepted.cpuMs.toFixed(2) },
      { name: 'normalised and hashed a second', value: Math.round(normalised.perSecond) },
      { name: 'sent in batches of 1,000 a second, records included', value: Math.round(sent.perSecond) },
      { name: 'our processor time for each event sent, ms', value: sent.cpuMs.toFixed(2) },
      { name: 'posted in batches of 1,000 a second, without records', value: Math.round(posted.perSecond) },
      { name: 'records that the emulator takes a second, 25 a write', value: Math.round(written.perSecond) },
      { name: 'that it gives and takes, each read before it is written', value: Math.round(readAndWritten.perSecond) },
      { name: 'sent / read and written bare', value: (sent.perSecond / readAndWritten.perSecond).toFixed(2) },
    ]);
  });
