import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quickNode } from '../stage-node.ts';

const start = `
  const { startRuntime } = await import('./scripts/local/runtime.ts');
  const runtime = await startRuntime({ port: 0, site: { folder: process.argv[1], built: Promise.resolve() } });
  process.once('SIGTERM', () => runtime.stop().then(() => process.exit()));
  console.log('address ' + runtime.url);
`;

export type ChildRuntime = { url: string; isRunning: () => boolean; stop: () => Promise<void> };

/** The runtime for a test, with nothing kept, in a process of its own: it chooses its modules by name, which vitest's loader cannot follow. */
export async function startChildRuntime(siteDir: string): Promise<ChildRuntime> {
  const { node, options } = quickNode();
  const child = spawn(node, [...options, '--input-type=module', '--eval', start, siteDir], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^address (.+)$/.exec(line) ?? [];
    if (url) return { url, isRunning, stop };
  }
  throw new Error('The runtime did not start');

  async function stop() {
    if (isRunning() && child.kill()) await once(child, 'exit');
  }
}
