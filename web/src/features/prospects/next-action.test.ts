import { expect, test } from 'vitest';
import { actionWords } from './next-action.ts';

const now = new Date('2026-11-26T09:00:00.000Z');
const words = (nextActionAt: string) => actionWords({ nextAction: 'Rappeler', nextActionAt, status: 'new' }, now);

test('the date of an action is not cut between two lines', () => {
  expect(words('2026-12-01T09:00:00.000Z')).toMatch(/^Rappeler · 1er\u00a0déc\.(\u00a0\d{4})?$/);
  expect(words('2026-11-27T09:00:00.000Z')).toBe('Rappeler · demain');
});
