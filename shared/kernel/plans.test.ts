import { describe, expect, it } from 'vitest';
import { dayMs } from './day.ts';
import { planInForce, trialDaysLeft, trialEnd } from './plans.ts';

const bornAt = new Date('2026-11-21T10:00:00.000Z');
const trialEndsAt = trialEnd(bornAt).toISOString();
const later = (days: number, ms = 0) => new Date(bornAt.getTime() + days * dayMs + ms);

describe('planInForce', () => {
  it('is Professional for fourteen days, then Starter', () => {
    expect(trialEndsAt).toBe('2026-12-05T10:00:00.000Z');
    expect(planInForce({ plan: 'starter', trialEndsAt }, later(14, -1))).toEqual({
      planCode: 'professional',
      version: undefined,
      trialEndsAt,
    });
    expect(planInForce({ plan: 'starter', trialEndsAt }, later(14))).toMatchObject({
      planCode: 'starter',
      trialEndsAt: null,
    });
  });

  it('never lowers what was subscribed during the trial, and has its version', () => {
    expect(planInForce({ plan: 'enterprise', trialEndsAt }, bornAt).planCode).toBe('enterprise');
    const taken = { planCode: 'starter', version: 2 } as const;
    expect(planInForce({ plan: 'starter', taken }, bornAt).version).toBe(2);
    expect(planInForce({ plan: 'enterprise', taken }, bornAt).version).toBeUndefined();
  });
});

describe('trialDaysLeft', () => {
  it('counts a day begun, and nothing once it is over', () => {
    expect(trialDaysLeft(trialEndsAt, bornAt)).toBe(14);
    expect(trialDaysLeft(trialEndsAt, later(13, 1))).toBe(1);
    expect(trialDaysLeft(trialEndsAt, later(14))).toBeNull();
    expect(trialDaysLeft(null, bornAt)).toBeNull();
  });
});
