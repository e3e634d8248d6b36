import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  actOnPayment,
  createPayment,
  exportPayments,
  getPayment,
  searchPayments,
} from '../../../../../shared/admin/payment.contract.ts';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import type { Payment } from '../../../../../shared/billing/payment.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

let api = fakeApi();

const payment: Payment = {
  ...{ id: 'pay_1', workspaceId: 'wks_1', workspaceName: 'Agence Rive', provider: 'stripe', method: 'card' },
  ...{ status: 'partially_refunded', description: 'Starter, novembre', currency: 'EUR' },
  ...{ amount: 29, vatAmount: 5.8, amountInclTax: 34.8, refundedInclTax: 10 },
  ...{ from: '2026-11-01', to: '2026-12-01', dueOn: '2026-11-01', paidOn: '2026-11-01', reference: null },
  invoice: { id: 'ivc_1', number: 'F2026-00012' },
  creditNotes: [{ id: 'ivc_2', number: 'A2026-00003' }],
  failure: null,
  providerUrl: 'https://dashboard.stripe.com/invoices/in_1',
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 4,
};
const owed: Payment = {
  ...payment,
  ...{ id: 'pay_2', provider: 'manual', method: 'transfer', status: 'open', refundedInclTax: 0, creditNotes: [] },
  ...{ paidOn: null, providerUrl: null, version: 1, amountInclTax: 600 },
};
const timeline = [
  { at: '2026-11-01T08:00:00.000Z', kind: 'created' as const, amount: 34.8, text: null },
  { at: '2026-11-02T08:00:00.000Z', kind: 'refunded' as const, amount: 10, text: 'Geste commercial' },
];
const totals = { paid: 34.8, open: 600, refunded: 10, failed: 0 };
const found = (items: Payment[]) => ({ items, nextCursor: null, total: items.length, totals });
const asked = () => Object.fromEntries(api.calls(searchPayments).at(-1)?.url.searchParams ?? []);
const show = (at = '/admin/payments') => renderPage(<PaymentsPage />, at);

beforeEach(() => {
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ role: 'admin', permissions: ['admin:payments'] }) });
  api.answer(searchPayments, found([payment, owed]));
  api.answer(getPayment, { payment, timeline });
});

test('asks for nothing where one may not look', async () => {
  api.answer(getProfile, { user: aUser() });
  show();
  await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' });
  expect(api.calls(searchPayments)).toHaveLength(0);
});

test('lists payments under their totals, as the address filters them', async () => {
  show('/admin/payments?etat=paid&q=rive');
  const rows = within(await screen.findByRole('region', { name: 'Les paiements' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Agence Rive.*F2026-00012.*34,80.€.*10,00.€ remboursés.*Remboursé en partie/);
  expect(rows[1]?.textContent).toMatch(/À payer.*Virement, à payer avant le/);
  expect(screen.getByText('Vous voyez la plateforme entière.')).toBeTruthy();
  expect(screen.getByLabelText('Totaux par état, TTC').textContent).toMatch(/À payer, TTC600,00/);
  expect(asked()).toEqual({ limit: '50', q: 'rive', status: 'paid' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Moyen' }), 'manual');
  await expect.poll(asked).toEqual({ limit: '50', q: 'rive', status: 'paid', provider: 'manual' });
});

test('says that nothing is there, that nothing matches, and that it could not be read', async () => {
  api.answer(searchPayments, found([]));
  const { unmount } = show();
  await screen.findByText('Aucun paiement pour le moment');
  unmount();
  show('/admin/payments?etat=void');
  await screen.findByText('Aucun paiement ne correspond');
  api.refuse(searchPayments, 'unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Les paiements');
});

test('refunds no more than is left, and says what became of it', async () => {
  api.answer(actOnPayment, { payment });
  show('/admin/payments?paiement=pay_1');
  await screen.findByText('Facture F2026-00012');
  expect(screen.getByText('Avoir A2026-00003')).toBeTruthy();
  expect(screen.getByText(/Geste commercial/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir chez Stripe' }).getAttribute('href')).toBe(payment.providerUrl);
  await userEvent.click(screen.getByRole('button', { name: 'Rembourser' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rembourser' });
  const amount = within(dialog).getByLabelText(/Montant TTC/) as HTMLInputElement;
  expect(amount.value).toBe('24,80');
  await userEvent.type(within(dialog).getByLabelText(/Motif/), 'Erreur');
  await userEvent.clear(amount);
  await userEvent.type(amount, '30');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rembourser' }));
  expect(within(dialog).getByText(/Il reste 24,80/)).toBeTruthy();
  expect(api.calls(actOnPayment)).toHaveLength(0);
  await userEvent.clear(amount);
  await userEvent.type(amount, '4,50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rembourser' }));
  expect(await screen.findByText(/4,50.€ remboursés, avec leur avoir/)).toBeTruthy();
  expect(api.calls(actOnPayment)[0]?.body).toEqual({
    ...{ action: 'refund', amountInclTax: 4.5, reason: 'Erreur', version: 4 },
  });
});

test('notes a transfer, and says why it was refused', async () => {
  api.answer(getPayment, { payment: owed, timeline: [] });
  show('/admin/payments?paiement=pay_2');
  await userEvent.click(await screen.findByRole('button', { name: 'Noter le virement reçu' }));
  expect(screen.queryByRole('button', { name: 'Rembourser' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Noter le virement reçu' });
  await userEvent.type(within(dialog).getByLabelText(/Référence/), 'VIR 42');
  api.refuse(actOnPayment, 'conflict');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Noter le virement' }));
  await within(dialog).findByRole('alert');
  api.answer(actOnPayment, { payment: { ...owed, status: 'paid' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Noter le virement' }));
  expect(await screen.findByText('Virement noté, facture payée.')).toBeTruthy();
  expect(api.calls(actOnPayment)[1]?.body).toMatchObject({ action: 'mark_paid', reference: 'VIR 42', version: 1 });
});

test('bills a workspace by transfer', async () => {
  api.answer(createPayment, { payment: owed });
  show('/admin/payments?espace=wks_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Facturer par virement' }));
  const dialog = await screen.findByRole('dialog', { name: 'Facturer par virement' });
  await userEvent.type(within(dialog).getByLabelText(/Prestation/), 'Audit');
  await userEvent.type(within(dialog).getByLabelText(/Montant HT/), '1 500,50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Émettre la facture' }));
  await screen.findByRole('dialog', { name: 'Paiement' });
  expect(api.calls(createPayment)[0]?.body).toMatchObject({
    ...{ workspaceId: 'wks_1', description: 'Audit', amount: 1500.5, method: 'transfer' },
  });
});

test('exports for accountants, and what is declared of creators by civil year', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ role: 'admin', permissions: ['admin:payments'] }) });
  api.answer(searchPayments, found([payment, owed]));
  const file = () => new Response('Date;Pièce', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  api.behave(exportPayments, file);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exporter' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Export'), 'dac7');
  await userEvent.selectOptions(within(dialog).getByLabelText('Année'), '2026');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Exporter' }));
  await expect.poll(() => api.calls(exportPayments)[0]?.url.searchParams.get('kind')).toBe('dac7');
  const asked = api.calls(exportPayments)[0]?.url.searchParams;
  expect([asked?.get('from'), asked?.get('to')]).toEqual(['2026-01-01', '2026-12-31']);
});
