import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { isAtRest, watchRequests } from '../browser/at-rest.ts';
import { launchChromium } from '../browser/chromium.ts';
import { fastFolder, startProduct } from '../local/product.ts';
import { median, printTable } from './figures.ts';
import { observeShifts, signInDemo } from './pages.ts';
import { untilIdle } from './until-idle.ts';

const pages = [
  '/',
  '/dashboard',
  '/ads',
  '/ads?onglet=tendances',
  '/boards',
  '/prospects',
  '/prospects?onglet=pipeline',
  '/campaigns',
  '/analytics',
  '/ai-generator',
  '/webhooks',
  '/webhooks?onglet=pixel',
  '/notifications',
  '/settings',
];
const rounds = 3;
/** For that long after it is at rest, a page is still watched for what moves. */
const watchedMs = 500;

/**
 * Each page of the demo in a product that has answered nothing but the sign-in, with a browser that knows nothing: until all its
 * calls are answered and it has nothing left to do.
 */
export async function benchColdPages(): Promise<void> {
  const folder = fastFolder();
  const browser = await launchChromium();
  try {
    await once(folder, untilIdle);
    const rows: Record<string, string | number>[] = [];
    for (const path of pages) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++)
        await once(folder, async (url) => {
          await untilIdle(url);
          visits.push(await visit(browser, url, path));
        });
      rows.push({
        name: path,
        calls: visits[0]?.calls ?? 0,
        'at rest after ms': Math.round(median(visits.map(({ restMs }) => restMs))),
        'slowest ms': Math.round(Math.max(...visits.map(({ restMs }) => restMs))),
        'layout shift': Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
      });
    }
    printTable(
      `Pages opened with nothing warm (medians of ${rounds} products, each new; goal: 1,500 ms, shift 0.01)`,
      rows,
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function once(folder: string, work: (url: string) => Promise<void>): Promise<void> {
  const product = await startProduct(folder);
  try {
    await work(product.url);
  } finally {
    await product.stop();
  }
}

type Visit = { restMs: number; calls: number; shift: number };

async function visit(browser: Browser, url: string, path: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInDemo(page, url);
  watchRequests(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls++;
  });
  await page.addInitScript(observeShifts);
  const start = performance.now();
  await page.goto(url + path);
  await isAtRest(page);
  const restMs = performance.now() - start;
  await page.waitForTimeout(watchedMs);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  await context.close();
  return { restMs, calls, shift };
}
