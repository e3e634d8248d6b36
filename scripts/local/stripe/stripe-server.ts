import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../port-of.ts';
import type { Account } from './account.ts';
import type { StripeAtWork, StripeSecret } from './at-work.ts';
import type { Delivery, Send } from './deliveries.ts';

export type LocalStripe = {
  /** Of its API. */
  url: string;
  /** Its API and its local interface, on whatever server they were asked. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Who takes the events from now on. */
  sendTo: (send: Send) => void;
  /** Has something happen in one go, of which no event tells: the past of a demo. */
  live: (act: (account: Account) => void) => Promise<void>;
  stop: () => Promise<void>;
};
type Options = {
  /** Of the product: where its pages are shown and its events go. */
  appUrl: string;
  secret: StripeSecret;
  /** Where it is kept; without one, nowhere. */
  file?: string;
  send?: Send;
};

/** The Stripe of this machine. Until someone asks something of it, it is a port: the SDK and what was kept are read then. */
export async function startStripe({ appUrl, secret, file, send = postTo(appUrl) }: Options): Promise<LocalStripe> {
  let sending = send;
  let working: Promise<StripeAtWork> | undefined;
  const atWork = () => {
    working ??= import('./at-work.ts').then(
      (module) => new module.StripeAtWork({ apiUrl, appUrl, secret, file, send: (delivery) => sending(delivery) }),
    );
    return working;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) =>
    (await atWork()).answer(request, response);
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error('The local Stripe:', error);
      response.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${portOf(server)}`;
  return {
    url: apiUrl,
    answer,
    sendTo: (send) => {
      sending = send;
    },
    live: async (act) => (await atWork()).live(act),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      (await working)?.stop();
    },
  };
}

const patienceMs = 20_000;

/** To the product, as Stripe does. */
const postTo =
  (appUrl: string): Send =>
  async ({ payload, signature }: Delivery) => {
    const answer = await fetch(`${appUrl}/api/billing/stripe-events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
