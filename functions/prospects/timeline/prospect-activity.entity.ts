import type { EntityItem } from 'electrodb';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import type { ProspectActivity as ShownActivity } from '../../../shared/prospects/prospect.ts';
import { outcomes, timelineTypes } from '../../../shared/prospects/prospects.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** A line of a prospect's timeline, in the order of when it happened. Not the audit log, which holds no content. */
export const ProspectActivity = defineEntity({
  model: { service: 'reclame', entity: 'prospectActivity', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    prospectId: { type: 'string', required: true },
    activityId: { type: 'string', required: true },
    type: { type: keysOf(timelineTypes), required: true },
    content: { type: 'string', required: true },
    outcome: { type: keysOf(outcomes) },
    happenedAt: { type: 'string', required: true },
    by: {
      type: 'map',
      properties: { id: { type: 'string', required: true }, name: { type: 'string', required: true } },
    },
    dueAt: { type: 'string' },
    doneAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byProspect: {
      pk: { field: 'pk', composite: ['workspaceId', 'prospectId'], casing: 'none' },
      sk: { field: 'sk', composite: ['happenedAt', 'activityId'], casing: 'none' },
    },
  },
});

export type ProspectActivityItem = EntityItem<typeof ProspectActivity>;

export const shownProspectActivity = (item: ProspectActivityItem): ShownActivity => ({
  id: item.activityId,
  type: item.type,
  content: item.content,
  outcome: item.outcome ?? null,
  at: item.happenedAt,
  by: item.by ?? null,
  dueAt: item.dueAt ?? null,
  doneAt: item.doneAt ?? null,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
