import { defineEntity } from '../../platform/db/client.ts';

/** The public link of a report. The address also takes a signature that is not here: what is stored opens nothing. */
export const ReportShare = defineEntity({
  model: { service: 'reclame', entity: 'reportShare', version: '1' },
  attributes: {
    shareId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    reportId: { type: 'string', required: true },
    /** Of what was mailed: the file that it shows for ever, beside the link that the report itself may have. */
    frozenId: { type: 'string' },
    expiresAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number' },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['shareId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
