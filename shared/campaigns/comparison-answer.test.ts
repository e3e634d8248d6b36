import { expect, test } from 'vitest';
import { compare } from '../rules/comparison.ts';
import { comparedMetrics } from '../rules/estimates.ts';
import { ComparisonAnswer } from './comparison-answer.ts';

const subject = (name: string, count: number) => ({
  campaignId: `cmp_${name}`,
  adId: null,
  name,
  currency: 'EUR',
  objective: 'sales',
  platform: 'meta',
  attribution: null,
  provisionalFrom: null,
  days: Array.from({ length: count }, (_, day) => ({
    date: `2026-03-${String(day + 1).padStart(2, '0')}`,
    counts: { impressions: 5_000, clicks: 90 + day, linkClicks: 60, spend: 40 + day, conversions: 3, revenue: 150 },
  })),
});

test('what the rules find is what the answer may say, whatever is missing', () => {
  for (const metric of comparedMetrics)
    for (const count of [0, 5, 20]) {
      const found = compare([subject('A', 20), subject('B', count), subject('C', 14)], [metric], metric);
      expect(ComparisonAnswer.parse(found)).toEqual(found);
    }
});
