import { expect, it } from 'vitest';
import { defineSchedule } from './define-schedule.ts';

it('runs the act, and lets its failure be seen by the clock', async () => {
  let runs = 0;
  await defineSchedule('probe', async () => {
    runs++;
  })();
  expect(runs).toBe(1);
  const failing = defineSchedule('probe', () => Promise.reject(new Error('not today')));
  await expect(failing()).rejects.toThrow('not today');
});
