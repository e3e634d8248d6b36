import type { RunMessage } from '../../platform/imports/import-run.ts';
import { workOnRun } from '../../platform/imports/work-on-run.ts';
import { runSync } from '../meta/sync.domain.ts';
import { adRuns } from './ad-import.entity.ts';
import { runFile } from './run-file.domain.ts';

/** One slice of a run: see `workOnRun`. */
export const runImport = (message: RunMessage): Promise<void> =>
  workOnRun(adRuns, message, (item) => (item.kind === 'sync' ? runSync(item) : runFile(item)));
