import { ApiError, messageOf } from '../../../lib/api-error.ts';

export type Refused = { email: string; message: string };

/** Refusals that all those who follow would meet too. */
const stops = (error: unknown) =>
  !(error instanceof ApiError) || ['plan_limit', 'rate_limited', 'forbidden', 'unavailable'].includes(error.code);

/** Invites one after the other; answers those that were refused, and why. It stops where the next would be refused alike. */
export async function inviteInTurns(
  addresses: readonly string[],
  invite: (email: string) => Promise<unknown>,
  onSent: (count: number) => void,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const [at, email] of addresses.entries()) {
    try {
      await invite(email);
    } catch (error) {
      const message = messageOf(error, 'pas de réponse du serveur');
      refused.push({ email, message });
      if (stops(error)) return [...refused, ...addresses.slice(at + 1).map((one) => ({ email: one, message }))];
    }
    onSent(at + 1);
  }
  return refused;
}
