import { onTestFinished } from 'vitest';
import { type HashCost, hashCost, setHashCost } from '../session/password-hash.ts';

/** Holds until the test ends. */
export function withHashCost(cost: HashCost): void {
  const before = hashCost();
  setHashCost(cost);
  onTestFinished(() => setHashCost(before));
}
