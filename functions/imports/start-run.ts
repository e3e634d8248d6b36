import { type AuditedBy, audit } from '../platform/db/audit-line.entity.ts';
import { type Operation, put, writeIf } from '../platform/db/write.ts';
import { type IdempotentCall, makeOnce } from '../platform/idempotency/make-once.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { impersonatorNow } from '../platform/identity/impersonating.ts';
import { newId } from '../platform/new-id.ts';
import { continueRun } from './continue-run.ts';
import { standInLine } from './import-line.ts';
import { findRun, type ImportRuns, nothingMet, type RunItem } from './import-run.ts';

type Told = 'label' | 'objectKey' | 'borrowed';

/** What a new run is about, and what else its transaction holds. */
export type NewRun<Item extends RunItem> = Omit<Item, Exclude<keyof RunItem, Told>> & {
  operations?: Operation[];
  /** When the run is not made after all. */
  undo?: () => Promise<void>;
};

export type Prepare<Item extends RunItem> = (importId: string) => Promise<NewRun<Item>>;
export type RunCall = IdempotentCall & { actor: Actor };

/** Starts a run once: see `makeOnce`. */
export async function startRunOnce<Item extends RunItem>(
  runs: ImportRuns<Item>,
  call: RunCall,
  prepare: Prepare<Item>,
): Promise<Item> {
  const { workspaceId } = call.actor;
  const item = await makeOnce(call, {
    make: (mark) => createRun(runs, call.actor, prepare, mark),
    replay: (importId) => findRun(runs, { workspaceId, importId }),
  });
  // Also for one made before: the message of the first try may never have left.
  if (item.status === 'queued') await continueRun(runs, item);
  return item;
}

/** Starts a run that nobody asked for by a request. */
export async function startRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  by: AuditedBy,
  prepare: Prepare<Item>,
): Promise<Item> {
  const item = await createRun(runs, by, prepare, () => []);
  await continueRun(runs, item);
  return item;
}

async function createRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  by: AuditedBy,
  prepare: Prepare<Item>,
  mark: (id: string) => Operation[],
): Promise<Item> {
  const now = new Date();
  const importId = newId(runs.idPrefix, now);
  const { operations = [], undo, ...about } = await prepare(importId);
  const begun = {
    workspaceId: by.workspaceId,
    importId,
    userId: by.userId,
    apiKeyId: by.apiKeyId,
    impersonatorId: impersonatorNow(),
    ip: by.ip,
    status: 'queued',
    ...nothingMet,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  } as const;
  const run = { ...about, ...begun } as unknown as Item;
  const started = runs.isAudited(run)
    ? [audit(by, { type: `${runs.word}.import_started`, entityId: importId }, now)]
    : [];
  try {
    return await writeInLine(runs, run, (item) => [
      put(runs.entity.create(item)),
      ...operations,
      ...started,
      ...mark(importId),
    ]);
  } catch (error) {
    await undo?.();
    throw error;
  }
}

/** Writes a new run with its place in the line; another may take that place at the same moment. */
async function writeInLine<Item extends RunItem>(
  runs: ImportRuns<Item>,
  run: Item,
  operations: (item: Item) => Operation[],
): Promise<Item> {
  for (;;) {
    const { slot, stand } = await standInLine(runs, run);
    const item: Item = { ...run, slot };
    if (await writeIf(stand, operations(item))) return item;
  }
}
