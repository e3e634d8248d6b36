import { expect, it } from 'vitest';
import { defineSchedule } from './define-schedule.ts';

it('hands the act the time that the scheduler says, or now', async () => {
  const times: Date[] = [];
  const handler = defineSchedule('probe', async (now) => {
    times.push(now);
  });
  const before = Date.now();
  await handler({ at: '2026-03-29T07:00:00Z' });
  await handler();
  await handler({ at: '<aws.scheduler.scheduled-time>' });
  expect(times[0]).toEqual(new Date('2026-03-29T07:00:00Z'));
  for (const now of times.slice(1)) expect(now.getTime()).toBeGreaterThanOrEqual(before);
});

it('runs the act, and lets its failure be seen by the clock', async () => {
  let runs = 0;
  await defineSchedule('probe', async () => {
    runs++;
  })();
  expect(runs).toBe(1);
  const failing = defineSchedule('probe', () => Promise.reject(new Error('not today')));
  await expect(failing()).rejects.toThrow('not today');
});
