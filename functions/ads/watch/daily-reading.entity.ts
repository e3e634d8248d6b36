import { defineEntity } from '../../platform/db/client.ts';

/** That some followed advertisers are read today, and by which import: the clock may strike twice. */
export const DailyReading = defineEntity({
  model: { service: 'reclame', entity: 'dailyReading', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** Day, country and number: see `readingsOf`. */
    readingKey: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['readingKey'], casing: 'none' },
    },
  },
});
