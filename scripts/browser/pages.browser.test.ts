import type { Response, ViewportSize } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { gzipped } from '../bench/pages.ts';
import { isAtRest } from './at-rest.ts';
import {
  axeViolations,
  expectAccessible,
  newAccount,
  newVisitor,
  settle,
  signIn,
  type Visitor,
  windows,
} from './visitor.ts';

const documents = ['/landing', '/docs', '/docs/boards', '/legal/mentions', '/legal/confidentialite', '/legal/cgu'];
const signedOut = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/restore-email?confirmation=x',
];
const built = [
  '/',
  '/settings',
  '/settings?onglet=cles-api',
  '/admin/settings',
  '/admin/users',
  '/admin/users/abc/permissions',
  '/admin/plans',
  '/admin/payments',
  '/admin/activity',
  '/ads',
  '/boards',
  '/prospects',
  '/webhooks',
  '/webhooks?onglet=pixel',
  '/notifications',
  '/campaigns',
  '/dashboard',
  '/analytics',
  '/ai-generator',
  '/ai-generator?outil=annonce',
  '/learning/import',
  '/personas',
  '/personas/create',
  '/personas/create?fiche=1',
  '/ugc/marketplace',
  '/ugc/campaigns',
  '/ugc/campaigns?onglet=annonceurs',
  '/ugc/campaigns/create',
];
let account: { email: string; password: string };

beforeAll(async () => {
  account = await newAccount();
});

describe('is accessible, fits and breaks no policy:', () => {
  let stranger: Visitor;
  let member: Visitor;
  let shown = '';

  beforeAll(async () => {
    stranger = await newVisitor();
    member = await newVisitor();
    await signIn(member, account);
  });

  describe.each([...documents, ...signedOut])('%s', (path) => {
    it.each(windows)('on a $name', ({ options }) => check(stranger, path, options.viewport));
  });
  describe.each([...built, '/ugc/marketplace'])('%s', (path) => {
    it.each(windows)('on a $name', ({ options }) => check(member, path, options.viewport));
  });

  /** A page is loaded once for all its looks. */
  async function check({ page, open, problems }: Visitor, path: string, viewport: ViewportSize) {
    await page.setViewportSize(viewport);
    if (shown === path) await isAtRest(page);
    else await open(path);
    shown = path;
    await expectAccessible(page, path);
    expect(problems.splice(0)).toEqual([]);
  }
});

describe('routes', () => {
  it('sends who is signed in home from the signed-out screens and unknown addresses', async () => {
    const visitor = await newVisitor();
    await signIn(visitor, account);
    for (const path of ['/login', '/forgot-password', '/reset-password', '/nowhere', '/admin', '/legal/nothing']) {
      await visitor.open(path);
      expect(new URL(visitor.page.url()).pathname).toBe('/');
    }
    await visitor.open('/landing');
    expect(new URL(visitor.page.url()).pathname).toBe('/landing');
  });

  it('sends who is signed out to the sign-in', async () => {
    const visitor = await newVisitor();
    for (const path of ['/', '/ads', '/nowhere', '/admin/users']) {
      await visitor.open(path);
      expect(new URL(visitor.page.url()).pathname).toBe('/login');
    }
  });

  it.each([
    ['/login', 165, 40],
    ['/landing', 10, 20],
  ])('%s first loads under %i KB of JavaScript and %i KB of CSS', async (path, js, css) => {
    const visitor = await newVisitor();
    const responses: Response[] = [];
    visitor.page.on('response', (response) => responses.push(response));
    await visitor.open(path);
    expect(await gzipped(responses, '.js')).toBeLessThan(js * 1024);
    expect(await gzipped(responses, '.css')).toBeLessThan(css * 1024);
  });

  it('reads the landing page without JavaScript', async () => {
    const visitor = await newVisitor({ javaScriptEnabled: false });
    await visitor.page.goto(`${inject('url')}/landing`);
    expect(await visitor.page.getByText('29 €').first().isVisible()).toBe(true);
    expect(await visitor.page.getByText('99 €').first().isVisible()).toBe(true);
  });
});

describe('the shell', () => {
  it('lists every entry, marks the current one and can be used from the keyboard', async () => {
    const visitor = await newVisitor();
    await signIn(visitor, account);
    await visitor.open('/prospects');
    const nav = visitor.page.getByRole('navigation', { name: 'Navigation principale' });
    expect((await nav.locator('[aria-current=page]').textContent())?.trim()).toBe('Prospects CRM');
    expect(await nav.getByRole('link').count()).toBe(21);
    await visitor.page.keyboard.press('Control+k');
    await visitor.page.getByRole('dialog').waitFor();
    await visitor.page.keyboard.type('boards');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForURL('**/boards');
  });

  it('keeps its own colours over those of Mantine, whatever comes later', async () => {
    const visitor = await newVisitor();
    await signIn(visitor, account);
    await visitor.open('/');
    const initials = visitor.page.locator('aside').getByText('ZT', { exact: true });
    const [ground, ink] = await initials.evaluate((one) => [
      getComputedStyle(one).backgroundColor,
      getComputedStyle(one).color,
    ]);
    const text = await visitor.page.evaluate(() => getComputedStyle(document.body).color);
    expect(ground).toBe(text);
    expect(ink).not.toBe(text);
  });

  it('becomes a drawer on a telephone', async () => {
    const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
    await signIn(visitor, account);
    await visitor.open('/');
    await visitor.page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const drawer = visitor.page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'Webhooks' }).waitFor();
    await settle(visitor.page);
    expect(await axeViolations(visitor.page)).toEqual([]);
    expect(await drawer.getByRole('button', { name: 'Déconnexion' }).isVisible()).toBe(true);
    await drawer.getByRole('link', { name: 'Webhooks' }).click();
    await visitor.page.waitForURL('**/webhooks');
  });
});
