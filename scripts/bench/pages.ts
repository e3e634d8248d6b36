import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { login } from '../../shared/auth/auth.contract.ts';
import { launchChromium } from '../browser/chromium.ts';
import { demoSignIn } from '../local/demo-accounts.ts';
import { post } from '../local/post.ts';
import { startProduct } from '../local/product.ts';
import { kilobytes, median, printTable } from './figures.ts';

const signedOut = ['/login', '/forgot-password', '/landing', '/docs', '/docs/campaigns', '/legal/confidentialite'];
const signedIn = ['/', '/settings', '/ads'];
const rounds = 5;

type Visit = { js: number; css: number; paintMs: number; shift: number };

/** What a first visit of each page loads, when it first paints and how much it moves. Nothing is cached between visits. */
export async function benchPages(): Promise<void> {
  const product = await startProduct();
  const browser = await launchChromium();
  try {
    const rows: Record<string, string | number>[] = [];
    for (const path of [...signedOut, ...signedIn]) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++)
        visits.push(await visit(browser, product.url, path, signedIn.includes(path)));
      rows.push({
        name: path,
        'JavaScript, gzipped': kilobytes(visits[0]?.js ?? 0),
        'CSS, gzipped': kilobytes(visits[0]?.css ?? 0),
        'first paint ms': Math.round(median(visits.map((one) => one.paintMs))),
        'layout shift': median(visits.map((one) => one.shift)).toFixed(3),
      });
    }
    printTable(`First load of pages (medians of ${rounds} visits)`, rows);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function visit(browser: Browser, url: string, path: string, withSession: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (withSession) await signInDemo(page, url);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(observeShifts);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    shift: Number(document.documentElement.dataset.shift ?? 0),
  }));
  const visit = { ...seen, js: await gzipped(responses, '.js'), css: await gzipped(responses, '.css') };
  await context.close();
  return visit;
}

/** Bytes, gzipped, of the answers whose path ends so. */
export async function gzipped(responses: Response[], ending: string): Promise<number> {
  const files = responses.filter((response) => new URL(response.url()).pathname.endsWith(ending));
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await file.body()).length));
  return sizes.reduce((total, size) => total + size, 0);
}

export function observeShifts(): void {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value);
    document.documentElement.dataset.shift = String(total);
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function signInDemo(page: Page, url: string): Promise<void> {
  const { token, refreshToken } = (await post(url, login, demoSignIn)).data;
  await page.goto(`${url}/theme.js`);
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), { token, refreshToken });
}
