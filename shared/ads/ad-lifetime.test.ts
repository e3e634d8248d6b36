import { expect, it } from 'vitest';
import { adLifetime } from './ad-lifetime.ts';

const on = (startedAt: string, endedAt: string | null, today = '2026-11-21') =>
  adLifetime({ startedAt, endedAt }, today);

it('counts the first and the last day', () => {
  expect(on('2026-11-21', null)).toEqual({ active: true, daysRunning: 1 });
  expect(on('2026-11-01', '2026-11-21')).toEqual({ active: true, daysRunning: 21 });
  expect(on('2026-11-01', '2026-11-20')).toEqual({ active: false, daysRunning: 20 });
  expect(on('2026-11-01', '2026-12-31')).toEqual({ active: true, daysRunning: 21 });
});

it('counts calendar days across a change of hour', () => {
  expect(on('2026-10-24', '2026-10-26').daysRunning).toBe(3);
  expect(on('2026-03-28', '2026-03-30').daysRunning).toBe(3);
});

it('does not run before its first day, nor less than nothing', () => {
  expect(on('2026-11-22', null)).toEqual({ active: false, daysRunning: 0 });
  expect(on('2026-11-30', '2026-12-05')).toEqual({ active: false, daysRunning: 0 });
  expect(on('2026-11-10', '2026-11-01').daysRunning).toBe(0);
});
