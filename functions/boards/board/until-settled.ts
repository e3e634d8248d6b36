import { setTimeout } from 'node:timers/promises';
import { isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';

const maxRefusals = 20;

/**
 * Repeats a step until it says that nothing is left, during so long at most; answers whether nothing is. A step that
 * was refused, because others write too, is taken again.
 */
export async function untilSettled(step: () => Promise<'more' | 'settled'>, forMs: number): Promise<boolean> {
  const end = performance.now() + forMs;
  for (let refusals = 0; performance.now() < end && refusals < maxRefusals; ) {
    try {
      if ((await step()) === 'settled') return true;
      refusals = 0;
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      refusals++;
      await setTimeout(Math.random() * 50);
    }
  }
  return false;
}
