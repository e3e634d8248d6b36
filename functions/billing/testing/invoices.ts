import type Stripe from 'stripe';
import { listInvoices } from '../../../shared/billing/invoices.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { type billedUser, locally, syncs } from './stripe.ts';

type Owner = Awaited<ReturnType<typeof billedUser>>;

/** Of a workspace, among what checks do to Stripe. */
export const of = ({ workspace }: Owner) => `/customers/${workspace.workspaceId}`;

export const list = async ({ token }: Owner) => (await call(listInvoices, { token, query: {} })).data.items;

/** Has the worker look at what Stripe says; answers how many times it failed. */
export const look = ({ workspace: { workspaceId } }: Owner) => syncs.work(JSON.stringify({ workspaceId }));

export async function paymentOf(stripe: Stripe, owner: Owner): Promise<string> {
  const { customer } = await locally('GET', of(owner));
  const { data } = await stripe.charges.list({ customer: customer.id });
  return String(data[0]?.payment_intent);
}
