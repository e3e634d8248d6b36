import { continueRun } from '../../imports/continue-run.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import { ImportJob } from '../../imports/import-job.ts';
import type { RunMessage } from '../../imports/import-run.ts';
import { finishRun } from '../../imports/run-ends.ts';
import { workOnRun } from '../../imports/work-on-run.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { type CampaignImportItem, campaignRuns, nothingRead } from './campaign-import.entity.ts';
import { FileStore } from './file-store.ts';
import { layoutOf } from './layout-of.ts';
import { surveyFile } from './survey-file.ts';

/** A slice ends soon after, for others to have their turn; the file is read again by the next one. */
const sliceMs = 60_000;

/** One slice of a run: see `workOnRun`. */
export const runImport = (message: RunMessage): Promise<void> =>
  workOnRun(campaignRuns, message, (item) => (item.connectionId ? readAccount(item) : workOnFile(item)));

/** A file has no use for what reads an ad account, which is as much again. */
async function readAccount(item: CampaignImportItem): Promise<void> {
  const { runSync } = await import('../connections/run-sync.ts');
  await runSync(item);
}

/** One slice of work on the file of a run that is under way. */
export async function workOnFile(item: CampaignImportItem, budgetMs = sliceMs): Promise<void> {
  const job = new ImportJob(campaignRuns, item);
  try {
    // A look remembers what it saw: it begins again.
    if (item.dryRun) await job.note({ ...nothingRead, stored: undefined });
    const isAsked = await decide(job);
    if (isAsked) await finishRun(campaignRuns, job.item, 'failed', isAsked);
    else if (await new FileStore(job, await workspaceOf(item), performance.now() + budgetMs).storeAll())
      await finishRun(campaignRuns, job.item, 'completed');
    else await continueRun(campaignRuns, job.item);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await finishRun(campaignRuns, job.item, 'failed', error.message);
  }
}

async function workspaceOf({ workspaceId }: CampaignImportItem): Promise<WorkspaceItem> {
  const { data } = await Workspace.get({ workspaceId }).go({ consistent: true });
  if (!data) throw new Error('An import of nobody');
  return data;
}

/** Finds out how the file is written, once; what it does not tell is asked. */
async function decide(job: ImportJob<CampaignImportItem>): Promise<string | undefined> {
  const { objectKey = '', mapping = {} } = job.item;
  if (!job.item.layout) await job.note({ layout: await layoutOf(objectKey, mapping) });
  if (job.item.reading) return undefined;
  const surveyed = await surveyFile(job.item, (progress) => job.progress(progress * 0.2));
  if ('problem' in surveyed) {
    await job.note({ columns: surveyed.columns, questions: surveyed.questions });
    return surveyed.problem;
  }
  await job.note({ columns: surveyed.columns, reading: surveyed.reading, questions: [] });
  return undefined;
}
