import { ApiError, messageOf } from '../../../lib/api-error.ts';

export type Refused = { email: string; message: string };

/** Refusals that all those who follow would meet too. */
const stops = (error: unknown) =>
  !(error instanceof ApiError) || ['plan_limit', 'rate_limited', 'forbidden', 'unavailable'].includes(error.code);

/** Those that were refused, each with why, and what stopped those that were not even asked. */
export type Turns = { refused: Refused[]; stop: { error: unknown; emails: string[] } | null };

/** Invites one after the other, and stops where the next would be refused alike. */
export async function inviteInTurns(
  addresses: readonly string[],
  invite: (email: string) => Promise<unknown>,
  onSent: (count: number) => void,
): Promise<Turns> {
  const refused: Refused[] = [];
  for (const [at, email] of addresses.entries()) {
    try {
      await invite(email);
    } catch (error) {
      if (stops(error)) return { refused, stop: { error, emails: addresses.slice(at) } };
      refused.push({ email, message: messageOf(error, 'invitation refusée') });
    }
    onSent(at + 1);
  }
  return { refused, stop: null };
}
