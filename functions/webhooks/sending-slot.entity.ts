import { randomUUID } from 'node:crypto';
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

/** Takes one of the slots of a server, if any is free. Not in a transaction: so many want the same few that they would cancel each other's. */
export async function takeSlot(owner: { workspaceId: string; webhookId: string }, now: Date, until: Date) {
  const { workspaceId, webhookId } = owner;
  const first = Math.floor(Math.random() * slotsPerWebhook);
  for (let turn = 0; turn < slotsPerWebhook; turn++) {
    const slotKey = String((first + turn) % slotsPerWebhook);
    const slot: Slot = { workspaceId, webhookId, slotKey, leaseId: randomUUID() };
    if (await take(slot, now, until)) return slot;
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
export const freeSlot = ({ leaseId, ...key }: Slot): Promise<boolean> =>
  unlessRefused(
    SendingSlot.remove(key)
      .where((attr, { eq }) => eq(attr.leaseId, leaseId))
      .go(),
  );
