import type { Page } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';

const openings = 9;
const sweeps = 6;

export type PageFigures = {
  /** From the press on the board's name to its cards on the screen. */
  openMs: number[];
  /** Between two frames, while a card is dragged all over the board and its column scrolls. */
  frameMs: number[];
};

/** What a person sees of a board: how soon it opens, and how smoothly a card follows the mouse. */
export async function measureBoardPage(url: string, tokens: object, boardId: string): Promise<PageFigures> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/theme.js`);
    await page.evaluate((session) => Object.assign(localStorage, session), tokens);
    const openMs: number[] = [];
    for (let round = 0; round < openings; round++) openMs.push(await openFromOverview(page, url, boardId));
    // The pages that follow are read by then.
    await page.waitForLoadState('networkidle');
    return { openMs, frameMs: await dragAbout(page) };
  } finally {
    await browser.close();
  }
}

// As texts: what a bench's compiler adds to a function is unknown in the page.
const press = (boardId: string) => `new Promise((resolve) => {
  const link = document.querySelector('a[href$="board=${boardId}"]');
  const started = performance.now();
  const look = () => document.querySelectorAll('article').length < 4
    ? requestAnimationFrame(look)
    : requestAnimationFrame(() => resolve(performance.now() - started));
  link.click();
  look();
})`;
const watchFrames = `
  window.frameMs = [];
  let last;
  requestAnimationFrame(function watch(now) {
    if (last !== undefined) window.frameMs.push(now - last);
    last = now;
    requestAnimationFrame(watch);
  });`;

async function openFromOverview(page: Page, url: string, boardId: string): Promise<number> {
  await page.goto(`${url}/boards`, { waitUntil: 'networkidle' });
  return page.evaluate<number>(press(boardId));
}

async function dragAbout(page: Page): Promise<number[]> {
  const card = await page.getByRole('article').nth(1).boundingBox();
  if (!card) throw new Error('No card to drag');
  await page.evaluate(watchFrames);
  await page.mouse.move(card.x + 60, card.y + 40);
  await page.mouse.down();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    await page.mouse.move(1_380, 300, { steps: 40 });
    await page.mouse.move(card.x + 80, 500, { steps: 40 });
    // At the edge of the column, it scrolls by itself.
    await page.mouse.move(card.x + 80, 880, { steps: 10 });
    await page.waitForTimeout(400);
  }
  await page.mouse.up();
  return page.evaluate<number[]>('window.frameMs');
}
