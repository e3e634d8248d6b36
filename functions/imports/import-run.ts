import { CustomAttributeType, type Entity, type EntityItem } from 'electrodb';
import type { QueueSpec } from '../../shared/kernel/worker-specs.ts';
import type { IdPrefix } from '../../shared/words.ts';
import { AppError } from '../platform/app-error.ts';
import { versioned } from '../platform/db/versioned.ts';
import { type Operation, put, WriteRefused } from '../platform/db/write.ts';
import type { FileLayout } from './file-layout.ts';
import type { FilePlace } from './file-records.ts';
import { lineSlots } from './lined-run.entity.ts';
import type { RejectedLine } from './rejected-lines.entity.ts';

/**
 * What every run of an import keeps. `received` is its checkpoint: so many records have had their fate, and whoever goes
 * on starts with the next, which it finds from `place` on. The lines refused stand in `RejectedLines`, the first ones here too.
 */
export const runAttributes = {
  workspaceId: { type: 'string', required: true },
  importId: { type: 'string', required: true },
  label: { type: 'string', required: true },
  status: { type: ['queued', 'running', 'completed', 'failed', 'cancelled'] as const, required: true },
  /** Who started it and from where, for the audit line at its end. */
  userId: { type: 'string', required: true },
  apiKeyId: { type: 'string' },
  impersonatorId: { type: 'string' },
  ip: { type: 'string', required: true },

  /** Its slot in its line, as long as it is not over. */
  slot: { type: lineSlots },

  /** Of a file: where it lies in the bucket, whether it stays there for others, how it is written. */
  objectKey: { type: 'string' },
  borrowed: { type: 'boolean' },
  layout: { type: CustomAttributeType<FileLayout>('any') },

  /** Where its file may be read on. */
  place: { type: CustomAttributeType<FilePlace>('any') },

  received: { type: 'number', required: true },
  created: { type: 'number', required: true },
  updated: { type: 'number', required: true },
  skipped: { type: 'number', required: true },
  rejectedCount: { type: 'number', required: true },
  rejected: { type: CustomAttributeType<RejectedLine[]>('any'), required: true },
  progress: { type: 'number' },
  message: { type: 'string' },
  /** When its first slice began: until then it may have waited behind others. */
  startedAt: { type: 'string' },
  finishedAt: { type: 'string' },
  ...versioned,
} as const;

/** The figures of a run that has met no record yet. */
export const nothingMet = { received: 0, created: 0, updated: 0, skipped: 0, rejectedCount: 0, rejected: [] };

export const runIndexes = {
  byWorkspace: {
    pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
    sk: { field: 'sk', composite: ['importId'], casing: 'none' },
  },
} as const;

type RunEntity = Entity<
  string,
  string,
  string,
  {
    model: { service: string; entity: string; version: string };
    attributes: typeof runAttributes;
    indexes: typeof runIndexes;
  }
>;
export type RunItem = EntityItem<RunEntity>;
export type RunId = { workspaceId: string; importId: string };
/** What a queue says of a run that is to go on: see `LinedRun`. */
export type RunMessage = RunId & { ticket?: string | undefined };

/** A queue whose worker runs imports. */
export type ImportQueue = QueueSpec & {
  addressVariable:
    | 'AD_IMPORTS_QUEUE_URL'
    | 'PROSPECT_IMPORTS_QUEUE_URL'
    | 'CAMPAIGN_IMPORTS_QUEUE_URL'
    | 'RESULT_IMPORTS_QUEUE_URL';
};

/** The runs of a word: where they are kept, and which queue works on them. */
export type ImportRuns<Item extends RunItem> = {
  word: 'ads' | 'prospects' | 'campaigns' | 'learning';
  idPrefix: IdPrefix;
  queue: ImportQueue;
  entity: RunEntity;
  /** The line in which it waits: a workspace has one run of a line worked on at a time. */
  lineOf(item: Item): string;
  /** Whether a run does anything that the audit log has to tell. */
  isAudited(item: Item): boolean;
  /** As lists show it. */
  shown(item: Item): object;
};

/** `entity` has `runAttributes` and `runIndexes` besides what its own word keeps. */
export const importRuns = <Item extends RunItem>(
  runs: Omit<ImportRuns<Item>, 'entity'> & { entity: object },
): ImportRuns<Item> => ({ ...runs, entity: runs.entity as RunEntity });

export const isFinished = ({ status }: Pick<RunItem, 'status'>) => status !== 'queued' && status !== 'running';

export async function readRun<Item extends RunItem>(runs: ImportRuns<Item>, id: RunId): Promise<Item | null> {
  return (await runs.entity.get(id).go({ consistent: true })).data as Item | null;
}

/** A 404 when the workspace has no such run. */
export async function findRun<Item extends RunItem>(runs: ImportRuns<Item>, id: RunId): Promise<Item> {
  const item = await readRun(runs, id);
  if (!item) throw new AppError('not_found');
  return item;
}

/** The run was cancelled, or another worker is ahead of this one: nothing more is to be done here. */
export class ImportStopped extends Error {}
const stopped = new AppError('conflict');

export const orStopped = (error: unknown) =>
  error instanceof WriteRefused && error.operation.refusal === stopped
    ? new ImportStopped('import stopped', { cause: error })
    : error;

export const changedRun = <Item extends RunItem>(before: Item, change: Partial<Item>): Item => ({
  ...before,
  ...change,
  updatedAt: new Date().toISOString(),
  version: before.version + 1,
});

/** Keeps how a run stands, provided that nobody stopped it nor went further meanwhile: see `orStopped`. */
export const saveRun = <Item extends RunItem>(runs: ImportRuns<Item>, before: Item, after: Item): Operation =>
  put(
    runs.entity.put(after).where((attr, { eq }) => eq(attr.version, before.version)),
    stopped,
  );

/** What any word shows of a run. */
export const shownRun = (item: RunItem) => ({
  id: item.importId,
  label: item.label,
  status: item.status,
  received: item.received,
  created: item.created,
  updated: item.updated,
  skipped: item.skipped,
  rejected: item.rejected,
  rejectedCount: item.rejectedCount,
  progress: item.progress ?? null,
  message: item.message ?? null,
  finishedAt: item.finishedAt ?? null,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
