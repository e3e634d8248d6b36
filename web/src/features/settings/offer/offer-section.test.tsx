import { Notifications, notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import { getBilling, listPlans } from '../../../../../shared/billing/billing.contract.ts';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { changeBilling, previewBilling, refreshBilling } from '../../../../../shared/billing/changes.contract.ts';
import { createCheckout } from '../../../../../shared/billing/checkout.contract.ts';
import { updateBillingDetails } from '../../../../../shared/billing/details.contract.ts';
import type { Invoice } from '../../../../../shared/billing/invoice.ts';
import {
  getInvoice,
  listInvoices,
  updateInvoiceTransmission,
} from '../../../../../shared/billing/invoices.contract.ts';
import { firstVersions } from '../../../../../shared/kernel/plan-versions.ts';
import { plans } from '../../../../../shared/kernel/plans.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';

const details = {
  legalName: 'Agence Rive SAS',
  siren: '732829320',
  vatNumber: null,
  address: { line1: '12 quai des Chartrons', line2: null, postalCode: '33000', city: 'Bordeaux', country: 'FR' },
  email: 'compta@agence-rive.example',
};
const use = (over: Partial<Billing['usage'][number]>) => ({
  ...{ limit: 'prospects' as const, label: 'Prospects', used: 0, max: 1_000, over: false },
  ...over,
});
const aBilling = (over: Partial<Billing> = {}): Billing => ({
  plan: { code: 'starter', name: 'Starter', limits: plans.starter.limits },
  source: 'none',
  status: 'none',
  interval: null,
  amount: null,
  currency: null,
  trialEndsAt: null,
  subscriptionRequiredAt: null,
  currentPeriodEnd: null,
  cancelAt: null,
  scheduled: null,
  paymentMethod: null,
  dunning: null,
  vat: null,
  usage: [use({ used: 120 })],
  details: null,
  provider: 'none',
  version: 0,
  ...over,
});

let api = fakeApi();

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['billing:read', 'billing:manage'] }) });
  api.answer(listInvoices, { items: [], nextCursor: null });
  api.answer(listPlans, {
    items: firstVersions.map(({ planCode, name, description, prices, limits }) => ({
      ...{ code: planCode, name, description, features: ['Aide par e-mail'], prices, limits },
    })),
  });
});

function show(billing: Billing = aBilling()) {
  api.answer(getBilling, { billing });
  renderPage(
    <>
      <SettingsPage />
      <Notifications />
    </>,
    '/settings?onglet=facturation',
  );
  return screen.findByRole('heading', { name: 'Votre offre' });
}

test('says the plan, its price and what is used of it', async () => {
  await show(
    aBilling({
      usage: [
        use({ used: 800 }),
        use({ limit: 'brands', label: 'Marques', used: 3, max: 3 }),
        use({ limit: 'personas', label: 'Personas', used: 12, max: 10, over: true }),
        use({ limit: 'members', label: 'Membres et invitations', used: 4, max: null }),
        use({ limit: 'storageGb', label: 'Fichiers gardés', used: 0.04, max: 20 }),
        use({ limit: 'storageGb', label: 'Fichiers gardés', used: 16.25, max: 20 }),
      ],
    }),
  );
  expect(await screen.findByText('29 € HT par mois', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeDefined();
  const meters = screen.getAllByRole('img').map((meter) => meter.getAttribute('aria-label')?.replace(/\s/g, ' '));
  expect(meters).toEqual([
    'Prospects : 800 sur 1 000, Bientôt à la limite',
    'Marques : 3 sur 3, Limite atteinte',
    'Personas : 12 sur 10, Limite dépassée : rien n’est perdu, mais plus rien ne se crée',
    'Fichiers gardés : 40 Mo sur 20 Go',
    'Fichiers gardés : 16,3 Go sur 20 Go, Bientôt à la limite',
  ]);
  expect(screen.getByText('4 (sans limite)')).toBeDefined();
});

test('takes whom to bill, says what is wrong in its place, and what was kept', async () => {
  await show();
  const form = within(screen.getByRole('region', { name: 'Qui est facturé' }));
  const type = (label: string, text: string) => userEvent.type(form.getByLabelText(label, { exact: false }), text);
  await type('Raison sociale', details.legalName);
  await userEvent.type(form.getByRole('textbox', { name: /^Adresse/ }), details.address.line1);
  await type('Code postal', '33000');
  await type('Ville', 'Bordeaux');
  await type('E-mail où', details.email);
  api.refuse(updateBillingDetails, 'validation_error', { details: [{ path: 'siren', message: 'Ce SIREN manque' }] });
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findByText('Ce SIREN manque')).toBeDefined();
  await type('SIREN', '732 829 320');
  api.answer(updateBillingDetails, { details, version: 1 });
  api.answer(getBilling, { billing: aBilling({ details, version: 1, vat: { rate: 0.2, rule: 'fr' } }) });
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateBillingDetails)[1]?.body).toMatchObject({ siren: '732 829 320', version: 0 });
  expect(await screen.findByText('TVA')).toBeDefined();
  expect(form.getByLabelText('SIREN', { exact: false })).toHaveProperty('value', '732829320');
});

test('shows whom is billed to who may only read it, and nothing to others', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['billing:read'] }) });
  await show(aBilling({ details }));
  expect(screen.getByText('12 quai des Chartrons, 33000 Bordeaux, France')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('asks nothing for who may not read it', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['settings:read'] }) });
  renderPage(<SettingsPage />, '/settings?onglet=facturation');
  expect(await screen.findByText(/pas accès à la facturation/)).toBeDefined();
  expect(api.calls(getBilling)).toEqual([]);
});

const subscribed: Partial<Billing> = {
  plan: { code: 'professional', name: 'Professional', limits: plans.professional.limits },
  ...{ source: 'stripe', status: 'active', interval: 'year', amount: 990, currency: 'EUR', provider: 'stripe' },
  currentPeriodEnd: '2027-11-26T10:00:00.000Z',
  paymentMethod: { brand: 'visa', last4: '4242', expires: '2028-04' },
  details,
  version: 4,
};

test('cancels at the end of the period, in two steps, and takes it back', async () => {
  await show(aBilling(subscribed));
  expect(screen.getByText('Se renouvelle le 26 nov. 2027')).toBeDefined();
  expect(screen.getByText('•••• 4242, expire en 04/2028')).toBeDefined();
  const cancelAt = '2027-11-26T10:00:00.000Z';
  api.answer(changeBilling, { billing: aBilling({ ...subscribed, cancelAt, version: 5 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Résilier' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Rien n’est supprimé ni masqué/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Résilier' }));
  expect(await screen.findByText('Résiliée, s’arrête le 26 nov. 2027')).toBeDefined();
  expect(api.calls(changeBilling)[0]?.body).toEqual({ action: 'cancel', version: 4 });
  api.answer(changeBilling, { billing: aBilling({ ...subscribed, version: 6 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la résiliation' }));
  expect(await screen.findByText('Se renouvelle le 26 nov. 2027')).toBeDefined();
});

test('says what a smaller plan does not allow before the payment opens', async () => {
  await show(aBilling({ provider: 'stripe', details }));
  api.refuse(createCheckout, 'excess_unacknowledged');
  await userEvent.click(await screen.findByRole('button', { name: 'S’abonner à Starter' }));
  expect(await screen.findByText(/rien ne sera supprimé/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'S’abonner quand même à Starter' })).toBeDefined();
});

test('asks where the payment stands on the way back from it', async () => {
  api.answer(getBilling, { billing: aBilling({ provider: 'stripe', details }) });
  api.answer(refreshBilling, { billing: aBilling(subscribed) });
  renderPage(<SettingsPage />, '/settings?onglet=facturation&paiement=fait');
  expect(await screen.findByText('Se renouvelle le 26 nov. 2027')).toBeDefined();
  expect(api.calls(refreshBilling)).toHaveLength(1);
});

test('changes the plan after what it costs, in words and sums, and takes a planned one back', async () => {
  await show(aBilling(subscribed));
  api.answer(previewBilling, {
    lines: [],
    dueNow: { exclTax: 0, vat: 0, inclTax: 0 },
    next: { exclTax: 290, vat: 58, inclTax: 348, at: '2027-11-26T10:00:00.000Z' },
    effective: 'period_end',
    excess: [{ limit: 'personas', label: 'Personas', used: 12, max: 10 }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Changer d’offre' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Rien à payer aujourd’hui. L’offre change le 26 nov. 2027, puis 348/)).toBeDefined();
  expect(dialog.getByText(/12 pour 10/)).toBeDefined();
  const scheduled = {
    planCode: 'starter',
    planName: 'Starter',
    interval: 'year' as const,
    at: '2027-11-26T10:00:00.000Z',
  };
  api.answer(changeBilling, { billing: aBilling({ ...subscribed, scheduled, version: 5 }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Passer à Starter' }));
  expect(await screen.findByText('Starter par an le 26 nov. 2027')).toBeDefined();
  expect(api.calls(changeBilling)[0]?.body).toEqual({
    ...{ action: 'change', planCode: 'starter', interval: 'year', acknowledgeExcess: true, version: 4 },
  });
  api.answer(changeBilling, { billing: aBilling({ ...subscribed, version: 6 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le changement prévu' }));
  expect(await screen.findByText('Changement d’offre annulé')).toBeDefined();
  expect(api.calls(changeBilling)[1]?.body).toEqual({ action: 'undo_scheduled', version: 5 });
});

test('says that a refused payment changed nothing', async () => {
  await show(aBilling({ ...subscribed, plan: { code: 'starter', name: 'Starter', limits: plans.starter.limits } }));
  api.answer(previewBilling, {
    lines: [
      { label: 'Starter, déjà payé', amount: -14.5 },
      { label: 'Professional, jusqu’au 26 novembre 2027', amount: 49.5 },
    ],
    dueNow: { exclTax: 35, vat: 7, inclTax: 42 },
    next: { exclTax: 990, vat: 198, inclTax: 1188, at: '2027-11-26T10:00:00.000Z' },
    effective: 'now',
    excess: [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Changer d’offre' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/42 € TTC aujourd’hui/, { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeDefined();
  api.refuse(changeBilling, 'payment_failed');
  await userEvent.click(dialog.getByRole('button', { name: 'Passer à Professional' }));
  expect(await dialog.findByText(/votre offre n’a pas changé/)).toBeDefined();
});

test('lists invoices, and hands over the file of each', async () => {
  const party = { legalName: 'Agence Rive SAS', siren: null, vatNumber: null, address: details.address, email: null };
  const invoice: Invoice = {
    ...{ id: 'ivc_1', number: 'F2026-00012', kind: 'invoice', issuedOn: '2026-11-26', dueOn: '2026-11-26' },
    ...{ status: 'paid', seller: party, buyer: party, mentions: [], related: null, transmission: 'to_send' },
    lines: [],
    totals: { exclTax: 99, vat: 19.8, inclTax: 118.8 },
  };
  api.answer(listInvoices, { items: [invoice], nextCursor: null });
  await show(aBilling(subscribed));
  const list = within(screen.getByRole('region', { name: 'Factures' }));
  expect(await list.findByText('Facture F2026-00012')).toBeDefined();
  expect(list.getByText('26 nov. 2026 · Payée')).toBeDefined();
  api.answer(getInvoice, { invoice, pdfUrl: 'http://localhost/f.pdf', xml: '<x/>' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:xml');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(list.getByRole('button', { name: 'Télécharger F2026-00012 en PDF' }));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  await userEvent.click(list.getByRole('button', { name: /^Exporter les fichiers à transmettre/ }));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
  const sent = { ...invoice, transmission: 'sent' as const };
  api.answer(updateInvoiceTransmission, { invoice: sent });
  api.answer(listInvoices, { items: [sent], nextCursor: null });
  await userEvent.selectOptions(list.getByRole('combobox', { name: 'Transmission de F2026-00012' }), 'Transmise');
  await vi.waitFor(() => expect(list.queryByRole('button', { name: /Exporter/ })).toBeNull());
  expect(api.calls(updateInvoiceTransmission)[0]?.body).toEqual({ transmission: 'sent', from: 'to_send' });
  clicked.mockRestore();
});
