import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('billing/stripe');

export const receiveStripeEvent = route({
  operation: 'receiveStripeEvent',
  method: 'POST',
  path: '/api/billing/stripe-events',
  auth: 'public',
  summary: 'Ce que Stripe annonce, signé par lui',
  signedBy: 'stripe-signature',
  body: z.object({ text: z.string(), signature: z.string() }),
  output: z.object({ received: z.literal(true) }),
  errors: ['signature_invalid'],
});
