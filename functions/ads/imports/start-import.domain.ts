import { queues } from '../../../shared/workers.ts';
import { AppError } from '../../platform/app-error.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { AdImport, type AdImportItem, toImport } from './ad-import.entity.ts';

type By = { workspaceId: string; userId: string; ip: string };

/** What a new run is about, and what else its transaction holds. */
export type NewRun = Pick<AdImportItem, 'kind' | 'label' | 'source'> &
  Partial<Pick<AdImportItem, 'objectKey' | 'mapping' | 'request'>> & {
    operations?: Operation[];
    /** When the run is not made after all. */
    undo?: () => Promise<void>;
  };

type Start = { operation: string; body: unknown; prepare: (importId: string) => Promise<NewRun> };

/** Starts a run once: see `makeOnce`. */
export async function startImportOnce(actor: Actor, caller: Caller, { operation, body, prepare }: Start) {
  const item = await makeOnce(caller, {
    operation,
    owner: actor.workspaceId,
    body,
    make: (mark) => createRun(actor, prepare, mark),
    replay: (importId) => findImport(actor.workspaceId, importId),
  });
  // Also for one made before: the message of the first try may never have left.
  if (item.status === 'queued') await continueImport(item);
  return { import: toImport(item) };
}

/** Starts a run that nobody asked for by a request. */
export async function startImport(by: By, prepare: Start['prepare']): Promise<AdImportItem> {
  const item = await createRun(by, prepare, () => []);
  await continueImport(item);
  return item;
}

async function createRun(by: By, prepare: Start['prepare'], mark: (id: string) => Operation[]): Promise<AdImportItem> {
  const now = new Date();
  const importId = newId('adImport', now);
  const { operations = [], undo, ...about } = await prepare(importId);
  const item: AdImportItem = {
    ...about,
    workspaceId: by.workspaceId,
    importId,
    userId: by.userId,
    ip: by.ip,
    status: 'queued',
    received: 0,
    created: 0,
    updated: 0,
    skipped: 0,
    rejectedCount: 0,
    rejected: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const started = activity(by, { type: 'ads.import_started', entityId: importId }, now);
  try {
    await write([put(AdImport.create(item)), ...operations, started, ...mark(importId)]);
  } catch (error) {
    await undo?.();
    throw error;
  }
  return item;
}

/** Hands a run to the worker, from its checkpoint, after `delaySeconds` (0 to 900). */
export const continueImport = ({ workspaceId, importId }: AdImportItem, delaySeconds = 0): Promise<void> =>
  enqueue(env[queues.adImports.addressVariable], { workspaceId, importId }, delaySeconds);

export async function findImport(workspaceId: string, importId: string): Promise<AdImportItem> {
  const { data } = await AdImport.get({ workspaceId, importId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
