import { continueRun } from '../../imports/continue-run.ts';
import { findRun } from '../../imports/import-run.ts';
import { type NewRun, type Prepare, type RunCall, startRun, startRunOnce } from '../../imports/start-run.ts';
import type { AuditedBy } from '../../platform/db/audit-line.entity.ts';
import { type AdImportItem, adRuns, shownImport } from './ad-import.entity.ts';

export type NewAdRun = NewRun<AdImportItem>;

/** Starts a run once: see `makeOnce`. */
export const startImportOnce = async (call: RunCall, prepare: Prepare<AdImportItem>) => ({
  import: shownImport(await startRunOnce(adRuns, call, prepare)),
});

/** Starts a run that nobody asked for by a request. */
export const startImport = (by: AuditedBy, prepare: Prepare<AdImportItem>): Promise<AdImportItem> =>
  startRun(adRuns, by, prepare);

/** Hands a run to the worker, from its checkpoint, after `delaySeconds` (0 to 900). */
export const continueImport = (item: AdImportItem, delaySeconds = 0): Promise<void> =>
  continueRun(adRuns, item, delaySeconds);

export const findImport = (workspaceId: string, importId: string): Promise<AdImportItem> =>
  findRun(adRuns, { workspaceId, importId });
