import type { Page } from 'playwright-core';
import { paths } from '../../shared/page-paths.ts';
import { launchChromium } from '../browser/chromium.ts';
import { untilIdle } from './until-idle.ts';

const openings = 9;

/** What a person waits for from the press on « Prospects » to the rows on the screen, once the product has answered a first time. */
export async function measureProspectsPage(
  url: string,
  { token, refreshToken }: { token: string; refreshToken: string },
): Promise<number[]> {
  await untilIdle(url);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(`${url}/theme.js`);
    await page.evaluate((session) => Object.assign(localStorage, session), { token, refreshToken });
    await page.goto(url + paths.prospects);
    await page.locator(shownRow).first().waitFor();
    const openMs: number[] = [];
    for (let round = 0; round < openings; round++) openMs.push(await openFromBoards(page, url));
    return openMs;
  } finally {
    await browser.close();
  }
}

const shownRow = 'tbody th a';
const entry = `nav a[href="${paths.prospects}"]`;

// As a text: what a bench's compiler adds to a function is unknown in the page.
const press = `new Promise((resolve) => {
  const link = document.querySelector('${entry}');
  const started = performance.now();
  const look = () => document.querySelectorAll('${shownRow}').length < 8
    ? requestAnimationFrame(look)
    : requestAnimationFrame(() => resolve(performance.now() - started));
  link.click();
  look();
})`;

async function openFromBoards(page: Page, url: string): Promise<number> {
  await page.goto(url + paths.boards, { waitUntil: 'networkidle' });
  // Nobody presses what the mouse is not on, and there the page begins to load.
  await page.locator(entry).first().hover();
  return page.evaluate<number>(press);
}
