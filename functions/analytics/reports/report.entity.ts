import { CustomAttributeType, type EntityItem } from 'electrodb';
import type {
  ReportBlock,
  ReportFilters,
  ReportPeriod,
  ReportSchedule,
} from '../../../shared/analytics/report-fields.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

type Branding = { name?: string | undefined; color?: string | undefined; footer?: string | undefined };

/** Over which those that are due are spread. */
export const reportShards = ['0', '1', '2', '3'] as const;

/** What a page for a client is made of; its figures are read when it is. */
export const Report = defineEntity({
  model: { service: 'reclame', entity: 'report', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    reportId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    clientId: { type: 'string' },
    filters: { type: CustomAttributeType<ReportFilters>('any'), required: true },
    period: { type: CustomAttributeType<ReportPeriod>('any'), required: true },
    compare: { type: CustomAttributeType<'previous' | 'year'>('string') },
    currency: { type: 'string' },
    convertTo: { type: CustomAttributeType<'EUR'>('string') },
    blocks: { type: CustomAttributeType<ReportBlock[]>('any'), required: true },
    branding: { type: CustomAttributeType<Branding>('any'), required: true },
    logoId: { type: 'string' },
    /** That are counted of its logo. */
    logoBytes: { type: 'number' },
    schedule: { type: CustomAttributeType<ReportSchedule>('any') },
    /** Its public link; `sharedAt` is another at each sharing. */
    shareId: { type: 'string' },
    sharedAt: { type: 'string' },
    shareExpiresAt: { type: 'string' },
    /** The file that holds what the link shows, where that is frozen, and since when. */
    frozenId: { type: 'string' },
    frozenBytes: { type: 'number' },
    frozenAt: { type: 'string' },
    /** When it is to be sent next, and where that is looked for: together, and only while it has a schedule. */
    shard: { type: 'string' },
    nextRunAt: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['reportId'], casing: 'none' },
    },
    byDue: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['nextRunAt'], casing: 'none' },
    },
  },
});

export type ReportItem = EntityItem<typeof Report>;

type Where = Parameters<Parameters<ReturnType<ReturnType<typeof Report.patch>['set']>['where']>[0]>;

/** The report as it was read, its content, its link and its next run: what is written over it puts nothing back. */
export const asRead =
  ({ version, sharedAt, nextRunAt }: Pick<ReportItem, 'version' | 'sharedAt' | 'nextRunAt'>) =>
  (...[attr, { eq, notExists }]: Where): string =>
    [
      eq(attr.version, version),
      sharedAt ? eq(attr.sharedAt, sharedAt) : notExists(attr.sharedAt),
      nextRunAt ? eq(attr.nextRunAt, nextRunAt) : notExists(attr.nextRunAt),
    ].join(' AND ');

/** How many bytes are counted of the files of a report. */
export const bytesOf = ({ logoBytes = 0, frozenBytes = 0 }: ReportItem): number => logoBytes + frozenBytes;

/** A report without its link. */
export function unshared(report: ReportItem): ReportItem {
  const { shareId, sharedAt, shareExpiresAt, frozenId, frozenBytes, frozenAt, ...content } = report;
  return content;
}
