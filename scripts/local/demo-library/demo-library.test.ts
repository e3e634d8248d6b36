import { expect, test } from 'vitest';
import { Ad } from '../../../shared/ads/ad.ts';
import { sampleEnvironment } from '../../bench/import-times.ts';
import { demoAds } from './demo-ads.ts';

// Boards name ads by their ids, which the table's module makes: it wants an environment.
Object.assign(process.env, sampleEnvironment);
const { demoBoards, pickAds } = await import('./demo-boards.ts');

const today = '2026-11-21';
const library = [...demoAds(today)];
const firstDay = '2025-05-22';
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('there are 5,000 ads of 120 advertisers over 20 industries at least and 18 months', () => {
  expect(library).toHaveLength(5_000);
  expect(new Set(library.map(({ sourceId }) => sourceId)).size).toBe(5_000);
  expect(new Set(library.map(({ advertiser }) => advertiser.id)).size).toBe(120);
  expect(new Set(library.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(20);
  const days = library.map(({ startedAt }) => startedAt).sort();
  expect(days[0]?.slice(0, 7)).toMatch(/^2025-0[56]$/);
  expect((days[0] ?? '') >= firstDay).toBe(true);
  expect(days.at(-1)).toBe(today);
});

test('the same day gives the same ads', () => {
  let at = 0;
  for (const ad of demoAds(today)) {
    expect(ad).toEqual(library[at]);
    if (++at === 500) break;
  }
  expect(at).toBe(500);
});

test('each is an ad of the contract, its texts are finished, and it stops on a day that is over', () => {
  const computed = { id: 'ad_1', active: true, daysRunning: 1, variants: 1, saved: false, version: 1 };
  for (const ad of library) {
    const shown = Ad.safeParse({ ...computed, ...ad, createdAt: today, updatedAt: today });
    expect(shown.success, shown.error?.message).toBe(true);
    const texts = [ad.headline, ad.body, ad.description].join(' ');
    expect(texts, ad.sourceId).not.toMatch(/[{}|[\]]|\bundefined\b|\bnull\b| {2}/);
    expect(ad.startedAt <= (ad.endedAt ?? today) && (ad.endedAt ?? '') < today, ad.sourceId).toBe(true);
  }
});

test('figures hang together', () => {
  for (const { sourceId, audience, reach, impressions } of library) {
    if (audience) expect(sum(audience.map(({ share }) => share)), sourceId).toBeCloseTo(1, 1);
    if (reach && impressions?.upper) expect(impressions.upper, sourceId).toBeGreaterThanOrEqual(reach.lower);
  }
  const running = library.filter(({ endedAt }) => endedAt === null).length;
  expect(running / library.length).toBeGreaterThan(0.15);
  expect(running / library.length).toBeLessThan(0.45);
});

test('creatives are drawings of their own, with nothing that runs', () => {
  const pictures = library.flatMap(({ media }) => media.map(({ url }) => url));
  expect(pictures.length).toBeGreaterThan(4_000);
  for (const url of pictures) {
    expect(url.startsWith('data:image/svg+xml')).toBe(true);
    expect(decodeURIComponent(url)).not.toMatch(/<script|\son\w+=|href=/i);
  }
});

test('every board finds each kind of ad that it wants', () => {
  for (const board of demoBoards) {
    const picked = pickAds(board, library);
    expect(picked).toHaveLength(board.wanted.length);
    expect(new Set(picked.map(({ adId }) => adId)).size).toBe(picked.length);
  }
});
