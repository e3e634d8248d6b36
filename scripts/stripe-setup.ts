import Stripe from 'stripe';
import { readSettings } from '../infra/config.ts';
import { setUpStripe } from './stripe/set-up-stripe.ts';

const [flag, stage] = process.argv.slice(2);
const { STRIPE_SECRET_KEY: secretKey } = process.env;

if (flag !== '--stage' || !stage || !secretKey) {
  console.error('Usage: STRIPE_SECRET_KEY=sk_… npm run stripe:setup -- --stage <name>');
  process.exit(1);
}

const { webhookSecret } = await setUpStripe(new Stripe(secretKey), `https://${readSettings(stage).domain}`);
console.log(`Stripe sells the plans of ${stage}.`);
if (webhookSecret)
  console.log(
    `Its endpoint was made now. Put into the stage's secret: {"secretKey":"…","webhookSecrets":["${webhookSecret}"]}`,
  );
