import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { NotificationType } from '../../../shared/words.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What the link of a mail stops, found by the hash of its secret: the mails of a type, or the digest. */
export const UnsubscribeLink = defineEntity({
  model: { service: 'reclame', entity: 'unsubscribeLink', version: '1' },
  attributes: {
    tokenKey: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    stops: { type: CustomAttributeType<NotificationType | 'digest'>('string'), required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byToken: {
      pk: { field: 'pk', composite: ['tokenKey'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
export type UnsubscribeLinkItem = EntityItem<typeof UnsubscribeLink>;
