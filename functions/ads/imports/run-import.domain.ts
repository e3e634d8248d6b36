import type { RunMessage } from '../../imports/import-run.ts';
import { workOnRun } from '../../imports/work-on-run.ts';
import { adRuns } from './ad-import.entity.ts';
import { runSync } from './meta/sync.domain.ts';
import { runFile } from './run-file.domain.ts';

/** One slice of a run: see `workOnRun`. */
export const runImport = (message: RunMessage): Promise<void> =>
  workOnRun(adRuns, message, (item) => (item.kind === 'sync' ? runSync(item) : runFile(item)));
