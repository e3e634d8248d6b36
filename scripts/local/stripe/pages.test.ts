import { afterAll, expect, it } from 'vitest';
import { filledAccount, localStripe, openCheckout, subscribed } from './testing/local-stripe.ts';

const local = await localStripe();
const { stripe } = local;
afterAll(local.server.stop);

/** The page at an address of the product, asked of the server that plays it; with a form, sent back to it. */
async function page(address: string, form?: Record<string, string>) {
  const { pathname } = new URL(address);
  const response = await fetch(local.server.url + pathname, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

it('a person pays in Checkout, whatever the card does first, and comes back', async () => {
  const filled = await filledAccount(local, 'wsp_page');
  const session = await openCheckout(local, filled, filled.starter.month);
  const url = session.url ?? '';
  const first = await page(url);
  expect(first.html).toContain('Stripe local');
  expect(first.html).toContain('Payer 34,80\u00a0€');
  expect(first.html).toContain('<html lang="fr">');
  expect((await page(url, { card: '4000000000009995' })).html).toContain('La carte a été refusée.');
  expect((await page(url, { card: '4000002500003155' })).html).toContain('Votre banque demande une confirmation');
  expect((await page(url, { card: '4000002500003155', authenticate: 'false' })).html).toContain('refusée');
  const done = await page(url, { card: '4000002500003155', authenticate: 'true' });
  expect([done.status, done.location]).toEqual([303, `http://localhost:3000/settings?session=${session.id}`]);
  expect((await page(url)).html).toContain('Ce paiement est terminé');
  const { subscription } = await local.local('GET', '/customers/wsp_page');
  expect(subscription.status).toBe('active');
});

it('a session that has ended says so', async () => {
  const filled = await filledAccount(local, 'wsp_ended');
  const session = await openCheckout(local, filled, filled.starter.month);
  await stripe.checkout.sessions.expire(session.id);
  expect((await page(session.url ?? '')).html).toContain('Ce lien a expiré');
});

it('a person changes the card in the portal, and pays what is late', async () => {
  const filled = await filledAccount(local, 'wsp_portal');
  const { id } = await subscribed(local, filled);
  const configuration = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  });
  const portal = await stripe.billingPortal.sessions.create({
    customer: filled.customer.id,
    configuration: configuration.id,
    return_url: 'http://localhost:3000/settings',
  });
  expect((await page(portal.url)).html).toContain('•••• 4242');
  expect((await page(portal.url, { card: '4000000000009995' })).html).toContain('refusée');
  expect((await page(portal.url, { card: '4000002760003184' })).html).toContain('Confirmer');
  const changed = await page(portal.url, { card: '4000002760003184', authenticate: 'true' });
  expect(changed.html).toContain('•••• 3184');
  expect(changed.html).toContain('href="http://localhost:3000/settings"');
  await local.local('POST', '/customers/wsp_portal/advance', { days: 32 });
  const [late] = (await stripe.invoices.list({ subscription: id })).data;
  const invoice = late?.hosted_invoice_url ?? '';
  expect((await page(invoice)).html).toContain('à payer');
  expect((await page(invoice, {})).html).toContain('Votre banque demande une confirmation');
  expect((await page(invoice, { authenticate: 'true' })).html).toContain('La facture est payée.');
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
});

it('writes what it was told as text', async () => {
  const filled = await filledAccount(local, 'wsp_text');
  const product = await stripe.products.create({ name: '<script>alert(1)</script>' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  const { url } = await openCheckout(local, filled, price);
  expect((await page(url ?? '')).html).not.toContain('<script>');
});
