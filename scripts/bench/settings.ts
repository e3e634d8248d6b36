import { join } from 'node:path';
import { onFastTable } from './fast-table.ts';
import { printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import type { SettingsFigures, SettingsTask } from './settings-worker.ts';

const worker = join(import.meta.dirname, 'settings-worker.ts');
const digests = Number(process.env.DIGESTS ?? 10_000);

/** An event told to 200 people who want it in different ways, and the digests of one hour, each beside its bare writes or mails. */
export async function benchSettings(): Promise<void> {
  await onFastTable(async (environment) => {
    const { p50, p99, told, bare }: SettingsFigures['fanOut'] = await run({ task: 'fanOut' }, environment);
    printTable('An event to 200 members with mixed preferences (goal: 300 ms)', [
      { name: 'told, p50', ms: Math.round(p50), 'of whom it is kept': told },
      { name: 'told, p99', ms: Math.round(p99), 'of whom it is kept': told },
      { name: 'as many bare items', ms: Math.round(bare), 'of whom it is kept': told },
    ]);
  });
  await onFastTable(async (environment, mailbox) => {
    const { seconds, bare }: SettingsFigures['digests'] = await run({ task: 'digests', digests }, environment);
    const all = mailbox.all().filter(({ to }) => to.startsWith('usr_'));
    const people = new Set(all.map(({ to }) => to)).size;
    printTable(`${digests} digests due at one hour (goal: 10,000 within 300 s, each once)`, [
      { name: 'digests', seconds: Math.round(seconds), mails: all.length, people },
      { name: 'as many bare mails', seconds: Math.round(bare), mails: digests, people: digests },
    ]);
  });
}

const run = (task: SettingsTask, environment: Record<string, string>) => inOwnProcess(worker, task, environment);
