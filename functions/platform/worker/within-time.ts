import type { Context } from 'aws-lambda';
import { AppError } from '../app-error.ts';

/** What Lambda tells of a run, as far as its end goes. */
export type Clock = Pick<Context, 'getRemainingTimeInMillis'>;

/** In which a failure is logged, reported and answered. */
const lastMs = 1_000;

/**
 * An act's answer, or 503's error shortly before its function is cut off: what waits for a service that hangs fails, is told
 * of and comes back, and what was done beside it counts. Without a clock it waits.
 */
export async function withinTime<T>(act: Promise<T>, clock: Clock | undefined): Promise<T> {
  if (!clock) return act;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const leftMs = clock.getRemainingTimeInMillis() - lastMs;
    timer = setTimeout(() => reject(new AppError('unavailable')), leftMs);
  });
  try {
    return await Promise.race([act, over]);
  } finally {
    clearTimeout(timer);
  }
}
