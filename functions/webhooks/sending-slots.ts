import { randomUUID } from 'node:crypto';
import { unlessRefused } from '../platform/db/write.ts';
import { SendingSlot } from './sending-slot.entity.ts';

/** Requests that one agency's server gets from us at once, whatever the number of our workers. */
export const slotsPerWebhook = 5;
const slotKeys = Array.from({ length: slotsPerWebhook }, (_, key) => String(key));

/** Longer than any attempt takes. */
const heldMs = 60_000;
/** A slot goes to the next delivery of this process for so long; others have their turn then. */
const passedOnMs = 20_000;
/** How long a delivery waits while none of the slots here gets free, before it goes back to the queue. */
const patienceMs = 100;

type Place = { workspaceId: string; webhookId: string };
export type Slot = Place & { slotKey: string; leaseId: string; until: number };

/** What this process holds of one server's slots: nobody here need ask the table for those. */
type Held = {
  keys: Set<string>;
  idle: Slot[];
  /** Attempts of this process that are not over. */
  attempts: number;
  lastGivenBack: number;
  /** Wakes each attempt that waits for a slot, the first first. */
  waiting: Set<() => void>;
};
const heldHere = new Map<string, Held>();

/** Says that attempts are to come: slots stay here, from one to the next, until as many have ended. */
export function expectAttempt({ webhookId }: Place): void {
  const held = heldHere.get(webhookId) ?? {
    keys: new Set(),
    idle: [],
    attempts: 0,
    lastGivenBack: 0,
    waiting: new Set(),
  };
  held.attempts++;
  heldHere.set(webhookId, held);
}

export const hasOtherAttempts = ({ webhookId }: Place): boolean => (heldHere.get(webhookId)?.attempts ?? 0) > 1;

/** An attempt that was expected is over; the slots that nobody here waits for any more are free. */
export async function endAttempt({ webhookId }: Place): Promise<void> {
  const held = heldHere.get(webhookId);
  if (!held) return;
  held.attempts--;
  const busy = held.keys.size - held.idle.length;
  const free = held.idle.splice(Math.max(0, held.attempts - busy));
  if (held.attempts === 0) heldHere.delete(webhookId);
  await Promise.all(free.map((slot) => freeSlot(held, slot)));
}

/** One of the slots of a server, for an attempt that was expected; null while all are taken. */
export async function takeSlot(place: Place): Promise<Slot | null> {
  const held = heldHere.get(place.webhookId);
  if (!held) return null;
  const slot = (await heldSlot(held)) ?? (await newSlot(held, place));
  if (slot || held.keys.size === 0) return slot;
  const started = Date.now();
  while (Date.now() - Math.max(started, held.lastGivenBack) < patienceMs) {
    await nextGivenBack(held);
    const given = await heldSlot(held);
    if (given) return given;
  }
  return null;
}

/** The next attempt of this process takes it. */
export function giveBack(slot: Slot): void {
  const held = heldHere.get(slot.webhookId);
  if (!held) return;
  held.idle.push(slot);
  held.lastGivenBack = Date.now();
  const [wake] = held.waiting;
  wake?.();
}

/** Until a slot is given back, for as long as patience lasts. */
function nextGivenBack(held: Held): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      held.waiting.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, patienceMs);
    held.waiting.add(wake);
  });
}

async function heldSlot(held: Held): Promise<Slot | null> {
  const slot = held.idle.pop();
  if (!slot || slot.until - Date.now() > heldMs - passedOnMs) return slot ?? null;
  await freeSlot(held, slot);
  return null;
}

/** Not in a transaction: so many want the same few that they would cancel each other's. */
async function newSlot(held: Held, place: Place): Promise<Slot | null> {
  for (const slotKey of slotKeys.toSorted(() => Math.random() - 0.5)) {
    if (held.keys.has(slotKey)) continue;
    held.keys.add(slotKey);
    const slot: Slot = { ...place, slotKey, leaseId: randomUUID(), until: Date.now() + heldMs };
    let isTaken = false;
    try {
      isTaken = await take(slot);
    } finally {
      if (!isTaken) held.keys.delete(slotKey);
    }
    if (isTaken) return slot;
  }
  return null;
}

const take = ({ until, ...slot }: Slot): Promise<boolean> =>
  unlessRefused(
    SendingSlot.put({ ...slot, expiresAt: new Date(until).toISOString(), ttl: Math.ceil(until / 1000) + 3600 })
      .where(
        ({ expiresAt }, { notExists, lt }) => `(${notExists(expiresAt)} OR ${lt(expiresAt, new Date().toISOString())})`,
      )
      .go(),
  );

/** Another may hold it, when it had expired. */
async function freeSlot(held: Held, { leaseId, until, ...key }: Slot): Promise<void> {
  await unlessRefused(
    SendingSlot.remove(key)
      .where((attr, { eq }) => eq(attr.leaseId, leaseId))
      .go(),
  );
  held.keys.delete(key.slotKey);
}
