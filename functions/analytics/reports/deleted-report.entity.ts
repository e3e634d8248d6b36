import { CustomAttributeType } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';
import type { ReportItem } from './report.entity.ts';

/** A report as it was when it was deleted, until it can be brought back no longer. */
export const DeletedReport = defineEntity({
  model: { service: 'reclame', entity: 'deletedReport', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    reportId: { type: 'string', required: true },
    report: { type: CustomAttributeType<ReportItem>('any'), required: true },
    deletedAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['workspaceId', 'reportId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});
