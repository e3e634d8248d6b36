import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type AdminPlan, listAdminPlans, updatePlan } from '../../../../../shared/admin/plan.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PlansPage } from './plans-page.tsx';

let api = fakeApi();
const price = (interval: 'month' | 'year', amount: number, subscribers: number, active = true) => ({
  ...{ interval, amount, subscribers, active, currency: 'EUR' },
});
const starter: AdminPlan = {
  ...{ code: 'starter', name: 'Starter', limits: plans.starter.limits, status: 'active', subscribers: 15, version: 3 },
  prices: [price('month', 39, 12), price('year', 290, 0), price('month', 29, 3, false)],
  landing: { name: 'Starter', prices: { month: 29, year: 290 }, limits: plans.starter.limits },
  landingDiffers: true,
};
const professional: AdminPlan = {
  ...{ code: 'professional', name: 'Professional', limits: plans.professional.limits, status: 'archived' },
  ...{ subscribers: 2, version: 1, prices: [price('month', 99, 2), price('year', 990, 0)] },
  ...{ landing: null, landingDiffers: false },
};
const show = () => renderPage(<PlansPage />, '/admin/plans');

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ role: 'admin', permissions: ['admin:plans'] }) });
  api.answer(listAdminPlans, { items: [starter, professional] });
});

test('asks for nothing where one may not look', async () => {
  api.answer(getProfile, { user: aUser() });
  show();
  await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' });
  expect(api.calls(listAdminPlans)).toHaveLength(0);
});

test('shows plans with who pays which price, what the home page says else, and the archived ones below', async () => {
  show();
  const card = await screen.findByRole('article', { name: 'Starter' });
  expect(card.textContent).toMatch(/39.€ par mois HT12.abonnés/);
  expect(card.textContent).toMatch(/29.€ par mois HT3.abonnés, prix conservé/);
  expect(within(card).getByText('La page d’accueil annonce autre chose')).toBeTruthy();
  const archived = screen.getByRole('list', { name: 'Offres archivées' });
  expect(within(archived).getByRole('article', { name: 'Professional' })).toBeTruthy();
});

test('says who is touched by what before it saves, and sends no more than that', async () => {
  api.answer(updatePlan, { plan: starter });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Starter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier Starter' });
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  const touched = within(dialog).getByRole('region', { name: 'Qui est touché' });
  expect(touched.textContent).toBe('Rien ne change.');
  const retype = async (label: RegExp | string, text: string) => {
    const field = within(dialog).getByLabelText(label);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };
  await retype(/Prix par mois/, '49,90');
  await retype('Marques', '5');
  await retype('Personas', '4');
  expect(touched.textContent).toMatch(
    /49,90.€ par mois.: pour qui prend l’offre dès maintenant. 15.abonnés gardent leur prix/,
  );
  expect(touched.textContent).toMatch(/Marques, 3 → 5.: pour tous/);
  expect(touched.textContent).toMatch(/Personas, 10 → 4.: pour qui prend.*15.abonnés gardent leur limite/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  await expect
    .poll(() => api.calls(updatePlan)[0]?.body)
    .toEqual({
      ...{ prices: [{ interval: 'month', amount: 49.9 }], limits: { brands: 5, personas: 4 }, version: 3 },
    });
});

test('refuses what is no price, and says why the server refused', async () => {
  api.refuse(updatePlan, 'conflict');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Professional' }));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier Professional' });
  const field = within(dialog).getByLabelText(/Prix par an/);
  await userEvent.clear(field);
  await userEvent.type(field, 'cher');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(within(dialog).getByText(/deux décimales au plus/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '990');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  expect(within(dialog).getByText('L’offre se vend de nouveau.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('modifiée entre-temps');
});
