import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import type { KeptMail } from '../local/mailbox.ts';
import type { Visit } from './deep-checks.ts';
import { startOwnReceiver } from './own-receiver.ts';

/** SES's own mailbox, which takes every mail and shows none. */
const simulator = () => `success+${randomUUID()}@simulator.amazonses.com`;

/**
 * Hands over what a deep check needs at that address. On this machine, its mailbox and a receiver of webhooks are at hand; elsewhere someone who gives
 * their address is asked for the link that they get, and otherwise the mail leaves and nobody reads it.
 */
export async function asVisitor<T>(
  origin: string,
  email: string | undefined,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  if (!isHere(origin)) {
    const visit = { origin, email: email ?? simulator(), receiver: null };
    return act({ ...visit, linkOf: email ? () => askedLink(email) : null });
  }
  const receiver = await startOwnReceiver();
  const own = email ?? `essai-${randomUUID()}@agence.example`;
  const result = await act({ origin, email: own, receiver, linkOf: (after) => localLink(origin, own, after) });
  receiver.stop();
  return result;
}

const isHere = (origin: string) => ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

async function localLink(origin: string, email: string, after: Date): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const mails: KeptMail[] = await (await fetch(new URL('/_local/mails', origin))).json();
    const mail = mails.findLast(
      ({ to, sentAt, text }) => to === email && new Date(sentAt) >= after && text.includes('?token='),
    );
    const [link] = /https?:\S+\?token=\S+/.exec(mail?.text ?? '') ?? [];
    if (link?.includes('reset-password')) return link;
    await setTimeout(1_000);
  }
  throw new Error('No mail came in a minute');
}

async function askedLink(email: string): Promise<string> {
  const console = createInterface({ input: process.stdin, output: process.stdout });
  const link = await console.question(`The link of the mail that ${email} was sent: `);
  console.close();
  return link.trim();
}
