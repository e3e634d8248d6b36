import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/free-port.ts';

const root = join(import.meta.dirname, '..', '..');

/** A new folder in memory where the machine has such a place: the disk is not what we measure. */
export function fastFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'reclame-'));
}

export type Product = { url: string; startMs: number; stop: () => Promise<void> };

/** Starts the product as `npm start` does, on a free port with data of its own, and waits for its address. */
export async function startProduct(): Promise<Product> {
  const dataDir = fastFolder();
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ctrl-C')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  const startMs = performance.now() - started;
  return {
    url: `http://localhost:${port}`,
    startMs,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
