import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** How a webhook has fared since its last success: what switches it off. None stands for a webhook that never failed. */
export const WebhookHealth = defineEntity({
  model: { service: 'reclame', entity: 'webhookHealth', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    webhookId: { type: 'string', required: true },
    /** Attempts since the last success. */
    failures: { type: 'number', required: true },
    /** Deliveries given up since the last success. */
    exhausted: { type: 'number', required: true },
    failingSince: { type: 'string' },
    /** Its people were told that it fails, since the last success. */
    warned: { type: 'boolean' },
    /** They were told that a delivery was given up, since the last success. */
    toldGivenUp: { type: 'boolean' },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['webhookId'], casing: 'none' },
    },
  },
});
export type WebhookHealthItem = EntityItem<typeof WebhookHealth>;
