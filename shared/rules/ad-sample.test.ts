import { describe, expect, it } from 'vitest';
import { Seeded } from '../kernel/seeded.ts';
import { adSampleOf } from './ad-sample.ts';
import type { Counts } from './counters.ts';
import { sumOfDays } from './sums.ts';

const ad = (counts: Counts) => sumOfDays([counts]);

describe('ads that have something in common', () => {
  it('tell a cost, the ad being what is drawn', () => {
    // R = 500 ÷ 50; residuals 0, 20, −10, 10, −20; √(5/4 × 1,000) ÷ 500 = 0.0707107; t(4) = 2.776445.
    const ads = [100, 120, 90, 110, 80].map((spend) => ad({ spend, conversions: 10 }));
    const { interval, missing, ads: count } = adSampleOf('cpa', ads);
    expect([missing, count]).toEqual([[], 5]);
    expect(interval?.lower).toBeCloseTo(10 * Math.exp(-2.776445 * 0.0707107), 5);
    expect(interval?.upper).toBeCloseTo(10 * Math.exp(2.776445 * 0.0707107), 5);
  });

  it('tell a cost of a thousand in thousands', () => {
    const ads = [1, 2, 1, 2, 1, 2].map((spend) => ad({ spend, impressions: 1_000 }));
    const { interval } = adSampleOf('cpm', ads);
    expect(interval?.lower).toBeGreaterThan(1);
    expect(interval?.lower).toBeLessThan(1.5);
    expect(interval?.upper).toBeGreaterThan(1.5);
  });

  it('say how many ads and conversions are missing', () => {
    const ads = [1, 2].map(() => ad({ spend: 50, conversions: 4 }));
    expect(adSampleOf('cpa', ads)).toEqual({
      ads: 2,
      interval: null,
      missing: [
        { on: 'ads', atLeast: 5, have: 2 },
        { on: 'conversions', atLeast: 30, have: 8 },
      ],
    });
    expect(adSampleOf('linkCtr', []).missing).toEqual([{ on: 'ads', atLeast: 5, have: 0 }]);
    expect(adSampleOf('cpl', [ad({ spend: 1, leads: 2 })]).missing).toContainEqual({
      ...{ on: 'leads', atLeast: 30, have: 2 },
    });
  });

  it('never tell a rate above one, nor one whose part is more than its whole', () => {
    const often = [90, 20, 100, 100, 99].map((linkClicks) => ad({ linkClicks, impressions: 100 }));
    expect(adSampleOf('linkCtr', often).interval?.upper).toBe(1);
    const more = [200, 20, 100, 100, 99].map((linkClicks) => ad({ linkClicks, impressions: 100 }));
    expect(adSampleOf('linkCtr', more).interval).toBeNull();
  });

  it('leave out ads that measure neither term, in any order', () => {
    const measured = [3, 5, 4, 6, 2].map((conversions) => ad({ conversions: conversions * 4, spend: 100 }));
    const ads = [ad({ spend: 40 }), ...measured, ad({ impressions: 10 })];
    const told = adSampleOf('cpa', ads);
    expect(told.ads).toBe(5);
    expect(adSampleOf('cpa', ads.toReversed()).interval?.upper).toBeCloseTo(told.interval?.upper ?? 0, 10);
  });

  it('hold the truth nineteen times in twenty where ads differ', () => {
    const chances = new Seeded('ads');
    let held = 0;
    const rounds = 400;
    for (let round = 0; round < rounds; round++) {
      // Each ad has a rate of its own around 3 %, far more apart than its clicks alone would have it.
      const ads = Array.from({ length: 12 }, () => {
        const rate = 0.03 * (0.4 + 1.2 * chances.next());
        return ad({ impressions: 10_000, linkClicks: Math.round(10_000 * rate) });
      });
      const { interval } = adSampleOf('linkCtr', ads);
      if (interval && interval.lower <= 0.03 && interval.upper >= 0.03) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.92);
    expect(held / rounds).toBeLessThan(0.98);
  });
});
