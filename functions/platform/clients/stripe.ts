import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import * as z from 'zod';
import { env } from '../env.ts';
import { sendOut } from './outbound/send-out.ts';
import { readSecret } from './secrets.ts';

/** Stripe's answers are lists of a hundred objects at most, with what they expand. */
const bounds = { timeoutMs: 20_000, maxAnswerBytes: 4_000_000, cutLongAnswer: false };

/** Seven seconds on average, in which the other calls of a second are answered; a function answers within 28. */
const tooOften = { retries: 5, firstMs: 150 };

/** Newest first: two while one replaces the other. */
const Secret = z.object({ secretKey: z.string(), webhookSecrets: z.array(z.string()) });

let made: { secretKey: string; client: Stripe } | undefined;

async function stripeSecret() {
  return env.STRIPE_SECRET_ID ? Secret.parse(JSON.parse(await readSecret(env.STRIPE_SECRET_ID))) : null;
}

/** Stripe, over the only way out of the product; null on a stage that takes no payments. */
export async function stripeClient(): Promise<Stripe | null> {
  const secret = await stripeSecret();
  if (!secret?.secretKey) return null;
  if (made?.secretKey !== secret.secretKey)
    made = { secretKey: secret.secretKey, client: await clientOf(secret.secretKey) };
  return made.client;
}

/** Whether this stage's payments are real ones. */
export const takesRealMoney = async (): Promise<boolean> =>
  /^[sr]k_live_/.test((await stripeSecret())?.secretKey ?? '');

export const webhookSecrets = async (): Promise<string[]> => (await stripeSecret())?.webhookSecrets ?? [];

async function clientOf(secretKey: string): Promise<Stripe> {
  const { StripeClient } = await import('./stripe-sdk.ts');
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  return new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    httpClient: StripeClient.createFetchHttpClient(fetchPatiently),
    timeout: bounds.timeoutMs,
    telemetry: false,
  });
}

/** Stripe's own client tries what came too often again only where Stripe says so. */
async function fetchPatiently(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await fetchOut(url, init);
    const isTooOften = answer.status === 429 && answer.headers.get('stripe-should-retry') !== 'true';
    if (!isTooOften || tries === tooOften.retries) return answer;
    await setTimeout(tooOften.firstMs * 2 ** tries * (1 + Math.random()));
  }
}

/** The connection writes its own length. */
async function fetchOut(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { 'content-length': _, ...headers } = Object.fromEntries(new Headers(init.headers));
  const answer = await sendOut({
    ...bounds,
    url: String(url),
    method: init.method as 'GET' | 'POST' | 'DELETE',
    headers,
    ...(typeof init.body === 'string' && init.body !== '' && { body: init.body }),
  });
  return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
}
