import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export class UnsupportedPlatformError extends Error {
  constructor() {
    super(
      `The embedded database ships for linux-x64 only; this is ${process.platform}-${process.arch}. ` +
        'Start any DynamoDB-compatible server (DynamoDB Local, dynoxide) and set DYNAMODB_ENDPOINT to its address.',
    );
  }
}

// The emulator must not outlive us, even when we are killed: the pipe to this shell closes with us.
const guarded = '"$@" & child=$!; exec 3<&0; (cat <&3 >/dev/null; kill $child 2>/dev/null) & wait $child';

export type EmulatorProcess = { endpoint: string; stop: () => Promise<void> };

/** Starts the DynamoDB emulator on a file, or in memory without one, and waits until it answers. */
export async function startEmulator(port: number, file?: string): Promise<EmulatorProcess> {
  const binary = emulatorBinary();
  const args = ['serve', '--host', '127.0.0.1', '--port', String(port), ...(file ? ['--db-path', file] : [])];
  const shell = spawn('sh', ['-c', guarded, 'sh', binary, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await untilAnswers(endpoint, ended);
  return {
    endpoint,
    stop: async () => {
      shell.stdin.end();
      await ended;
    },
  };
}

function emulatorBinary(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `@dynoxide/${process.platform}-${process.arch}/package.json`,
    );
    return join(dirname(manifest), 'dynoxide');
  } catch {
    throw new UnsupportedPlatformError();
  }
}

async function untilAnswers(endpoint: string, ended: Promise<void>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (let tries = 0; tries < 500 && !over; tries++) {
    const answered = await fetch(endpoint, { signal: AbortSignal.timeout(1_000) }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(10);
  }
  throw new Error('The embedded database did not start');
}
