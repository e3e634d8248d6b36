import { defineEntity } from '../../platform/db/client.ts';

/** A device that someone has signed in from, as its words tell it from others. */
export const UsedDevice = defineEntity({
  model: { service: 'reclame', entity: 'usedDevice', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** Of its words. */
    deviceKey: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byUser: {
      pk: { field: 'pk', composite: ['userId'], casing: 'none' },
      sk: { field: 'sk', composite: ['deviceKey'], casing: 'none' },
    },
  },
});
