import type { RouteSpec } from '../../../shared/kernel/route.ts';

/** What was asked and has not succeeded yet, each with its key, the oldest first. */
const open = new Map<string, string>();
/** Enough for who tries again; what was asked before is forgotten. */
const mostOpen = 20;

/**
 * Sends under an `Idempotency-Key`, where the route takes one: the same for the same input until it has succeeded, so that a
 * double click or another try after a lost answer makes one thing. What is asked again after that makes another.
 */
export async function underItsKey<T>(
  route: RouteSpec,
  input: object,
  act: (key: string | null) => Promise<T>,
): Promise<T> {
  if (!route.idempotent) return act(null);
  const asked = JSON.stringify([route.operation, input]);
  const key = open.get(asked) ?? crypto.randomUUID();
  open.delete(asked);
  open.set(asked, key);
  for (const oldest of open.keys()) if (open.size > mostOpen) open.delete(oldest);
  const answer = await act(key);
  if (open.get(asked) === key) open.delete(asked);
  return answer;
}
