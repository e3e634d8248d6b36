import { defineEntity } from '../../platform/db/client.ts';

/** Who decided what about a workspace, when and why: the log holds no text of anyone. */
export const WorkspaceChange = defineEntity({
  model: { service: 'reclame', entity: 'workspaceChange', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    changeId: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    changed: { type: 'list', items: { type: 'string' }, required: true },
    reason: { type: 'string', required: true },
    at: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    ofWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['changeId'], casing: 'none' },
    },
  },
});
