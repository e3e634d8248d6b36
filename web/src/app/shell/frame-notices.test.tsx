import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { getBilling } from '../../../../shared/billing/billing.contract.ts';
import type { Billing } from '../../../../shared/billing/billing.ts';
import { getHealth } from '../../../../shared/health/health.contract.ts';
import type { Permission } from '../../../../shared/kernel/permissions.ts';
import { plans } from '../../../../shared/kernel/plans.ts';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { FrameNotices } from './frame-notices.tsx';

const late: Billing = {
  plan: { code: 'starter', name: 'Starter', limits: plans.starter.limits },
  ...{ source: 'stripe', status: 'past_due', interval: 'month', amount: 29, currency: 'EUR', trialEndsAt: null },
  subscriptionRequiredAt: null,
  ...{ currentPeriodEnd: '2026-12-26T10:00:00.000Z', cancelAt: null, scheduled: null, paymentMethod: null },
  dunning: {
    since: '2026-11-26T10:00:00.000Z',
    attempts: 2,
    nextAttemptAt: '2026-12-03T10:00:00.000Z',
    endsAt: '2026-12-10T10:00:00.000Z',
    confirmUrl: null,
  },
  ...{ vat: null, usage: [], details: null, provider: 'stripe', version: 3 },
};

afterEach(() => {
  vi.useRealTimers();
});

function show(permissions: Permission[], billing: Billing = late) {
  const api = fakeApi();
  const user = aUser({ permissions });
  api.answer(getProfile, { user: { ...user, plan: { ...user.plan, trialEndsAt: null } } });
  api.answer(getBilling, { billing });
  renderPage(<FrameNotices />);
  return api;
}

test('a late payment is said on every page, with what comes next', async () => {
  show(['billing:read']);
  expect(await screen.findByText(/Nouvelle tentative le 3 déc. 2026/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Changer de carte' })).toBeDefined();
});

test('a payment that waits for its holder leads to where it is confirmed', async () => {
  const dunning = late.dunning && { ...late.dunning, confirmUrl: 'https://invoice.stripe.com/i/1' };
  show(['billing:read'], { ...late, dunning });
  const link = await screen.findByRole('link', { name: 'Confirmer le paiement' });
  expect(link.getAttribute('href')).toBe('https://invoice.stripe.com/i/1');
});

test('nothing is asked for who may not read the billing', async () => {
  const api = show(['prospects:read']);
  await expect.poll(() => api.calls(getProfile).length).toBe(1);
  expect(api.calls(getBilling)).toEqual([]);
});

test('the return to the window does not ask for it again', async () => {
  const api = show(['billing:read']);
  await screen.findByText(/Nouvelle tentative/);
  // Returns within five seconds are one.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => api.calls(getProfile).length).toBe(2);
  expect(api.calls(getBilling)).toHaveLength(1);
});

type Maintenance = RouteOutput<typeof getHealth>['maintenance'];

function showIn(maintenance: Partial<Maintenance>) {
  const api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.answer(getHealth, {
    ...{ status: 'ok', version: 'test', demo: 'none' },
    maintenance: { mode: 'off', message: null, plannedAt: null, ...maintenance },
    supportEmail: null,
  });
  renderPage(<FrameNotices />);
  return api;
}

test('a maintenance that is planned is announced until its hour, with what is said of it', async () => {
  showIn({ plannedAt: new Date(Date.now() + 3_600_000).toISOString(), message: 'Vingt minutes au plus.' });
  expect(await screen.findByText(/Une maintenance est prévue le .*Vingt minutes au plus\./)).toBeDefined();
});

test('one that is over is not announced any more', async () => {
  const api = showIn({ plannedAt: new Date(Date.now() - 60_000).toISOString() });
  await expect.poll(() => api.calls(getHealth).length).toBe(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('says on every page that nothing can be changed', async () => {
  showIn({ mode: 'read_only' });
  expect(await screen.findByText(/vous pouvez tout consulter, rien modifier/)).toBeDefined();
});
