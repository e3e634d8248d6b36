import { describe, expect, it } from 'vitest';
import { dayMs } from './day.ts';
import { currentPlan, trialDaysLeft, trialEnd } from './plans.ts';

const bornAt = new Date('2026-11-21T10:00:00.000Z');
const trialEndsAt = trialEnd(bornAt).toISOString();
const later = (days: number, ms = 0) => new Date(bornAt.getTime() + days * dayMs + ms);

describe('currentPlan', () => {
  it('is Professional for fourteen days, then Starter', () => {
    expect(trialEndsAt).toBe('2026-12-05T10:00:00.000Z');
    expect(currentPlan({ plan: 'starter', trialEndsAt }, later(14, -1))).toMatchObject({
      code: 'professional',
      trialEndsAt,
    });
    expect(currentPlan({ plan: 'starter', trialEndsAt }, later(14))).toEqual({
      code: 'starter',
      name: 'Starter',
      trialEndsAt: null,
      limits: {
        prospects: 1_000,
        activeCampaigns: 5,
        members: null,
        brands: 3,
        personas: 10,
        aiCredits: 100,
        resultAds: 2_000,
      },
    });
  });

  it('never lowers what was subscribed during the trial', () => {
    expect(currentPlan({ plan: 'enterprise', trialEndsAt }, bornAt).code).toBe('enterprise');
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
