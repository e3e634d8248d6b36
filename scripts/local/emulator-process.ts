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

/** It is brought back so often within a minute: what dies more often has another reason than bad luck. */
const restartsAMinute = 5;
const minuteMs = 60_000;

/**
 * Starts the DynamoDB emulator on a file, or in memory without one, and waits until it answers. On a file it is brought
 * back when it dies, to the same port and data.
 */
export async function startEmulator(port: number, file?: string): Promise<EmulatorProcess> {
  const endpoint = `http://127.0.0.1:${port}`;
  let isStopped = false;
  let running = launch(port, file);
  await untilAnswers(endpoint, running.ended);
  const watching = file ? bringBack() : running.ended;
  return {
    endpoint,
    stop: async () => {
      isStopped = true;
      running.end();
      await watching;
    },
  };

  async function bringBack(): Promise<void> {
    let deaths: number[] = [];
    for (;;) {
      await running.ended;
      if (isStopped) return;
      deaths = [...deaths.filter((at) => at > performance.now() - minuteMs), performance.now()];
      if (deaths.length > restartsAMinute) return console.error(gaveUp);
      await setTimeout((deaths.length - 1) * 100);
      if (isStopped) return;
      running = launch(port, file);
      const answers = await untilAnswers(endpoint, running.ended).then(
        () => true,
        () => false,
      );
      if (answers) console.error('The database ended, and was started again on its data.');
      else running.end();
    }
  }
}

const gaveUp = `The database ended more than ${restartsAMinute} times in a minute, and is not started again: stop Réclame, then run npm start.`;

/** `ended` when it is gone, whatever ended it. */
function launch(port: number, file?: string): { end: () => void; ended: Promise<void> } {
  const args = ['serve', '--host', '127.0.0.1', '--port', String(port), ...(file ? ['--db-path', file] : [])];
  const shell = spawn('sh', ['-c', guarded, 'sh', emulatorBinary(), ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const end = () => void shell.stdin.end();
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => {
      // The guard of one that died on its own goes too.
      end();
      resolve();
    });
  });
  return { end, ended };
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
