import { randomInt } from 'node:crypto';
import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Beyond this, a column is spread again: each card put between the same two makes the next key a little longer. */
export const longestPosition = 60;

/**
 * A key that sorts between two others, null being an end of the column. It ends at random, so that two people who put
 * a card in the same place at once do not make the same key.
 */
export function positionBetween(above: string | null, below: string | null): string {
  let key = generateKeyBetween(above, below);
  while (below?.startsWith(key)) key = generateKeyBetween(key, below);
  return key + randomEnd();
}

/** Keys for a row of cards below all others. */
export const positionsBelow = (above: string | null, cards: number): string[] =>
  generateNKeysBetween(above, null, cards).map((key) => key + randomEnd());

// A key never ends by the digit 0: nothing could be put before it.
const randomEnd = () => digit(0) + digit(0) + digit(1);
const digit = (lowest: number) => BASE_62_DIGITS.charAt(randomInt(lowest, BASE_62_DIGITS.length));
