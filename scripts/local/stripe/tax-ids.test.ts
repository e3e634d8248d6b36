import { afterAll, expect, it } from 'vitest';
import { filledAccount, localStripe } from './testing/local-stripe.ts';

const local = await localStripe();
const { stripe } = local;
afterAll(local.server.stop);

it('a customer has the numbers by which it owes VAT, until they are removed', async () => {
  const { customer } = await filledAccount(local, 'wsp_tax');
  await expect(stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'x' })).rejects.toMatchObject({
    code: 'tax_id_invalid',
  });
  const made = await stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'BE0403019261' });
  expect(made).toMatchObject({ customer: customer.id, country: 'BE', value: 'BE0403019261' });
  const read = await stripe.customers.retrieve(customer.id, { expand: ['tax_ids'] });
  expect(read).toMatchObject({ tax_ids: { data: [{ id: made.id }] } });
  expect(await stripe.customers.deleteTaxId(customer.id, made.id)).toMatchObject({ deleted: true });
  expect((await stripe.customers.listTaxIds(customer.id)).data).toEqual([]);
});

it('what a plan would cost someone who is no customer yet is worked out, and nothing is kept', async () => {
  const { starter, tax } = await filledAccount(local, 'wsp_nobody');
  const before = (await stripe.customers.list()).data.length;
  const preview = await stripe.invoices.createPreview({
    customer_details: { address: { country: 'FR' } },
    subscription_details: { items: [{ price: starter.month.id, quantity: 1 }], default_tax_rates: [tax.id] },
  });
  expect([preview.total_excluding_tax, preview.total]).toEqual([2_900, 3_480]);
  expect((await stripe.customers.list()).data).toHaveLength(before);
});
