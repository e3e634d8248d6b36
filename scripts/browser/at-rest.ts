import type { Page, Request } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on, the requests of a page are known until they end. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => requests.delete(request));
}

/** Until a page has nothing to do and asks nobody for anything, twice in a row: what was answered may ask for more. */
export async function isAtRest(page: Page): Promise<void> {
  for (let calm = 0; calm < 2; ) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(idle))));
    const [request] = underWay.get(page) ?? [];
    calm = request ? 0 : calm + 1;
    await request?.response().catch(() => null);
  }
}
