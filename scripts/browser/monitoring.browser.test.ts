import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '../../shared/auth/auth.contract.ts';
import { ensureWebBuild, siteDir } from '../build-web.ts';
import { portOf } from '../local/port-of.ts';
import { serveSite } from '../local/site.ts';
import { startIngest } from './ingest.ts';
import { browser } from './own-browser.ts';

const user: User = {
  id: 'usr_1',
  email: 'zoe.testeur@agence.test',
  firstName: 'Zoé',
  lastName: 'Testeur',
  company: null,
  role: 'member',
  permissions: [],
  workspaceId: 'wks_1',
  lacksSecondFactor: false,
  workspaceRole: 'owner',
  workspaces: [{ id: 'wks_1', name: 'Agence', role: 'owner' }],
  plan: {
    code: 'starter',
    name: 'Starter',
    trialEndsAt: null,
    limits: {
      prospects: 1_000,
      activeCampaigns: 5,
      ugcCampaigns: 3,
      members: null,
      brands: 3,
      personas: 10,
      aiCredits: 1_000,
      resultAds: 2_000,
      storageGb: 20,
    },
  },
  mailStop: null,
  deletion: null,
  workspaceDeletion: null,
  impersonatedBy: null,
  workspaceSuspendedAt: null,
  flags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

let ingest: Awaited<ReturnType<typeof startIngest>>;
const servers: Server[] = [];

beforeAll(async () => {
  await ensureWebBuild();
  ingest = await startIngest();
});
afterAll(async () => {
  ingest?.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => ingest.clear());

/** The built pages as they are served, with this DSN. */
async function site(sentryDsn: string | null): Promise<string> {
  const serve = serveSite(siteDir, { sentryDsn, environment: 'production', release: '1.0.0' }, Promise.resolve());
  const server = createServer((request, response) => void serve(request, response));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

type Visit = { page: Page; console: string[]; loaded: () => string[]; traced: Record<string, boolean> };

type Options = { signedIn?: boolean; refuse?: RegExp; recordedOnError?: boolean };

async function visit(address: string, { signedIn = false, refuse, recordedOnError = false }: Options = {}) {
  const page = await browser.newPage();
  const seen: Visit = { page, console: [], loaded: () => loaded, traced: {} };
  const loaded: string[] = [];
  page.on('console', (message) => message.type() === 'error' && seen.console.push(message.text()));
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  // The ingest has an `/api` of its own.
  await page.route(`${new URL(address).origin}/api/**`, (route) => {
    seen.traced[new URL(route.request().url()).pathname] = 'sentry-trace' in route.request().headers();
    // The person, or a list of nothing.
    const data = { user, items: [], nextCursor: null, ...quietMorning, maintenance };
    return route.fulfill({ json: { success: true, data } });
  });
  // One visit in ten is recorded from its start: this one is of the other nine.
  if (recordedOnError) await page.addInitScript('Math.random = () => 0.5');
  if (refuse) await page.route(refuse, (route) => route.abort());
  if (signedIn) {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}.x`;
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
  }
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return seen;
}

/** Of the home page, which reads what there is to see in the morning. */
const quietMorning = { attention: [], missing: [], steps: null, prospects: null, library: null, campaigns: 0 };

/** Of `GET /api/health`. */
const maintenance = { mode: 'off', message: null, plannedAt: null };

const sdk = /\/assets\/sdk-/;
const replay = /\/assets\/replay-/;
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('without a DSN nothing is loaded, sent or asked', async () => {
  const { page, loaded, console } = await visit(await site(null), { signedIn: true });
  await throwLater(page, 'nobody hears this');
  await page.waitForTimeout(1_000);
  expect(loaded().filter((path) => sdk.test(path) || replay.test(path))).toEqual([]);
  expect(await page.getByRole('button', { name: 'Refuser' }).count()).toBe(0);
  expect(ingest.text()).toBe('');
  expect(console).toEqual([]);
});

test('errors and traces go without a choice, the recording only after it, and nobody is named', async () => {
  const { page, loaded, traced } = await visit(`${await site(ingest.dsn)}/?q=Dupont`, {
    signedIn: true,
    recordedOnError: true,
  });
  await expect.poll(() => loaded().some((path) => sdk.test(path))).toBe(true);
  await throwLater(page, 'no prospect jean@dupont.test at /prospects?q=Dupont');
  await expect.poll(ingest.text).toContain('no prospect [email] at /prospects');
  await page.evaluate(() => fetch('/api/boards?q=Dupont'));
  expect(traced).toMatchObject({ '/api/boards': true });
  expect(loaded().some((path) => replay.test(path))).toBe(false);

  await page.getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => loaded().some((path) => replay.test(path))).toBe(true);
  // Its code is loaded a moment before it records: on a busy machine the first error may come too early.
  let times = 0;
  const thrownOnceMore = async () => {
    await throwLater(page, `with its recording ${++times}`);
    await page.waitForTimeout(2_000);
    return ingest.text();
  };
  await expect.poll(thrownOnceMore, { timeout: 30_000 }).toContain('"tagName":"nav"');
  expect(ingest.text()).toContain('"replay_type":"buffer"');
  expect(ingest.text()).not.toMatch(/Dupont|Testeur|Zoé|agence\.test|Déconnexion|Bibliothèque|ip_address|Referer/);
});

test('a refusal is kept and nothing is recorded', async () => {
  const address = await site(ingest.dsn);
  const { page, loaded } = await visit(address, { signedIn: true });
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: 'Refuser' }).count()).toBe(0);
  expect(loaded().some((path) => replay.test(path))).toBe(false);
});

test('the token of a reset link stays out of everything that is sent', async () => {
  const { page, loaded } = await visit(`${await site(ingest.dsn)}/reset-password?token=a-secret-token`);
  await expect.poll(() => loaded().some((path) => sdk.test(path))).toBe(true);
  await throwLater(page, 'on the reset page');
  await expect.poll(ingest.text).toContain('on the reset page');
  await page.close({ runBeforeUnload: true });
  expect(ingest.text()).not.toContain('a-secret-token');
});

test('a chunk refused, as by a blocker, leaves the application whole and one line in the console', async () => {
  const { page, console } = await visit(`${await site(ingest.dsn)}/login`, { refuse: sdk });
  await expect.poll(() => console.filter((line) => line.startsWith('[monitoring]'))).toHaveLength(1);
  await page.getByLabel('Email').fill('zoe@agence.test');
  expect(await page.getByRole('button', { name: 'Se connecter' }).isEnabled()).toBe(true);
});
