import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** A day of a year, `10-31`: hundredths of revenue, orders and new customers, null where nobody counted them. */
export type StoredSales = Record<string, [revenue: number, orders: number | null, newCustomers: number | null]>;

/**
 * The real sales of a workspace in a year, as one text: 15 KB where every day is full. Written together with `SalesBook`, on its
 * revision.
 */
export const SalesYear = defineEntity({
  model: { service: 'reclame', entity: 'salesYear', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    year: { type: 'string', required: true },
    days: {
      type: CustomAttributeType<StoredSales>('any'),
      required: true,
      set: (days?: unknown) => JSON.stringify(days),
      get: (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : text),
    },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['year'], casing: 'none' },
    },
  },
});
