import { defineEntity } from '../../platform/db/client.ts';

/** That the people of a workspace are told this month of what may be kept no longer: once, whoever asks again. */
export const RetentionNotice = defineEntity({
  model: { service: 'reclame', entity: 'retentionNotice', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    /** The month in Paris, `2026-12`. */
    monthKey: { type: 'string', required: true },
    startedAt: { type: 'string', required: true },
    /** Missing while the mails are put on their queue. */
    sentAt: { type: 'string' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byMonth: {
      pk: { field: 'pk', composite: ['workspaceId', 'monthKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
