import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** Why we switched a webhook off. */
export const disabledCodes = ['gone', 'failing', 'unproven'] as const;

export const Webhook = defineEntity({
  model: { service: 'reclame', entity: 'webhook', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    webhookId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    url: { type: 'string', required: true },
    events: { type: 'list', items: { type: 'string' }, required: true },
    /** The `:read` permissions of who asked for the events; all, when it was made before they were noted. */
    reads: { type: 'list', items: { type: 'string' } },
    active: { type: 'boolean', required: true },
    disabledCode: { type: disabledCodes },
    /** When it was last switched on again: what was told before is not sent any more. */
    resumedAt: { type: 'string' },
    /** As JSON, in clear: those that were there before they were sealed, `{}` since the next write. */
    headers: { type: 'string', required: true },
    /** Headers that the agency wants to find. */
    sealedHeaders: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          name: { type: 'string', required: true },
          sealed: { type: 'string', required: true },
          /** The end of the value, when it is long enough to keep its beginning for itself. */
          hint: { type: 'string', required: true },
        },
      },
    },
    /** The newest first; those that were replaced sign until they expire. */
    secrets: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          sealed: { type: 'string', required: true },
          hint: { type: 'string', required: true },
          expiresAt: { type: 'string' },
        },
      },
      required: true,
    },
    /** The address of who made it, or switched it on again, was proven by then. */
    proven: { type: 'boolean' },
    createdBy: { type: 'string', required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['webhookId'], casing: 'none' },
    },
  },
});
export type WebhookItem = EntityItem<typeof Webhook>;
