import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Entity } from 'electrodb';
import { entityOptions } from '../platform/db/client.ts';
import { unlessRefused } from '../platform/db/write.ts';

/** Requests that one agency's server gets from us at once, whatever the number of our workers. */
export const slotsPerWebhook = 5;

/** Held by a delivery while it is under way; what a dead worker held is free once it expires. */
export const SendingSlot = new Entity(
  {
    model: { service: 'reclame', entity: 'sendingSlot', version: '1' },
    attributes: {
      workspaceId: { type: 'string', required: true },
      webhookId: { type: 'string', required: true },
      slotKey: { type: 'string', required: true },
      leaseId: { type: 'string', required: true },
      expiresAt: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byWebhook: {
        pk: { field: 'pk', composite: ['workspaceId', 'webhookId'], casing: 'none' },
        sk: { field: 'sk', composite: ['slotKey'], casing: 'none' },
      },
    },
  },
  entityOptions,
);

export type Slot = { workspaceId: string; webhookId: string; slotKey: string; leaseId: string };

const slotKeys = Array.from({ length: slotsPerWebhook }, (_, key) => String(key));

/** Until when this process holds what, by webhook: nobody need ask the table for those. */
const heldHere = new Map<string, Map<string, number>>();
/** How long a delivery waits here for one of them, before it goes back to the queue. */
const patience = { turns: 5, turnMs: 20 };

/** Takes one of the slots of a server, if any is free. Not in a transaction: so many want the same few that they would cancel each other's. */
export async function takeSlot(
  { workspaceId, webhookId }: { workspaceId: string; webhookId: string },
  now: Date,
  until: Date,
): Promise<Slot | null> {
  const held = heldHere.get(webhookId) ?? new Map<string, number>();
  heldHere.set(webhookId, held);
  const left = () => slotKeys.filter((key) => (held.get(key) ?? 0) < Date.now());
  for (let turn = 0; left().length === 0 && turn < patience.turns; turn++) await setTimeout(patience.turnMs);
  for (const slotKey of left().sort(() => Math.random() - 0.5)) {
    if ((held.get(slotKey) ?? 0) >= Date.now()) continue;
    held.set(slotKey, until.getTime());
    const slot: Slot = { workspaceId, webhookId, slotKey, leaseId: randomUUID() };
    if (await take(slot, now, until)) return slot;
    held.delete(slotKey);
  }
  return null;
}

const take = (slot: Slot, now: Date, until: Date): Promise<boolean> =>
  unlessRefused(
    SendingSlot.put({ ...slot, expiresAt: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) + 3600 })
      .where(({ expiresAt }, { notExists, lt }) => `(${notExists(expiresAt)} OR ${lt(expiresAt, now.toISOString())})`)
      .go(),
  );

/** Another may hold it, when the lease was lost. */
export async function freeSlot({ leaseId, ...key }: Slot): Promise<void> {
  await unlessRefused(
    SendingSlot.remove(key)
      .where((attr, { eq }) => eq(attr.leaseId, leaseId))
      .go(),
  );
  const held = heldHere.get(key.webhookId);
  held?.delete(key.slotKey);
  if (held?.size === 0) heldHere.delete(key.webhookId);
}
