import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { ProspectBulk as ShownBulk } from '../../../shared/prospects/bulk.contract.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** One act on all that a search found. The ids stand in a file; `place` counts those whose fate is decided. */
export const ProspectBulk = defineEntity({
  model: { service: 'reclame', entity: 'prospectBulk', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    bulkId: { type: 'string', required: true },
    /** Who asked for it and from where, for what is told of it. */
    userId: { type: 'string', required: true },
    apiKeyId: { type: 'string' },
    impersonatorId: { type: 'string' },
    ip: { type: 'string', required: true },
    action: { type: CustomAttributeType<ShownBulk['action']>('string'), required: true },
    value: { type: 'string' },
    status: { type: ['running', 'completed'] as const, required: true },
    total: { type: 'number', required: true },
    place: { type: 'number', required: true },
    done: { type: 'number', required: true },
    refused: { type: 'number', required: true },
    reasons: { type: CustomAttributeType<ShownBulk['reasons']>('any'), required: true },
    ttl: { type: 'number', required: true },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['bulkId'], casing: 'none' },
    },
  },
});
export type ProspectBulkItem = EntityItem<typeof ProspectBulk>;

export const shownBulk = (item: ProspectBulkItem): ShownBulk => ({
  id: item.bulkId,
  action: item.action,
  value: item.value ?? null,
  status: item.status,
  total: item.total,
  done: item.done,
  refused: item.refused,
  reasons: item.reasons,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});

export const bulkFileKey = ({ workspaceId, bulkId }: Pick<ProspectBulkItem, 'workspaceId' | 'bulkId'>) =>
  `prospects/${workspaceId}/bulk/${bulkId}.json`;
