import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..', '..');

/** A new folder in memory where the machine has such a place: the disk is not what we measure. */
export function fastFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'reclame-'));
}

export type Product = {
  url: string;
  startMs: number;
  stop: () => Promise<void>;
  /** As `kill -9` does. */
  kill: () => Promise<void>;
};

/** Starts the product as `npm start` does, on a free port, and waits for its address; on data of its own unless a folder is given. */
export async function startProduct(givenFolder?: string): Promise<Product> {
  const dataDir = givenFolder ?? fastFolder();
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  const startMs = performance.now() - started;
  const end = async (signal: NodeJS.Signals) => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (!isOver) {
      child.kill(signal);
      await once(child, 'exit');
    }
    if (!givenFolder) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, startMs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function untilReady(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
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
}
