import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { vatOf } from '../../../shared/billing/vat.ts';
import { log } from '../../platform/log.ts';
import type { BillingAccountItem } from './billing-account.entity.ts';
import { taxRateOf } from './catalogue.ts';
import { plannedIn, setSchedule } from './schedule.ts';

type Account = Pick<BillingAccountItem, 'details' | 'workspaceId'>;

/** Has a customer at Stripe say whom we bill; asks nothing where it does. */
export async function tellCustomer(stripe: Stripe, customer: Stripe.Customer, account: Account): Promise<void> {
  const told = customerParams(account);
  if (!isDeepStrictEqual(saidOf(customer), saidOf(told))) await stripe.customers.update(customer.id, told);
  await tellVatNumber(stripe, customer, account.details.vatNumber);
}

type Subscribed = { subscription: Stripe.Subscription; schedule: Stripe.SubscriptionSchedule | null };

/** Has a subscription, and what it will become, charge the VAT of whom we bill, from its next invoice on. */
export async function tellTaxRate(
  stripe: Stripe,
  { subscription: { id, default_tax_rates: rates, items }, schedule }: Subscribed,
  { details }: Account,
): Promise<void> {
  const vat = vatOf(details);
  const charged = (rates ?? []).reduce((sum, { percentage }) => sum + percentage, 0);
  if (Math.abs(charged - vat.rate * 100) < 0.001) return;
  const rate = await taxRateOf(stripe, vat);
  const next = schedule ? plannedIn(schedule) : undefined;
  const [item] = items.data;
  if (schedule && item && next) await setSchedule(stripe, schedule, { price: item.price.id, next, rate });
  // Last: as long as it is not done, all of it is done again.
  await stripe.subscriptions.update(id, { default_tax_rates: rate ? [rate] : '' });
}

/** Whom Stripe writes to, and what its own papers say; ours are made of the account. */
export const customerParams = ({ details, workspaceId }: Account) =>
  ({
    name: details.legalName,
    email: details.email,
    address: {
      line1: details.line1,
      line2: details.line2 ?? '',
      postal_code: details.postalCode,
      city: details.city,
      country: details.country,
    },
    preferred_locales: ['fr'],
    tax_exempt: vatOf(details).rule === 'reverse_charge' ? 'reverse' : 'none',
    metadata: { workspaceId, siren: details.siren ?? '', vatNumber: details.vatNumber ?? '' },
  }) satisfies Stripe.CustomerUpdateParams;

type Said = {
  name?: string | null;
  email?: string | null;
  tax_exempt?: string | null;
  address?: Partial<Stripe.Address> | null;
  metadata: Partial<Stripe.Metadata>;
};

/** What of a customer `customerParams` says, with nothing for what is empty. */
const saidOf = ({ name, email, address, tax_exempt: exempt, metadata }: Said) =>
  [
    ...[name, email, exempt, address?.line1, address?.line2, address?.postal_code, address?.city, address?.country],
    ...[metadata.workspaceId, metadata.siren, metadata.vatNumber],
  ].map((text) => text ?? '');

/** The number of the Union stands on Stripe's papers; those of other places only in what it notes. */
async function tellVatNumber(stripe: Stripe, { id, tax_ids: known }: Stripe.Customer, number = ''): Promise<void> {
  const wanted = /^(XI|GB|CHE)/.test(number) ? '' : number;
  const before = (known?.data ?? []).filter(({ type }) => type === 'eu_vat');
  for (const { id: taxId, value } of before) if (value !== wanted) await stripe.customers.deleteTaxId(id, taxId);
  if (!wanted || before.some(({ value }) => value === wanted)) return;
  try {
    await stripe.customers.createTaxId(id, { type: 'eu_vat', value: wanted });
  } catch (error) {
    // Its form is ours to check, and ours to bill by: the subscription does not wait for it.
    if (!(error instanceof Error && 'code' in error && error.code === 'tax_id_invalid')) throw error;
    log.warn('VAT number refused by Stripe', { customer: id });
  }
}
