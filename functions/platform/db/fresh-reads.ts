import { setTimeout } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import { WriteRefused } from './write.ts';

/** Refusal of a condition that says no more than: what was read before is true no longer. */
export const changedMeanwhile = new AppError('conflict');

/** Whether a write was refused with `changedMeanwhile`, or something that was read already told so. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error === changedMeanwhile || (error instanceof WriteRefused && error.operation.refusal === changedMeanwhile);

/** Many may want the same thing at once, and each reading lets one through. */
const usualMs = 10_000;

/** Reads and writes again when what was read has changed before it was written: a second reading tells what happened. */
export async function withFreshReads<T>(attempt: () => Promise<T>, maxMs: number = usualMs): Promise<T> {
  const end = performance.now() + maxMs;
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isChangedMeanwhile(error) || performance.now() > end) throw error;
      await setTimeout(Math.random() * Math.min(200, 10 * 2 ** tries));
    }
  }
}
