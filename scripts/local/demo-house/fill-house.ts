import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { findUserByEmail } from '../../../functions/auth/account/find-user.door.ts';
import { hashPassword } from '../../../functions/auth/session/password-hash.ts';
import { type Books, booksOf } from '../../../functions/billing/invoices/books.ts';
import { notePayments } from '../../../functions/billing/payments/note-payments.ts';
import { markPayments, Payment, paymentKey } from '../../../functions/billing/payments/payment.entity.ts';
import { Demo } from '../../../functions/health/demo.entity.ts';
import { stripeClient } from '../../../functions/platform/clients/stripe.ts';
import { putAll } from '../../../functions/platform/db/put-all.ts';
import { write } from '../../../functions/platform/db/write.ts';
import { markPeople } from '../../../functions/platform/identity/people-change.entity.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { LocalStripe } from '../stripe/stripe-server.ts';
import { type Transfer, transfersOf } from './contracts.ts';
import { drawHouses, type House } from './draw-house.ts';
import { type Billed, houseItems, personIds } from './house-items.ts';
import { linesOf } from './house-lines.ts';
import { type DuePaper, issuePast, papersAtStripe, papersByTransfer } from './papers.ts';
import { writePast } from './past-lines.ts';
import { decisionItems, priceLines, settingLines, writePrices, writeSettings } from './platform-acts.ts';
import { readBilled } from './read-billed.ts';
import { spansOf } from './spans-of.ts';
import { liveAtStripe } from './stripe-life.ts';

const name = 'house';
/** Between two that live, for the requests that wait. */
const pauseMs = 5;
const idsAMark = 100;

/**
 * Gives Réclame itself a past, once: forty made-up workspaces over fourteen months, with what they paid and what was decided
 * about them. One that was interrupted is begun again, on the day on which it was. Not for a developer's own account at
 * Stripe, which knows none of them.
 */
export async function fillHouse(local: LocalStripe, leaving: AbortSignal): Promise<void> {
  const { data: demo } = await Demo.get({ name }).go({ consistent: true });
  const stripe = process.env.STRIPE_SECRET_KEY ? null : await stripeClient();
  const email = demoAccounts.find(({ admin }) => admin)?.email ?? '';
  const administrator = await findUserByEmail(email);
  if (demo?.state === 'ready' || !stripe || !administrator || leaving.aborted) return;
  const today = demo?.today ? new Date(demo.today) : new Date();
  await Demo.put({ name, state: 'loading', today: today.toISOString() }).go();
  const admin = { userId: administrator.userId, ip: '203.0.113.7' };
  await writePrices(stripe, today);
  const pasts: Past[] = [];
  for (const house of drawHouses(today)) {
    if (leaving.aborted) return;
    pasts.push(await pastOf(house, { local, stripe, today }));
    await setTimeout(pauseMs);
  }
  await writePlaces(pasts, admin, today);
  if (leaving.aborted) return;
  await writePaid(stripe, pasts);
  if (leaving.aborted) return;
  await writePast([
    ...pasts.flatMap(({ house, ...past }) => linesOf(house, { ...past, today, admin })),
    ...priceLines(admin, today),
    ...settingLines(admin, today),
  ]);
  await writeSettings(admin, today);
  await Demo.put({ name, state: 'ready', today: today.toISOString() }).go();
}

type Past = {
  house: House;
  transfers: Transfer[];
  subscriptions: Stripe.Subscription[];
  books: Books | undefined;
  billed: Billed | undefined;
  papers: DuePaper[];
};
type Scene = { local: LocalStripe; stripe: Stripe; today: Date };

async function pastOf(house: House, { local, stripe, today }: Scene): Promise<Past> {
  const transfers = transfersOf(house, today);
  const past = { house, transfers, subscriptions: [], books: undefined, billed: undefined };
  if (house.steps.length === 0) return { ...past, papers: papersByTransfer(transfers) };
  let customerId = '';
  const prices = new Map<string, Stripe.Price>();
  await local.live((account) => {
    customerId = liveAtStripe(account, { ...house, closes: house.demo.closes !== undefined, today });
    for (const price of account.store.all('price')) prices.set(price.id, price);
  });
  const books = await booksOf(stripe, customerId);
  const { subscriptions, billed: read } = await readBilled(stripe, customerId, house);
  const billed = read && { ...read, spans: spansOf(books, subscriptions, prices) };
  return { ...past, subscriptions, books, billed, papers: papersAtStripe(house, books, prices) };
}

async function writePlaces(pasts: Past[], admin: { userId: string; ip: string }, today: Date): Promise<void> {
  const passwordHash = await hashPassword(demoAccounts[0]?.password ?? '');
  const items = pasts.flatMap(({ house, billed }) => [
    ...houseItems(house, { today, passwordHash, billed }),
    ...decisionItems(house, admin, today),
  ]);
  await putAll(items, (item) => item);
  const ids = personIds(pasts.map(({ house }) => house));
  for (const some of chunks(ids, idsAMark)) await write([markPeople(some)]);
}

/** Papers in the order of all of them, then what was paid, which says which papers it has. */
async function writePaid(stripe: Stripe, pasts: Past[]): Promise<void> {
  const links = await issuePast(pasts.flatMap(({ papers }) => papers));
  const transfers = pasts.flatMap(({ house: { workspaceId }, transfers: own }) =>
    own.map(({ paymentId, content }) => {
      const invoice = links.get(paymentId);
      return { paymentId, workspaceId, content: { ...content, ...(invoice && { invoice }) } };
    }),
  );
  await putAll(transfers, (one) => Payment.put({ ...one, ...paymentKey(one.paymentId), version: 1 }));
  await write([markPayments(transfers.map(({ paymentId }) => paymentId))]);
  for (const { house, books } of pasts) if (books) await notePayments(stripe, house, books);
}
