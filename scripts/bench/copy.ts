import { analyse } from '../../shared/rules/copy/analyse.ts';
import { demoAds } from '../local/demo-library/demo-ads.ts';
import { median, printTable } from './figures.ts';

const rounds = 15;

/** The analyser of copy on the texts of the demo library (goal: 300 µs an ad, 3,000 a second on one core). */
export async function benchCopy(): Promise<void> {
  const ads = [...demoAds('2026-11-21')].map(({ headline, body, description, callToAction, platforms, industry }) => ({
    headline,
    body,
    description,
    callToAction,
    platform: platforms[0],
    industry,
  }));
  for (const ad of ads) analyse(ad);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    for (const ad of ads) analyse(ad);
    times.push(((performance.now() - before) * 1000) / ads.length);
  }
  const [middle, best] = [median(times), Math.min(...times)];
  const signs = ads.reduce((sum, { body }) => sum + body.length, 0) / ads.length;
  printTable(`Analysis of ${ads.length} ads of ${signs.toFixed(0)} signs`, [
    { name: 'median round', 'µs an ad': middle.toFixed(0), 'ads a second': Math.round(1e6 / middle) },
    { name: 'best round', 'µs an ad': best.toFixed(0), 'ads a second': Math.round(1e6 / best) },
  ]);
}
