import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  type AdminPlan,
  createPlan,
  getPlanExcess,
  listAdminPlans,
  updatePlan,
} from '../../../../../shared/admin/plan.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PlansPage } from './plans-page.tsx';

let api = fakeApi();
const price = (interval: 'month' | 'year', amount: number, subscribers: number, active = true) => ({
  ...{ id: `${interval} ${amount}`, interval, amount, subscribers, active, currency: 'EUR' },
});
const said = {
  lowerings: [] as AdminPlan['lowerings'],
  ...{ description: 'Pour commencer', features: ['Aide par e-mail'], trialDays: null, public: true, position: 10 },
  ...{ createdAt: '2026-11-21T08:53:10.000Z', updatedAt: '2026-11-21T08:53:10.000Z' },
};
const starter: AdminPlan = {
  ...said,
  ...{ code: 'starter', name: 'Starter', limits: plans.starter.limits, status: 'active', subscribers: 15, version: 3 },
  prices: [price('month', 39, 12), price('year', 290, 0), price('month', 29, 3, false)],
  landing: { name: 'Starter', prices: { month: 29, year: 290 }, limits: plans.starter.limits },
  landingDiffers: true,
  lowerings: [{ limits: ['personas'], effectiveOn: '2026-12-28' }],
};
const professional: AdminPlan = {
  ...{ ...said, public: false, trialDays: 30, position: 20 },
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
  const other = within(archived).getByRole('article', { name: 'Professional' });
  expect(card.textContent).toMatch(/Dès le 28.déc..2026 pour qui l’avait aussi.: Personas/);
  expect(within(card).getByText('Aide par e-mail')).toBeTruthy();
  expect(within(card).queryByText('Par accord')).toBeNull();
  expect(within(other).getByText('Par accord')).toBeTruthy();
  expect(other.textContent).toMatch(/essai de 30.jours/);
});

test('says who is touched by what before it saves, and sends no more than that', async () => {
  api.answer(updatePlan, { plan: starter, effectiveOn: null });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Starter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier Starter' });
  expect(within(dialog).queryByRole('checkbox', { name: /Archivée/ })).toBeNull();
  expect(within(dialog).queryByLabelText('Jours d’essai')).toBeNull();
  const touched = within(dialog).getByRole('region', { name: 'Qui est touché' });
  expect(touched.textContent).toBe('Rien ne change.');
  const retype = async (label: RegExp | string, text: string) => {
    const field = within(dialog).getByLabelText(label);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };
  await retype(/Prix par mois/, '49,90');
  api.answer(getPlanExcess, { workspaces: 15, items: [] });
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

test('what a plan says, its place, who sees it and how long its trials last', async () => {
  api.answer(updatePlan, { plan: professional, effectiveOn: null });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Professional' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier Professional' }));
  const retype = async (label: RegExp | string, text: string) => {
    await userEvent.clear(dialog.getByLabelText(label));
    if (text) await userEvent.type(dialog.getByLabelText(label), text);
  };
  await retype('Présentation', 'Pour les équipes');
  await retype(/Points forts/, 'SSO{Enter}{Enter}Aide au téléphone');
  await retype(/Place parmi/, '15');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Publique/ }));
  await retype('Jours d’essai', '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(dialog.getByText('De 14 à 90 jours, ou rien')).toBeTruthy();
  await retype('Jours d’essai', '');
  const touched = dialog.getByRole('region', { name: 'Qui est touché' }).textContent;
  expect(touched).toMatch(/Les essais en cours ne changent pas/);
  expect(touched).toMatch(/se montre à tous/);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await expect
    .poll(() => api.calls(updatePlan)[0]?.body)
    .toEqual({
      ...{ description: 'Pour les équipes', features: ['SSO', 'Aide au téléphone'], position: 15 },
      ...{ trialDays: null, public: true, version: 1 },
    });
});

test('counts who uses more than a limit that falls, and lowers it for them too where that is asked', async () => {
  api.answer(updatePlan, { plan: starter, effectiveOn: '2026-12-28' });
  const items = [{ limit: 'brands' as const, label: 'Marques', max: 2, over: 500 }];
  api.answer(getPlanExcess, { workspaces: 1_200, items });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier Starter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier Starter' }));
  expect(dialog.queryByRole('group', { name: 'Limites abaissées' })).toBeNull();
  await userEvent.clear(dialog.getByLabelText('Marques'));
  await userEvent.type(dialog.getByLabelText('Marques'), '2');
  expect(await dialog.findByText(/500.espaces en utilisent plus que 2, sur 1.200.espaces à cette offre/)).toBeTruthy();
  expect(dialog.getByText(/Rien n’est supprimé ni bloqué/)).toBeTruthy();
  expect(api.calls(getPlanExcess).at(-1)?.url.search).toBe('?brands=2');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Aussi pour qui l’a déjà/ }));
  const touched = dialog.getByRole('region', { name: 'Qui est touché' }).textContent;
  expect(touched).toMatch(/Marques, 3 → 2.*pour qui l’a déjà, dans 31.jours/);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await expect
    .poll(() => api.calls(updatePlan)[0]?.body)
    .toEqual({ limits: { brands: 2 }, applyToCurrent: true, version: 3 });
});

test('makes a plan, with a code that can be one and no price where none is said', async () => {
  api.answer(createPlan, { plan: starter });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer une offre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Créer une offre' }));
  const type = (label: RegExp | string, text: string) => userEvent.type(dialog.getByLabelText(label), text);
  await type(/^Code/, 'Agence XL');
  await type(/^Nom/, 'Agence XL');
  await type(/Prix par mois/, '199');
  await type('Marques', '80');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer l’offre' }));
  expect(dialog.getByText(/une lettre d’abord/)).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText(/^Code/));
  await type(/^Code/, 'agence-xl');
  api.refuse(createPlan, 'plan_exists');
  await userEvent.click(dialog.getByRole('button', { name: 'Créer l’offre' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('porte déjà ce code');
  expect(api.calls(createPlan)[0]?.body).toEqual({
    ...{ code: 'agence-xl', name: 'Agence XL', limits: { brands: 80 } },
    prices: [{ interval: 'month', amount: 199 }],
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
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Archivée/ }));
  expect(within(dialog).getByText('L’offre se vend de nouveau.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('modifiée entre-temps');
});
