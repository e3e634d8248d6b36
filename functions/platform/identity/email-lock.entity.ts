import { defineEntity } from '../db/client.ts';

/** Makes an e-mail unique on the platform, and finds its user. */
export const EmailLock = defineEntity({
  model: { service: 'reclame', entity: 'emailLock', version: '1' },
  attributes: {
    emailKey: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Of an address that its user has left: kept for their way back until then, by which nobody is found. */
    keptUntil: { type: 'string' },
    ttl: { type: 'number' },
  },
  indexes: {
    byEmail: {
      pk: { field: 'pk', composite: ['emailKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

/** Whether an address was kept for who has left it, and is no longer: the lock itself goes some time later. */
export const isKeptNoMore = ({ keptUntil }: { keptUntil?: string | undefined }, now: Date): boolean =>
  keptUntil !== undefined && keptUntil <= now.toISOString();
