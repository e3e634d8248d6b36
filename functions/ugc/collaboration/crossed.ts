import { setTimeout } from 'node:timers/promises';
import { WriteRefused } from '../../platform/db/write.ts';
import { countMoved } from '../agreement/counts.ts';
import { numberTaken } from '../payment/self-bill.ts';

/** Acceptances that meet on one count, or one code, go one after the other. */
const mostTries = 25;

/** Works it out again as long as another act wrote first what it stands on. */
export async function asOftenAsCrossed<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isCrossed(error)) throw error;
      await setTimeout(Math.random() * Math.min(20 * tries, 200));
    }
  }
}

/** What another act wrote first is no refusal of this one. */
const isCrossed = (error: unknown): boolean =>
  error instanceof WriteRefused &&
  (error.operation.refusal === countMoved ||
    error.operation.refusal === numberTaken ||
    error.reason === 'code_invalid');
