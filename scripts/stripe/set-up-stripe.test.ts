import { expect, it } from 'vitest';
import { localStripe } from '../local/stripe/testing/local-stripe.ts';
import { setUpStripe } from './set-up-stripe.ts';

it('makes what is missing, once, and has an endpoint of before told of what is new', async () => {
  const { stripe, server } = await localStripe();
  try {
    const appUrl = 'https://app.example.com';
    const url = `${appUrl}/api/billing/stripe-events`;
    const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
    for (let time = 0; time < 2; time++) expect(await setUpStripe(stripe, appUrl)).toEqual({ webhookSecret: null });
    const { enabled_events: told } = await stripe.webhookEndpoints.retrieve(id);
    expect(told).toContain('charge.dispute.closed');
    const { data } = await stripe.prices.list({ limit: 100 });
    expect(data.map(({ lookup_key }) => lookup_key).sort()).toEqual([
      'reclame_professional_month_99',
      'reclame_professional_year_990',
      'reclame_starter_month_29',
      'reclame_starter_year_290',
    ]);
  } finally {
    await server.stop();
  }
});
