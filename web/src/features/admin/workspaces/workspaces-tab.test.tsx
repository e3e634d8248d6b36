import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  type AdminWorkspaceDetail,
  getAdminWorkspace,
  searchWorkspaces,
  updateAdminWorkspace,
} from '../../../../../shared/admin/workspace.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { UsersPage } from '../users/users-page.tsx';

let api = fakeApi();

const rive = {
  id: 'wks_1',
  name: 'Agence Rive',
  owner: { id: 'usr_1', name: 'Jeanne Delmas', email: 'jeanne@agence.fr' },
  planCode: 'enterprise',
  planName: 'Enterprise',
  source: 'manual',
  status: 'active',
  trialEndsAt: null,
  paidUntil: '2027-06-30T22:00:00.000Z',
  members: 3,
  mrr: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastActivityAt: null,
  version: 4,
} as const;
const detail: AdminWorkspaceDetail = {
  ...rive,
  limits: { ...plans.enterprise.limits, prospects: 50 },
  overrides: { prospects: 50 },
  usage: [{ limit: 'prospects', label: 'Prospects', used: 60, max: 50, over: true }],
  plans: [
    { code: 'starter', name: 'Starter' },
    { code: 'agence-xl', name: 'Agence XL' },
    { code: 'enterprise', name: 'Enterprise' },
  ],
  decisions: [
    {
      id: 'wkc_1',
      at: '2026-11-02T08:00:00.000Z',
      by: { id: 'usr_9', name: 'Alix Roy' },
      changed: ['planCode'],
      reason: 'Accord du 2 novembre',
    },
  ],
};
const facets = {
  planCode: [{ value: 'enterprise', label: 'Enterprise', count: 1 }],
  source: [{ value: 'manual', label: 'Accord', count: 1 }],
  status: [{ value: 'suspended', label: 'Suspendu', count: 2 }],
};

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ role: 'admin', permissions: ['admin:users'] }) });
  api.answer(searchWorkspaces, { items: [rive], nextCursor: null, total: 1, facets });
  api.answer(getAdminWorkspace, { workspace: detail });
});

const open = async () => {
  renderPage(<UsersPage />, '/admin/users?onglet=espaces');
  await userEvent.click(await screen.findByRole('button', { name: 'Agence Rive' }));
  return within(await screen.findByRole('dialog', { name: 'Espace' }));
};

test('lists the workspaces that its filters ask for', async () => {
  renderPage(<UsersPage />, '/admin/users?onglet=espaces');
  expect(await screen.findByText('1 espace')).toBeDefined();
  expect(screen.getByText(/jeanne@agence.fr, 3/)).toBeDefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'suspended');
  await expect.poll(() => api.calls(searchWorkspaces).at(-1)?.url.searchParams.get('status')).toBe('suspended');
});

test('shows what a workspace is allowed and uses, and what was decided', async () => {
  const drawer = await open();
  expect(await drawer.findByText('60 sur 50, par accord')).toBeDefined();
  expect(drawer.getByText('Accord du 2 novembre')).toBeDefined();
  expect(drawer.getByText(/^Offre, par Alix Roy/)).toBeDefined();
});

test('suspends with a reason, over the version that was read', async () => {
  const drawer = await open();
  await userEvent.click(await drawer.findByRole('button', { name: 'Suspendre' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Pourquoi' }), 'Impayé depuis mars');
  api.answer(updateAdminWorkspace, { workspace: { ...detail, status: 'suspended' } });
  await userEvent.click(screen.getByRole('button', { name: 'Suspendre l’espace' }));
  await expect
    .poll(() => api.calls(updateAdminWorkspace).at(-1)?.body)
    .toEqual({ status: 'suspended', reason: 'Impayé depuis mars', version: 4 });
});

test('agrees an offer until the end of a day of Paris', async () => {
  const drawer = await open();
  await userEvent.click(await drawer.findByRole('button', { name: 'Convenir d’une offre' }));
  expect(((await screen.findByLabelText('Convenue jusqu’au')) as HTMLInputElement).value).toBe('2027-06-30');
});
