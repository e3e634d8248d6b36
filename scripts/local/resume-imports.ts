import { adRuns } from '../../functions/ads/imports/ad-import.entity.ts';
import { continueRun } from '../../functions/platform/imports/continue-run.ts';
import type { ImportRuns, RunItem } from '../../functions/platform/imports/import-run.ts';
import { prospectRuns } from '../../functions/prospects/imports/prospect-import.entity.ts';

/** Queues are in memory here: imports that a stop cut short are handed to their worker again. Needs the functions' environment. */
export async function resumeImports(): Promise<number> {
  return (await resume(adRuns)) + (await resume(prospectRuns));
}

async function resume<Item extends RunItem>(runs: ImportRuns<Item>): Promise<number> {
  // Only here may the table be scanned: nothing names the imports of all workspaces.
  const { data } = await runs.entity.scan
    .where(({ status }, { eq }) => `${eq(status, 'queued')} OR ${eq(status, 'running')}`)
    .go({ pages: 'all' });
  for (const item of data) await continueRun(runs, item);
  return data.length;
}
