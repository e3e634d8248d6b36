import { expect, test } from 'vitest';
import { figuresOf } from '../../../../testing/campaigns.ts';
import { addedFigures } from './added-figures.ts';

const days = [
  { spend: 60.1, impressions: 900, linkClicks: 30, conversions: 6, revenue: 200 },
  { spend: 40.2, impressions: 800, linkClicks: 20, conversions: 5 },
  { impressions: 700, linkClicks: 10, conversions: 1 },
];

test('spans added are the figures of all their days', () => {
  const { totals, ratios } = addedFigures(days.map((day) => figuresOf([day]))) ?? {};
  const whole = figuresOf(days);
  expect(totals).toEqual(whole.totals);
  for (const name of ['cpa', 'cpm', 'linkCtr', 'roas', 'aov', 'conversionRate'] as const) {
    const { value, reason, numerator, denominator, gate } = whole.ratios[name];
    expect(ratios?.[name], name).toMatchObject({ value, reason, numerator, denominator, gate });
  }
  expect(addedFigures([])).toBeNull();
});
