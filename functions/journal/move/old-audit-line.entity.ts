import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** A line of the log under the key of before there were chains: among all else of its workspace, where no right could tell it apart. */
export const OldAuditLine = defineEntity({
  ...AuditLine.schema,
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['activityId'], casing: 'none' },
    },
  },
});
