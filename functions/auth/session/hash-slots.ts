import { availableParallelism } from 'node:os';
import { AppError } from '../../platform/app-error.ts';

const slots = availableParallelism();
const longestQueue = 200;
let busy = 0;
const waiting: (() => void)[] = [];

/** Runs password work a core at a time: a hash takes 32 MiB and a core for a quarter of a second. */
export async function inHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (busy < slots) busy++;
  else await queueUp();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}

function queueUp(): Promise<void> {
  if (waiting.length >= longestQueue) throw new AppError('unavailable', { retryAfterSeconds: 10 });
  return new Promise((turn) => {
    waiting.push(turn);
  });
}
