import { expect, it, vi } from 'vitest';
import { planInForce } from '../../../shared/kernel/plans.ts';
import { untilAnEnd } from './until-an-end.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));

it('works out again what follows from an offer once one of its ends has passed, and not before', () => {
  const work = vi.fn((offer: Parameters<typeof planInForce>[0], now: Date) => planInForce(offer, now).planCode);
  const planCodeOf = untilAnEnd(work);
  const tried = { plan: 'starter', trialEndsAt: at(12).toISOString(), paidUntil: at(14).toISOString() } as const;
  expect([9, 10, 11].map((hour) => planCodeOf(tried, at(hour)))).toEqual(Array(3).fill('professional'));
  expect(work).toHaveBeenCalledTimes(1);
  expect([12, 13].map((hour) => planCodeOf(tried, at(hour)))).toEqual(['starter', 'starter']);
  expect(planCodeOf(tried, at(14))).toBe('starter');
  expect(planCodeOf(tried, at(200))).toBe('starter');
  expect(work).toHaveBeenCalledTimes(3);
  // A clock that was set back.
  expect(planCodeOf(tried, at(9))).toBe('professional');
  const agreed = { plan: 'enterprise', paidUntil: at(14).toISOString() } as const;
  expect([13, 14].map((hour) => planCodeOf(agreed, at(hour)))).toEqual(['enterprise', 'starter']);
});
