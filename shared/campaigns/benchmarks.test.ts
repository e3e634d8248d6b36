import { expect, test } from 'vitest';
import { industries } from '../ads/ads.rules.ts';
import { isMoney } from '../rules/estimates.ts';
import { isShare } from '../rules/ratio-formats.ts';
import { benchmarks } from './benchmarks.ts';

const found = (platform: string, industry: string, metric: string) =>
  benchmarks.filter((row) => row.platform === platform && row.industry === industry && row.metric === metric);

test('rates are fractions, exactly', () => {
  expect(found('google', 'all', 'ctr')[0]).toMatchObject({
    value: 0.0664,
    min: null,
    max: null,
    currency: null,
    geo: 'US',
    period: 'avril 2025 à mars 2026',
    n: 13_474,
    confidence: 'A',
  });
  const rates = benchmarks.filter(({ metric }) => isShare(metric)).flatMap(({ value, min, max }) => [value, min, max]);
  for (const rate of rates.filter((figure) => figure !== null)) {
    expect(rate).toBeGreaterThan(0.001);
    expect(rate).toBeLessThan(0.3);
    expect(String(rate).length).toBeLessThan(9);
  }
});

test('each names its source, its page and its year', () => {
  for (const row of benchmarks) {
    expect(row.source).not.toBe('');
    expect(row.url).toMatch(/^https:\/\/[\w.-]+\/\S+$/);
    expect(row.period).toMatch(/20(24|25|26)/);
    expect(row.industry === 'all' || row.industry in industries).toBe(true);
  }
});

test('each is a value or a range, and an amount says its currency', () => {
  for (const { metric, statistic, value, min, max, currency } of benchmarks) {
    expect(value === null).toBe(statistic === 'range');
    expect([min === null, max === null]).toEqual([value !== null, value !== null]);
    if (min !== null && max !== null) expect(min).toBeLessThan(max);
    expect(currency === null).toBe(!isMoney(metric));
  }
});

test('which clicks a study counts is asked of the figures that count clicks alone', () => {
  const asks = (metric: string) =>
    found('meta', 'all', metric).some(({ caveat }) => caveat?.includes('tous les clics'));
  expect(['ctr', 'cpc', 'conversionRate', 'cpm', 'cpl', 'roas'].filter(asks)).toEqual(['ctr', 'cpc', 'conversionRate']);
});

test('none says one thing twice', () => {
  const keys = benchmarks.map(({ platform, industry, objective, metric, statistic, source, caveat }) =>
    JSON.stringify([platform, industry, objective, metric, statistic, source, caveat]),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('what a copy makes doubtful is left out', () => {
  expect(benchmarks.filter(({ metric, value }) => metric === 'cpl' && (value === 18.17 || value === 67.36))).toEqual(
    [],
  );
  expect(found('google', 'careers', 'cpl')).toEqual([]);
  expect(found('google', 'careers', 'ctr')).toHaveLength(1);
  const leads2025 = benchmarks.filter(({ period, objective }) => objective === 'leads' && period.includes('2025'));
  expect(leads2025.filter(({ industry }) => industry === 'arts' || industry === 'legal')).toEqual([]);
});
