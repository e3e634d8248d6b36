import { AppError } from '../app-error.ts';
import { keyOf } from '../db/key-of.ts';
import { readTogether } from '../db/read-together.ts';
import { unlessRefused } from '../db/write.ts';
import { Throttle } from './throttle.entity.ts';

/** At most `max` attempts in the `windowSeconds` that follow the first one. */
export type Limit = { name: string; max: number; windowSeconds: number };

const keys = (limit: Limit, subject: string) => ({ subjectKey: keyOf(`${limit.name}\n${subject}`) });
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Counts one attempt; false when the limit is reached. Exact whatever the concurrency. */
export async function countAttempt(limit: Limit, subject: string): Promise<boolean> {
  return (await addToWindow(limit, subject)) || (await renewWindow(limit, subject)) || addToWindow(limit, subject);
}

/** Throws 429 when the limit is reached, without counting. */
export async function refuseWhenReached(limit: Limit, subject: string): Promise<void> {
  const { data } = await Throttle.get(keys(limit, subject)).go({ consistent: true });
  if (data && data.windowEndsAt > nowSeconds() && data.count >= limit.max)
    throw new AppError('rate_limited', { retryAfterSeconds: data.windowEndsAt - nowSeconds() });
}

/** Counts one attempt, or throws 429 with the time left to wait. */
export async function countOrRefuse(limit: Limit, subject: string): Promise<void> {
  if (await countAttempt(limit, subject)) return;
  await refuseWhenReached(limit, subject);
  throw new AppError('rate_limited', { retryAfterSeconds: 1 });
}

/** How many attempts of one subject several limits have counted together, whatever has become of their windows. */
export async function attemptsCounted(limits: Limit[], subject: string): Promise<number> {
  const items = await readTogether(limits.map((limit) => Throttle.get(keys(limit, subject))));
  return items.reduce((sum, Item) => sum + (Throttle.parse({ Item }).data?.count ?? 0), 0);
}

/** Takes back one attempt that turned out not to count. */
export async function takeBackAttempt(limit: Limit, subject: string): Promise<void> {
  await unlessRefused(
    Throttle.patch(keys(limit, subject))
      .subtract({ count: 1 })
      .where(({ count }, { gt }) => gt(count, 0))
      .go(),
  );
}

export async function forgetAttempts(limit: Limit, subject: string): Promise<void> {
  await Throttle.delete(keys(limit, subject)).go();
}

/** In one write, so that nobody can forget between the window's opening and the counting. */
function addToWindow(limit: Limit, subject: string) {
  const windowEndsAt = nowSeconds() + limit.windowSeconds;
  return unlessRefused(
    Throttle.update(keys(limit, subject))
      .data((attr, { add, ifNotExists }) => {
        add(attr.count, 1);
        ifNotExists(attr.windowEndsAt, windowEndsAt);
        ifNotExists(attr.ttl, windowEndsAt);
      })
      .where(
        (attr, { notExists, lt, gt }) =>
          `${notExists(attr.count)} OR (${gt(attr.windowEndsAt, nowSeconds())} AND ${lt(attr.count, limit.max)})`,
      )
      .go(),
  );
}

function renewWindow(limit: Limit, subject: string) {
  const windowEndsAt = nowSeconds() + limit.windowSeconds;
  return unlessRefused(
    Throttle.patch(keys(limit, subject))
      .set({ count: 1, windowEndsAt, ttl: windowEndsAt })
      .where((attr, { lte }) => lte(attr.windowEndsAt, nowSeconds()))
      .go(),
  );
}
