import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { ImpersonationMode } from '../../../shared/kernel/impersonator.ts';
import { defineEntity } from '../db/client.ts';

/** Someone of the support who sees Réclame as a person, in one of their workspaces. What ended or is over is kept as long as its lines of the log, for its reason. */
export const Impersonation = defineEntity({
  model: { service: 'reclame', entity: 'impersonation', version: '1' },
  attributes: {
    impersonationId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    impersonatorId: { type: 'string', required: true },
    mode: { type: CustomAttributeType<ImpersonationMode>('string'), required: true },
    reason: { type: 'string', required: true },
    /** Of both when it began: whatever ends all sessions of either ends it. */
    epoch: { type: 'number', required: true },
    impersonatorEpoch: { type: 'number', required: true },
    /** As long as its end is not in the log. */
    state: { type: ['open'] as const },
    endedAt: { type: 'string' },
    expiresAt: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['impersonationId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    byOpen: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['expiresAt'], casing: 'none' },
    },
  },
});

export type ImpersonationItem = EntityItem<typeof Impersonation>;
