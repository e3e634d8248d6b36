import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { paths } from '../../shared/page-paths.ts';
import { launchChromium } from '../browser/chromium.ts';
import { fastFolder, startProduct } from '../local/product.ts';
import type { Filled } from './campaigns-worker.ts';
import { onFastTable } from './fast-table.ts';
import { median, printTable } from './figures.ts';
import { inOwnProcess } from './own-process.ts';
import { untilIdle } from './until-idle.ts';

const campaigns = 500;
const openings = 9;
const turnsOfTheWheel = 120;

/** What a person sees of a list of 500 campaigns: how soon it stands after the press, and how it scrolls to its end. */
export async function benchCampaignsPage(): Promise<void> {
  const folder = fastFolder();
  try {
    const period = { from: addDays(parisDay(), -90), to: addDays(parisDay(), -1) };
    const filled: Filled = await onFastTable(
      (environment) =>
        inOwnProcess('scripts/bench/campaigns-worker.ts', { task: 'fill', campaigns, period }, environment),
      folder,
    );
    const product = await startProduct(folder);
    const { openMs, scrolled } = await measurePage(product.url, filled).finally(product.stop);
    const { rows, most, tasks } = scrolled;
    printTable(`The page of ${campaigns} campaigns (load ${loadavg()[0]?.toFixed(1)})`, [
      {
        name: 'from the click to the list on the screen, ms (median of 9; goal 600)',
        value: Math.round(median(openMs)),
      },
      { name: 'campaigns scrolled past', value: rows },
      { name: 'rows in the page at most (goal 60)', value: most },
      { name: 'tasks above 50 ms while it scrolls (goal 0)', value: tasks.length },
      { name: 'the longest of them, ms', value: Math.round(Math.max(0, ...tasks)) },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePage(url: string, { token, refreshToken }: Filled) {
  await untilIdle(url);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/theme.js`);
    await page.evaluate((session) => Object.assign(localStorage, session), { token, refreshToken });
    await page.goto(url + paths.campaigns);
    await page.locator(shownRow).first().waitFor();
    const openMs: number[] = [];
    for (let round = 0; round < openings; round++) openMs.push(await openFromBoards(page, url));
    await page.waitForLoadState('networkidle');
    return { openMs, scrolled: await scrollThrough(page) };
  } finally {
    await browser.close();
  }
}

const shownRow = 'tbody tr[aria-rowindex]';
const entry = `nav a[href="${paths.campaigns}"]`;

// As texts: what a bench's compiler adds to a function is unknown in the page.
const press = `new Promise((resolve) => {
  const link = document.querySelector('${entry}');
  const started = performance.now();
  const look = () => document.querySelectorAll('${shownRow}').length < 8
    ? requestAnimationFrame(look)
    : requestAnimationFrame(() => resolve(performance.now() - started));
  link.click();
  look();
})`;
const watchScrolling = `
  window.seen = { rows: 0, most: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  requestAnimationFrame(function watch() {
    const rows = [...document.querySelectorAll('${shownRow}')];
    window.seen.most = Math.max(window.seen.most, rows.length);
    for (const row of rows) window.seen.rows = Math.max(window.seen.rows, Number(row.ariaRowIndex) - 1);
    requestAnimationFrame(watch);
  });`;

async function openFromBoards(page: Page, url: string): Promise<number> {
  await page.goto(url + paths.boards, { waitUntil: 'networkidle' });
  // Nobody presses what the mouse is not on, and there the page begins to load.
  await page.locator(entry).first().hover();
  return page.evaluate<number>(press);
}

/** To the end, page after page, as a wheel does. */
async function scrollThrough(page: Page): Promise<{ rows: number; most: number; tasks: number[] }> {
  await page.evaluate(watchScrolling);
  await page.mouse.move(720, 600);
  for (let turn = 0; turn < turnsOfTheWheel; turn++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(60);
  }
  return page.evaluate('window.seen');
}
