import { createHash, randomUUID } from 'node:crypto';
import { isForLoopbackOnly } from '../../platform/clients/outbound/parse-address.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { SendingSlot } from './sending-slot.entity.ts';

/** Requests that one server gets from us at once, whatever the number of our workers and of the workspaces that have it. */
export const slotsPerHost = 10;
/** Of those, what the webhooks of a workspace share: nobody can take a server that many use away from the others. */
export const slotsPerWorkspace = 5;
const allSlotKeys = Array.from({ length: slotsPerHost }, (_, key) => String(key));

/** Longer than any attempt takes. */
const heldMs = 60_000;
/** A slot goes to the next delivery of this process for so long; others have their turn then. */
const passedOnMs = 20_000;
/** A slot that another has is not asked for again so soon: the deliveries of a batch ask together. */
const askedAgainMs = 500;
/** How long a delivery waits while none of the slots here gets free, before it goes back to the queue. */
const patienceMs = 100;

/** A server as one workspace may use it: its name, and which of its slots. */
export type Server = { name: string; hostKey: string; slotKeys: string[] };
export type Slot = { server: Server; slotKey: string; leaseId: string; until: number };

/**
 * Two workspaces have few slots of a server in common, and the same ones wherever they are worked out. Both public ports
 * are one server; locally everything is on one host, and the port tells.
 */
export function serverOf({ workspaceId, url }: { workspaceId: string; url: string }): Server {
  const address = new URL(url);
  const hostKey = keyOf(isForLoopbackOnly(address) ? address.host : address.hostname);
  const name = `${workspaceId} ${hostKey}`;
  const ranks = createHash('sha256').update(name).digest();
  const rank = (key: string) => ranks[Number(key)] ?? 0;
  return { name, hostKey, slotKeys: allSlotKeys.toSorted((a, b) => rank(a) - rank(b)).slice(0, slotsPerWorkspace) };
}

/** What this process holds of one server's slots: nobody here need ask the table for those. */
type Held = {
  keys: Set<string>;
  idle: Slot[];
  /** Until when a slot is believed to be another's. */
  taken: Map<string, number>;
  /** Attempts of this process that are not over. */
  attempts: number;
  lastGivenBack: number;
  /** Wakes each attempt that waits for a slot, the first first. */
  waiting: Set<() => void>;
};
const heldHere = new Map<string, Held>();

/** Says that attempts are to come: slots stay here, from one to the next, until as many have ended. */
export function expectAttempt({ name }: Server): void {
  const held = heldHere.get(name) ?? {
    keys: new Set(),
    idle: [],
    taken: new Map(),
    attempts: 0,
    lastGivenBack: 0,
    waiting: new Set(),
  };
  held.attempts++;
  heldHere.set(name, held);
}

export const hasOtherAttempts = ({ name }: Server): boolean => (heldHere.get(name)?.attempts ?? 0) > 1;

/** An attempt that was expected is over; the slots that nobody here waits for any more are free. */
export async function endAttempt({ name }: Server): Promise<void> {
  const held = heldHere.get(name);
  if (!held) return;
  held.attempts--;
  const busy = held.keys.size - held.idle.length;
  const free = held.idle.splice(Math.max(0, held.attempts - busy));
  if (held.attempts === 0) heldHere.delete(name);
  await Promise.all(free.map((slot) => freeSlot(held, slot)));
}

/** One of the slots of a server, for an attempt that was expected; null while all are taken. */
export async function takeSlot(server: Server): Promise<Slot | null> {
  const held = heldHere.get(server.name);
  if (!held) return null;
  const slot = (await heldSlot(held)) ?? (await newSlot(held, server));
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
  const held = heldHere.get(slot.server.name);
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

/** Takes a free slot by single writes: so many want the same few that transactions would cancel each other. */
async function newSlot(held: Held, server: Server): Promise<Slot | null> {
  for (const slotKey of server.slotKeys.toSorted(() => Math.random() - 0.5)) {
    if (held.keys.has(slotKey) || (held.taken.get(slotKey) ?? 0) > Date.now()) continue;
    held.keys.add(slotKey);
    const slot: Slot = { server, slotKey, leaseId: randomUUID(), until: Date.now() + heldMs };
    let isTaken = false;
    try {
      isTaken = await take(slot);
    } finally {
      if (!isTaken) held.keys.delete(slotKey);
    }
    if (isTaken) return slot;
    held.taken.set(slotKey, Date.now() + askedAgainMs);
  }
  return null;
}

const take = ({ server: { hostKey }, slotKey, leaseId, until }: Slot): Promise<boolean> =>
  unlessRefused(
    SendingSlot.put({
      hostKey,
      slotKey,
      leaseId,
      expiresAt: new Date(until).toISOString(),
      ttl: Math.ceil(until / 1000) + 3600,
    })
      .where(
        ({ expiresAt }, { notExists, lt }) => `(${notExists(expiresAt)} OR ${lt(expiresAt, new Date().toISOString())})`,
      )
      .go(),
  );

/** Only if it is still ours: once it had expired, another may have taken it. */
async function freeSlot(held: Held, { server: { hostKey }, slotKey, leaseId }: Slot): Promise<void> {
  await unlessRefused(
    SendingSlot.remove({ hostKey, slotKey })
      .where((attr, { eq }) => eq(attr.leaseId, leaseId))
      .go(),
  );
  held.keys.delete(slotKey);
}
