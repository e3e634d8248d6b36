import { expect, test } from 'vitest';
import { type ApprovedFacts, statsOfApproved } from './collaboration-stats.ts';

const one = (facts: Partial<ApprovedFacts> = {}): ApprovedFacts => ({
  ...{ creatorId: 'crt_1', creatorName: 'Léa', acceptedOn: '2026-05-01', approvedAt: '2026-05-11T10:00:00.000Z' },
  ...{ submittedAt: '2026-05-09T10:00:00.000Z', awaitedUntil: '2026-05-09T22:00:00.000Z' },
  ...{ revisionsUsed: 0, feeCents: 20_000, deliverables: 1 },
  ...facts,
});

test('worked by hand: 20 days at the median, two of three on time, one of three mended, 700 € for four pieces', () => {
  const late = one({
    approvedAt: '2026-05-21T10:00:00.000Z',
    submittedAt: '2026-05-10T00:00:00.000Z',
    revisionsUsed: 2,
  });
  const long = one({ approvedAt: '2026-06-10T10:00:00.000Z', feeCents: 30_000, deliverables: 2 });
  expect(statsOfApproved([one(), late, long])).toEqual({
    ...{ approved: 3, deliverables: 4, costPerDeliverableCents: 17_500, medianDaysToApproved: 20 },
    ...{ onTimeRate: 2 / 3, revisionRate: 1 / 3 },
  });
});

test('two of them say nothing of what is usual, nor three of which two were never waited for', () => {
  const nothing = { medianDaysToApproved: null, onTimeRate: null, revisionRate: null };
  expect(statsOfApproved([one(), one()])).toEqual({
    ...{ approved: 2, deliverables: 2, costPerDeliverableCents: null },
    ...nothing,
  });
  const unasked = one({ awaitedUntil: null, acceptedOn: null });
  expect(statsOfApproved([one(), unasked, unasked])).toMatchObject({ ...nothing, revisionRate: 0 });
  expect(statsOfApproved([])).toMatchObject({ approved: 0, costPerDeliverableCents: null, ...nothing });
});

test('the day of an approval is the day in Paris', () => {
  const midnight = one({ approvedAt: '2026-05-10T22:30:00.000Z' });
  expect(statsOfApproved([midnight, midnight, midnight]).medianDaysToApproved).toBe(10);
});
