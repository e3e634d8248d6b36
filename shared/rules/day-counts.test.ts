import { expect, test } from 'vitest';
import { type DayRow, dayCounts } from './day-counts.ts';

const row = (counts: DayRow['counts'], adId: string | null = null, segment: DayRow['segment'] = null): DayRow => ({
  adId,
  segment,
  counts,
});

test('the row of the whole is taken, and what it does not measure from the ads', () => {
  const rows = [
    row({ spend: 100, impressions: 9_000 }),
    row({ spend: 40, linkClicks: 70 }, 'ad_1'),
    row({ spend: 61, linkClicks: 50 }, 'ad_2'),
  ];
  expect(dayCounts(rows)).toEqual({ spend: 100, impressions: 9_000, linkClicks: 120 });
});

test('segments of one type stand for the whole, never of two', () => {
  const rows = [
    row({ spend: 10.1 }, null, { type: 'device', value: 'mobile' }),
    row({ spend: 20.2 }, null, { type: 'device', value: 'desktop' }),
    row({ spend: 30.3, leads: 2 }, null, { type: 'country', value: 'FR' }),
  ];
  expect(dayCounts(rows)).toEqual({ spend: 30.3, leads: 2 });
});

test('an ad that is known by its segments alone counts by them', () => {
  const rows = [
    row({ spend: 5 }, 'ad_1', { type: 'placement', value: 'feed' }),
    row({ spend: 6 }, 'ad_1', { type: 'placement', value: 'reels' }),
    row({ spend: 7 }, 'ad_2'),
    row({ spend: 3 }, 'ad_2', { type: 'placement', value: 'feed' }),
  ];
  expect(dayCounts(rows)).toEqual({ spend: 18 });
});

test('people are taken from the whole, and never added over ads', () => {
  expect(dayCounts([row({ reach: 500 }, 'ad_1'), row({ reach: 400 }, 'ad_2')])).toEqual({});
  expect(dayCounts([row({ reach: 700, reach7d: 2_000 }), row({ reach: 400 }, 'ad_2')])).toEqual({
    reach: 700,
    reach7d: 2_000,
  });
});

test('nought that was measured on the whole is not looked up in the ads', () => {
  expect(dayCounts([row({ conversions: 0 }), row({ conversions: 3 }, 'ad_1')])).toEqual({ conversions: 0 });
});
