import { countAttempt, forgetAttempts, type Limit } from '../../platform/throttle/throttle.ts';

/** Three codes in a million are right at any moment: at fifty a day, who has the password needs years. */
export const guesses: Limit[] = [
  { name: 'second-factor', max: 10, windowSeconds: 15 * 60 },
  { name: 'second-factor-day', max: 50, windowSeconds: 24 * 3600 },
];

const pardons: Limit = { name: 'second-factor-pardon', max: 1, windowSeconds: 24 * 3600 };

/**
 * Who guessed had the old password: the owner of a new one does not wait for them. Once a day, since who reads their mails
 * could set one before each guess.
 */
export async function forgetGuesses(userId: string): Promise<void> {
  if (!(await countAttempt(pardons, userId))) return;
  await Promise.all(guesses.map((limit) => forgetAttempts(limit, userId)));
}
