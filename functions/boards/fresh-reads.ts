import { setTimeout } from 'node:timers/promises';
import { AppError } from '../platform/app-error.ts';

/** Refusal of a condition that says no more than: what was read before is true no longer. */
export const changedMeanwhile = new AppError('conflict');

const maxTries = 5;

/** Reads and writes again when what was read has changed before it was written: a second reading tells what happened. */
export async function withFreshReads<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (error !== changedMeanwhile || tries === maxTries) throw error;
      await setTimeout(Math.random() * 10 * 2 ** tries);
    }
  }
}
