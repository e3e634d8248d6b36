import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { ReportRun as ShownRun } from '../../../shared/analytics/sending.contract.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put } from '../../platform/db/write.ts';

/** Over which those that are not over are spread. */
export const runShards = ['0', '1', '2', '3'] as const;

/** One sending of a report. `revision` is raised by every write. */
export const ReportRun = defineEntity({
  model: { service: 'reclame', entity: 'reportRun', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    reportId: { type: 'string', required: true },
    runId: { type: 'string', required: true },
    /** The moment that its figures are of. */
    at: { type: 'string', required: true },
    status: { type: CustomAttributeType<ShownRun['status']>('string'), required: true },
    reason: { type: 'string' },
    period: { type: CustomAttributeType<{ from: string; to: string }>('any') },
    dataThrough: { type: 'string' },
    recipients: { type: CustomAttributeType<ShownRun['recipients']>('any'), required: true },
    pdf: { type: 'boolean', required: true },
    /** Its frozen figures are kept, and a link leads to them. */
    shareId: { type: 'string' },
    /** How long it is read again before it leaves, in hours, and until when. */
    reviewHours: { type: 'number' },
    reviewUntil: { type: 'string' },
    /** Whoever had it sent to themselves; the others are planned. */
    askedBy: { type: 'string' },
    /** Someone is at it until then. */
    claimedUntil: { type: 'string' },
    attempts: { type: 'number', required: true },
    /** While it is not over: when it is looked whether someone is at it. */
    shard: { type: 'string' },
    dueAt: { type: 'string' },
    revision: { type: 'number', required: true },
    createdAt: { type: 'string', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byReport: {
      pk: { field: 'pk', composite: ['workspaceId', 'reportId'], casing: 'none' },
      sk: { field: 'sk', composite: ['runId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type ReportRunItem = EntityItem<typeof ReportRun>;

/** A run after a change, and what writes it over the very run that was read. */
export function changedRun(before: ReportRunItem, change: Partial<ReportRunItem>) {
  const after: ReportRunItem = { ...before, ...change, revision: before.revision + 1 };
  const operation: Operation = put(
    ReportRun.put(after).where(({ revision }, { eq }) => eq(revision, before.revision)),
    changedMeanwhile,
  );
  return { after, operation };
}
