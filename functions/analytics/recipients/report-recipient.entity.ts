import { createHash } from 'node:crypto';
import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { RecipientState } from '../../../shared/analytics/recipients.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** An address to which the reports of a workspace go, once for all its reports. Its link takes a signature that is not here. */
export const ReportRecipient = defineEntity({
  model: { service: 'reclame', entity: 'reportRecipient', version: '1' },
  attributes: {
    recipientId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    email: { type: 'string', required: true },
    state: { type: CustomAttributeType<RecipientState>('string'), required: true },
    /** When they were last asked. */
    askedAt: { type: 'string' },
    changedAt: { type: 'string', required: true },
    /** Of one that never answered. */
    ttl: { type: 'number' },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['recipientId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
export type ReportRecipientItem = EntityItem<typeof ReportRecipient>;

/** The same for an address whenever it is asked: what is found by it needs no index. */
export const recipientIdOf = (workspaceId: string, email: string): string =>
  `rrc_${createHash('sha256').update(`${workspaceId}\n${email}`).digest('hex').slice(0, 26)}`;
