import { beforeAll, describe, expect, it } from 'vitest';
import { updateBillingDetails } from '../../../shared/billing/details.contract.ts';
import { notTransmitted, updateInvoiceTransmission } from '../../../shared/billing/invoices.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { agency } from '../testing/agency.ts';
import { list } from '../testing/invoices.ts';
import { billedUser, checkout, openStripe, pay, subscribedUser, syncs } from '../testing/stripe.ts';

beforeAll(async () => {
  await openStripe();
});

describe('the transmission of an invoice', () => {
  const note = (owner: { token: string }, id: string, transmission: string, from: string) =>
    call(updateInvoiceTransmission, { token: owner.token, params: { id }, body: { transmission, from } as never });

  it('is noted by who may manage the billing, over what was read, and of no other workspace', async () => {
    const owner = await subscribedUser('starter');
    const [invoice] = await list(owner);
    const id = invoice?.id ?? '';
    expect(invoice?.transmission).toBe('to_send');
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    expect((await note(manager, id, 'sent', 'to_send')).status).toBe(403);
    expect((await note(await signedInUser(), id, 'sent', 'to_send')).status).toBe(404);
    expect((await note(owner, id, 'n/a', 'to_send')).status).toBe(400);
    const atOnce = await Promise.all(['sent', 'rejected'].map((next) => note(owner, id, next, 'to_send')));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [noted] = await list(owner);
    expect((await note(owner, id, 'to_send', noted?.transmission ?? '')).data.invoice.transmission).toBe('to_send');
  });

  it('is none where whoever is billed has no SIREN', async () => {
    const owner = await billedUser();
    const { data } = await call(updateBillingDetails, {
      token: owner.token,
      body: {
        ...agency,
        ...{ legalName: 'Rive Belgique', siren: '', vatNumber: 'BE0403019261', version: 1 },
        address: { line1: 'Rue Neuve 1', postalCode: '1000', city: 'Bruxelles', country: 'BE' },
      },
    });
    expect(data.version).toBe(2);
    const opened = await checkout(owner, 'starter');
    await pay(opened.data.checkout.id);
    await syncs.runAll();
    const [invoice] = await list(owner);
    expect(invoice?.transmission).toBe('n/a');
    const refused = await note(owner, invoice?.id ?? '', 'sent', 'to_send');
    expect(refused.error.details).toEqual([{ path: 'transmission', message: notTransmitted }]);
  });
});
