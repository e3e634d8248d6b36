import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContextOptions, JSHandle, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { login, register } from '../../shared/auth/auth.contract.ts';
import type { Route } from '../../shared/kernel/route.ts';
import type { KeptMail } from '../local/mailbox.ts';
import { post } from '../local/post.ts';
import { isAtRest, watchRequests } from './at-rest.ts';
import { eachLook } from './looks.ts';
import { browser } from './own-browser.ts';

const contrastRule = 'color-contrast';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const password = 'Bonjour2026';
export const uniqueEmail = () => `v${randomUUID().replaceAll('-', '')}@agence.example`;

export type Visitor = {
  page: Page;
  problems: string[];
  open: (path: string) => Promise<void>;
  newTab: () => Promise<Visitor>;
};

/** In CSS pixels. */
const desktop = { width: 1440, height: 900 };

/** A page is waited for so long, on a machine that does other work. */
const patienceMs = 90_000;

/** A person with a browser of their own. Whatever the console or the content policy complains of is kept in `problems`. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: desktop, ...options });
  context.setDefaultTimeout(patienceMs);
  const problems: string[] = [];
  const tab = async (): Promise<Visitor> => {
    const page = await context.newPage();
    watchRequests(page);
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // The browser itself reports an answer of 4xx; the screens' own tests look at those.
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
    });
    return { page, problems, open: (path) => openPage(page, path), newTab: tab };
  };
  return tab();
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(inject('url') + path);
  await isAtRest(page);
}

type Account = { email: string; password: string };

export async function newAccount(): Promise<Account> {
  const account = { email: uniqueEmail(), password };
  const { success } = await post(inject('url'), register, { ...account, firstName: 'Zoé', lastName: 'Testeur' });
  expect(success).toBe(true);
  return account;
}

/** Puts a fresh session of `account` into the visitor's browser, as a sign-in would. */
export async function signIn({ page }: Visitor, account: Account): Promise<void> {
  const { data } = await post(inject('url'), login, account);
  await page.goto(`${inject('url')}/theme.js`);
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), {
    token: String(data.token),
    refreshToken: String(data.refreshToken),
  });
}

export async function mailsTo(address: string): Promise<KeptMail[]> {
  const mails: KeptMail[] = await (await fetch(`${inject('url')}/_local/mails`)).json();
  return mails.filter((mail) => mail.to === address);
}

/** The windows in which a screen is looked at. */
export const windows = [
  { name: 'desktop', options: { viewport: desktop } },
  { name: 'telephone', options: { viewport: { width: 390, height: 844 } } },
];
const smallTelephone = 320;

/** A screen as it stands can be used by everyone, light and dark, and fits its window, on a small telephone too. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await settle(page);
  expect(await axeViolations(page), what).toEqual([]);
  // Charts follow their window a moment later.
  await expect.poll(() => overflow(page), { message: what }).toBeLessThanOrEqual(0);
  await paint(page, 'dark');
  expect(await contrastViolations(page), `${what}, dark`).toEqual([]);
  await paint(page, 'light');
  const size = page.viewportSize();
  if (!size || size.width > 400) return;
  await page.setViewportSize({ ...size, width: smallTelephone });
  await expect.poll(() => overflow(page), { message: `${what}, on a small telephone` }).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** The same in every window: a page is loaded once for all its looks. */
export async function expectAccessibleInWindows(page: Page, what?: string): Promise<void> {
  for (const { options } of windows) {
    await page.setViewportSize(options.viewport);
    await isAtRest(page);
    await expectAccessible(page, what);
  }
}

/** The application follows the system at once, a document when it loads. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((scheme) => {
    document.documentElement.dataset.mantineColorScheme = scheme;
  }, colorScheme);
  await settle(page);
}

/** What axe finds wrong with the page as it stands, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const rules = { [contrastRule]: { enabled: false } };
  return [...(await runAxe(page, { rules })), ...(await contrastViolations(page))];
}

/** On a long page, most of axe's time goes into the contrast of texts that look the same. */
async function contrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: [contrastRule] }, await eachLook(page));
}

async function runAxe(page: Page, options: RunOptions, include?: JSHandle<Element[]>): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results: AxeResults = await page.evaluate(
    ([parts, asked]) => (window as never as { axe: typeof Axe }).axe.run(parts ? { include: parts } : document, asked),
    [include ?? null, { resultTypes: ['violations'], ...options } as RunOptions] as const,
  );
  await include?.dispose();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
  );
}

type Sent = { body?: object | undefined; id?: string; query?: string };

/** What someone does without a screen. */
export async function sendAs(token: string, route: Route, { body, id = '', query = '' }: Sent = {}) {
  const response = await fetch(inject('url') + route.path.replace('{id}', id) + query, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** What appears or slides is half transparent meanwhile; what pulses never ends. */
export const settle = (page: Page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** How far the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
