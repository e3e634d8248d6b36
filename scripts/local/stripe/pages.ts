import { escapeHtml } from '../../../functions/mail/escape-html.ts';
import type { Account } from './account.ts';
import { behaviourOf, changeCard } from './cards.ts';
import { payCheckout } from './checkout-payment.ts';
import { sessionLines } from './checkout-sessions.ts';
import { idOf } from './ids.ts';
import { subscriptionOf } from './local-interface.ts';
import { cardChoice, confirmation, day, link, money, pageOf, refused, rhythm } from './page-texts.ts';
import { type Outcome, payInvoice } from './pay-invoice.ts';
import { StripeRefusal } from './refusal.ts';

/** What a page answers: itself, or where the person goes. */
export type PageAnswer = { html: string } | { location: string };

const declined = refused('La carte a été refusée. Choisissez-en une autre.');

/** The pages of this Stripe, by the first part of their path; a form comes back to its own page. */
export const pages: Record<string, (account: Account, id: string, form: URLSearchParams | null) => PageAnswer> = {
  checkout: checkoutPage,
  portal: portalPage,
  invoices: invoicePage,
};

function checkoutPage(account: Account, id: string, form: URLSearchParams | null): PageAnswer {
  const session = account.store.find('checkout_session', id);
  const back = (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', id);
  if (session.status === 'complete')
    return { html: pageOf('Ce paiement est terminé', `<p>${link(back, 'Continuer')}</p>`) };
  if (session.status === 'expired')
    return { html: pageOf('Ce lien a expiré', '<p>Revenez à l’abonnement et demandez un nouveau paiement.</p>') };
  let message = '';
  if (form) {
    const card = cardOf(form);
    const outcome = tried(() => payCheckout(account, id, card, answerOf(form)));
    if (outcome === 'complete') return { location: back };
    if (outcome === 'requires_action') return { html: confirmation(card) };
    message = declined;
  }
  const rows = sessionLines(account, id).data.map(
    ({ description, quantity, price, amount_total, currency }) =>
      `<tr><td>${escapeHtml(description)}${quantity > 1 ? ` × ${quantity}` : ''}<br><small>${rhythm(price)}, hors taxes</small><td>${money(amount_total, currency ?? 'eur')}`,
  );
  const currency = session.currency ?? 'eur';
  const tax = session.total_details?.amount_tax ?? 0;
  const total = session.amount_total ?? 0;
  const sums =
    session.amount_total === null
      ? ''
      : `<tr><td>TVA<td>${money(tax, currency)}<tr class="sum"><td>Total<td>${money(total, currency)}`;
  const pay = session.amount_total === null ? 'Payer' : `Payer ${money(total, currency)}`;
  const body = `${message}<table>${rows.join('')}${sums}</table><form method="post">${cardChoice(form?.get('card') ?? undefined)}
<div class="acts"><button>${pay}</button>${link(session.cancel_url, 'Revenir sans payer')}</div></form>`;
  return { html: pageOf('Paiement de l’abonnement', body) };
}

function portalPage(account: Account, id: string, form: URLSearchParams | null): PageAnswer {
  const session = account.store.find('portal_session', id);
  const customer = session.customer;
  let message = '';
  if (form) {
    const card = cardOf(form);
    if (behaviourOf(card).asks && answerOf(form) === undefined) return { html: confirmation(card) };
    const change = () => {
      changeCard(account, customer, card);
      return 'paid' as const;
    };
    const isChanged = answerOf(form) !== false && tried(change) === 'paid';
    message = isChanged ? '<p class="done" role="status">La carte est enregistrée.</p>' : declined;
  }
  const subscription = subscriptionOf(account, customer);
  const found = account.store.find('customer', customer);
  const method =
    subscription?.default_payment_method ?? (found.deleted ? null : found.invoice_settings.default_payment_method);
  const card = method ? account.store.get('payment_method', idOf(method))?.card : null;
  const invoices = account.store
    .all('invoice', customer)
    .filter((one) => one.status !== 'draft')
    .reverse();
  const rows = invoices.map(
    ({ id: invoice, number, created, total, currency, status }) =>
      `<tr><td>${link(`/_local/stripe/invoices/${invoice}`, escapeHtml(number ?? invoice))}<br><small>${day(created)}, ${states[status ?? ''] ?? status}</small><td>${money(total, currency)}`,
  );
  const body = `${message}<h2>Carte</h2><p>${card ? `Visa •••• ${card.last4}, expire ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : 'Aucune carte.'}</p>
<form method="post">${cardChoice()}<div class="acts"><button>Enregistrer cette carte</button></div></form>
<h2>Factures</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>Aucune facture pour l’instant.</p>'}
<div class="acts">${link(session.return_url, 'Revenir')}</div>`;
  return { html: pageOf('Moyens de paiement et factures', body) };
}

const states: Record<string, string> = { open: 'à payer', paid: 'payée', void: 'annulée', uncollectible: 'abandonnée' };

function invoicePage(account: Account, id: string, form: URLSearchParams | null): PageAnswer {
  let message = '';
  if (form && account.store.find('invoice', id).status === 'open') {
    const card = idOf(
      subscriptionOf(account, idOf(account.store.find('invoice', id).customer as string))?.default_payment_method,
    );
    const outcome = tried(() => payInvoice(account, id, { authenticated: answerOf(form) }));
    if (outcome === 'requires_action')
      return { html: confirmation(account.store.get('card', card ?? '')?.number ?? '') };
    message = outcome === 'paid' ? '<p class="done" role="status">La facture est payée.</p>' : declined;
  }
  const invoice = account.store.find('invoice', id);
  const { number, lines, total, subtotal, currency, status, created } = invoice;
  const rows = lines.data.map(
    ({ description, amount }) => `<tr><td>${escapeHtml(description ?? '')}<td>${money(amount, currency)}`,
  );
  const pay =
    status === 'open'
      ? `<form method="post" class="acts"><button>Payer ${money(invoice.amount_remaining, currency)}</button></form>`
      : '';
  const body = `${message}<p>${day(created)}, ${states[status ?? ''] ?? status}</p><table>${rows.join('')}
<tr><td>TVA<td>${money(total - subtotal, currency)}<tr class="sum"><td>Total<td>${money(total, currency)}</table>${pay}<div class="acts">${link(account.appUrl, 'Revenir à Réclame')}</div>`;
  return { html: pageOf(`Facture ${escapeHtml(number ?? '')}`, body) };
}

const cardOf = (form: URLSearchParams): string => (form.get('card') ?? '').replace(/\s/g, '');

/** What the person said when the bank asked. */
const answerOf = (form: URLSearchParams): boolean | undefined =>
  form.has('authenticate') ? form.get('authenticate') === 'true' : undefined;

/** A card that is refused at once says so on the page. */
function tried<T extends Outcome | 'complete'>(act: () => T): T | 'declined' {
  try {
    return act();
  } catch (error) {
    if (error instanceof StripeRefusal && error.body.type === 'card_error') return 'declined';
    throw error;
  }
}
