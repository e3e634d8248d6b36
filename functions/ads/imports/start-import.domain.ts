import { continueRun } from '../../imports/continue-run.ts';
import { findRun } from '../../imports/import-run.ts';
import { type NewRun, type Start, startRun, startRunOnce } from '../../imports/start-run.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type AdImportItem, adRuns, toImport } from './ad-import.entity.ts';

export type NewAdRun = NewRun<AdImportItem>;

/** Starts a run once: see `makeOnce`. */
export const startImportOnce = async (actor: Actor, caller: Caller, start: Start<AdImportItem>) => ({
  import: toImport(await startRunOnce(adRuns, actor, caller, start)),
});

/** Starts a run that nobody asked for by a request. */
export const startImport = (
  by: { workspaceId: string; userId: string; ip: string },
  prepare: Start<AdImportItem>['prepare'],
): Promise<AdImportItem> => startRun(adRuns, by, prepare);

/** Hands a run to the worker, from its checkpoint, after `delaySeconds` (0 to 900). */
export const continueImport = (item: AdImportItem, delaySeconds = 0): Promise<void> =>
  continueRun(adRuns, item, delaySeconds);

export const findImport = (workspaceId: string, importId: string): Promise<AdImportItem> =>
  findRun(adRuns, { workspaceId, importId });
