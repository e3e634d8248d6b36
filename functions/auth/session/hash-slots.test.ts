import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { inHashSlot } from './hash-slots.ts';

it('runs one hash a core, lets two hundred wait and refuses the next, then goes on', async () => {
  let running = 0;
  let most = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = () =>
    inHashSlot(async () => {
      most = Math.max(most, ++running);
      await gate;
      running--;
    });
  const accepted = Array.from({ length: availableParallelism() + 200 }, work);
  await expect(work()).rejects.toMatchObject({ reason: 'unavailable' });
  release();
  await Promise.all(accepted);
  expect(most).toBe(availableParallelism());
  await expect(inHashSlot(async () => 'free again')).resolves.toBe('free again');
});
