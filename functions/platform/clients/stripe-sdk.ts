import Stripe from 'stripe';

/** Loaded when something is asked of Stripe: it is a quarter of a megabyte. */
export const StripeClient = Stripe;
