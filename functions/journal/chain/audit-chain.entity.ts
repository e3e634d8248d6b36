import { defineEntity } from '../../platform/db/client.ts';

/** What the last verification of a chain found. */
export const AuditChain = defineEntity({
  model: { service: 'reclame', entity: 'auditChain', version: '1' },
  attributes: {
    chainId: { type: 'string', required: true },
    verifiedAt: { type: 'string', required: true },
    ok: { type: 'boolean', required: true },
    brokenAt: { type: 'number' },
    /** The last block that was verified. */
    n: { type: 'number', required: true },
    headHash: { type: 'string', required: true },
    lines: { type: 'number', required: true },
  },
  indexes: {
    byChain: {
      pk: { field: 'pk', composite: ['chainId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
