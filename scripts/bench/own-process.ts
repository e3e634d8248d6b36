import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What a script says last when it is given a task, in a process whose memory is that of the task alone. */
export async function inOwnProcess(
  script: string,
  task: unknown,
  environment: Record<string, string> = {},
  /** Of the heap: without it V8 collects as late as a machine of many gigabytes lets it, and what is measured is its leisure. */
  mostMegabytes?: number,
) {
  const bounds = mostMegabytes === undefined ? [] : [`--max-old-space-size=${mostMegabytes}`];
  const child = spawn(process.execPath, [...bounds, '--import', 'tsx', script, JSON.stringify(task)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
