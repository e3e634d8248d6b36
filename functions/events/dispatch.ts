import { chunks } from '../../shared/kernel/chunks.ts';
import { causedBy } from '../platform/cause.ts';
import { captureError } from '../platform/clients/monitoring.ts';
import { type Operation, update, write, writeIf } from '../platform/db/write.ts';
import { log } from '../platform/log.ts';
import { Event, type EventItem } from '../platform/outbox/event.entity.ts';
import type { Made, Plan } from '../platform/outbox/subscriber.ts';
import { passPoint } from '../platform/worker/pass-point.ts';
import { subscribers } from './subscribers.ts';

/** How it went with an event. */
export type Dispatched = {
  /** The table knows who was told. */
  noted: boolean;
  /** Of subscribers, which the event then still waits for, or of a `sendOn`. */
  failures: unknown[];
};

type Name = keyof typeof subscribers;
const names = Object.keys(subscribers) as Name[];

type Told = { name: Name; plan: Plan };
type Asked = {
  event: EventItem;
  /** Those that it still waits for. */
  left: Set<string>;
  told: Told[];
  failures: unknown[];
};

/**
 * Tells the subscribers that events wait for, and notes who was told. What they make of an event is written in one
 * transaction with the note, and several events share one. May be done again. A subscriber that fails keeps no other waiting.
 */
export async function dispatch(events: EventItem[]): Promise<Dispatched[]> {
  const asked = events.map(
    (event): Asked => ({ event, left: new Set(event.waiting ?? names), told: [], failures: [] }),
  );
  await Promise.all(names.map((name) => ask(name, asked)));
  return (await Promise.all(transactionsOf(asked).map(writeTogether))).flat();
}

async function ask(name: Name, all: Asked[]): Promise<void> {
  const own = all.filter(({ left }) => left.has(name));
  if (own.length === 0) return;
  const plans = await plansOf(
    name,
    own.map(({ event }) => event),
  );
  const told = own.map(async (asked, at) => {
    const plan = plans[at];
    if (plan?.status !== 'fulfilled') return fail(asked, name, plan?.reason);
    asked.left.delete(name);
    if (plan.value) asked.told.push({ name, plan: plan.value });
  });
  await Promise.all(told);
}

/** A subscriber that throws at once has failed on each event. */
async function plansOf(name: Name, events: EventItem[]): Promise<PromiseSettledResult<Plan | null>[]> {
  try {
    return await Promise.allSettled(subscribers[name](events));
  } catch (reason) {
    return events.map(() => ({ status: 'rejected', reason }));
  }
}

async function fail({ event, failures }: Asked, subscriber: Name, error: unknown): Promise<void> {
  const { eventId, requestId } = event;
  failures.push(error);
  log.error('subscriber failed', error, { subscriber, eventId, requestId });
  await captureError(error, { subscriber, eventId });
}

/** What a transaction takes. */
const writesTogether = 100;

const madeOf = ({ told }: Asked): Made[] => told.flatMap(({ plan }) => plan.made);

/** Whether there is anything to note: when all that were asked failed, the event goes on waiting as it did. */
const isNoted = ({ told, failures }: Asked) => told.length > 0 || failures.length === 0;

function transactionsOf(all: Asked[]): Asked[][] {
  const transactions: Asked[][] = [];
  let writes = writesTogether;
  for (const asked of all) {
    const own = madeOf(asked).length + 1;
    if (writes + own > writesTogether) {
      transactions.push([]);
      writes = 0;
    }
    transactions.at(-1)?.push(asked);
    writes += own;
  }
  return transactions;
}

async function writeTogether(transaction: Asked[]): Promise<Dispatched[]> {
  const operations = transaction
    .filter(isNoted)
    .flatMap((asked) => [...madeOf(asked).map(({ put }) => put), noteOf(asked)]);
  if (operations.length > writesTogether) return Promise.all(transaction.map((asked) => writeAlone(asked, makeMany)));
  try {
    if (operations.length > 0) await write(operations);
  } catch {
    return Promise.all(transaction.map((asked) => writeAlone(asked, makeEach)));
  }
  passPoint('fan-out-half');
  return Promise.all(transaction.map((asked) => causedBy(asked.event.requestId, () => sendOn(asked))));
}

async function sendOn(asked: Asked): Promise<Dispatched> {
  const noted = isNoted(asked);
  const sent = asked.told.map(async ({ name, plan }) => {
    try {
      await Promise.all(plan.made.map((made) => made.sendOn?.()));
    } catch (error) {
      await fail(asked, name, error);
    }
  });
  await Promise.all(sent);
  return { noted, failures: asked.failures };
}

/** After a transaction was refused, because something was made before or cannot be written, or where none takes it all: writes each subscriber's part apart. */
async function writeAlone(asked: Asked, make: typeof makeEach): Promise<Dispatched> {
  const made = asked.told.map(async (told): Promise<Told[]> => {
    try {
      await causedBy(asked.event.requestId, () => make(told.plan.made));
      return [told];
    } catch (error) {
      asked.left.add(told.name);
      await fail(asked, told.name, error);
      return [];
    }
  });
  asked.told = (await Promise.all(made)).flat();
  const { failures } = asked;
  if (!isNoted(asked)) return { noted: false, failures };
  try {
    await writeIf(noteOf(asked));
    return { noted: true, failures };
  } catch (error) {
    return { noted: false, failures: [...failures, error] };
  }
}

const writesAtOnce = 8;

/** By as few transactions as hold them; what one that is refused holds, each alone. */
async function makeMany(made: Made[]): Promise<void> {
  const making = chunks(made, writesTogether).map(async (some) => {
    try {
      await write(some.map(({ put }) => put));
    } catch {
      return makeEach(some);
    }
    await Promise.all(some.map(({ sendOn }) => sendOn?.()));
  });
  await Promise.all(making);
}

/** What was made before is not sent on again: if its message was lost, the sweep of its own word sends it. */
async function makeEach(made: Made[]): Promise<void> {
  for (const some of chunks(made, writesAtOnce))
    await Promise.all(
      some.map(async ({ put, sendOn }) => {
        if (await writeIf(put)) await sendOn?.();
      }),
    );
}

/** Notes for whom the event still waits. Refused when another process has noted someone meanwhile: its note stands. */
function noteOf({ event, left, told }: Asked): Operation {
  const noted: NonNullable<Plan['noted']> = Object.assign({}, ...told.map(({ plan }) => plan.noted));
  const patch = Event.patch(event).set(noted);
  if (left.size === 0) return update(patch.remove(['waiting', 'shard', 'pendingAt']));
  const { waiting: before } = event;
  const waits = patch.set({ waiting: [...left] });
  return update(
    before
      ? waits.where((attr, { contains }) => before.map((name) => contains(attr.waiting, name)).join(' AND '))
      : waits.where((attr, { exists, notExists }) => `${exists(attr.shard)} AND ${notExists(attr.waiting)}`),
  );
}
