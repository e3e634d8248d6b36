import { continueRun } from '../../imports/continue-run.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import { ImportJob } from '../../imports/import-job.ts';
import { isFinished, type RunMessage, readRun } from '../../imports/import-run.ts';
import { finishRun } from '../../imports/run-ends.ts';
import { workOnRun } from '../../imports/work-on-run.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readBook } from '../core/learning-book.entity.ts';
import { withImport } from './count-import.ts';
import { layoutOf } from './layout-of.ts';
import { nothingRead, type ResultImportItem, resultRuns } from './result-import.entity.ts';
import { removeParts } from './result-parts.ts';
import { ResultStore } from './result-store.ts';
import { measuredIn } from './shown-import.ts';
import { surveyFile } from './survey-file.ts';

/** A slice ends soon after, for others to have their turn; the file is read again by the next one. */
const sliceMs = 60_000;

/** One slice of a run: see `workOnRun`. Of one that is over and does not count, nothing stays. */
export async function runImport(message: RunMessage): Promise<void> {
  await workOnRun(resultRuns, message, (item) => workOnFile(item));
  const item = await readRun(resultRuns, message);
  if (item && isFinished(item) && item.status !== 'completed') await removeParts(item);
}

/** One slice of work on the file of a run that is under way. */
export async function workOnFile(item: ResultImportItem, budgetMs = sliceMs): Promise<void> {
  const job = new ImportJob(resultRuns, item);
  try {
    // A look remembers what it saw: it begins again.
    if (item.dryRun) await job.note(nothingRead);
    const isAsked = await decide(job);
    if (isAsked) return await finishRun(resultRuns, job.item, 'failed', isAsked);
    const store = new ResultStore(job, performance.now() + budgetMs);
    if (await store.storeAll()) await complete(job.item);
    else await continueRun(resultRuns, job.item);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await finishRun(resultRuns, job.item, 'failed', error.message);
  }
}

/** Finds out how the file is written, once; what it does not tell is asked. */
async function decide(job: ImportJob<ResultImportItem>): Promise<string | undefined> {
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

/** Ends the run; its ads count from that moment on. */
async function complete(item: ResultImportItem): Promise<void> {
  const { workspaceId, importId, brandId, stored } = item;
  if (item.dryRun || !stored || stored.parts === 0) return finishRun(resultRuns, item, 'completed');
  const counted = {
    importId,
    ...(brandId !== undefined && { brandId }),
    ...(stored.currency !== null && { currency: stored.currency }),
    measured: measuredIn(item),
    parts: stored.parts,
    ads: item.created + item.updated,
    rows: item.rows ?? 0,
  };
  await withFreshReads(async () => {
    const book = await readBook(workspaceId);
    await finishRun(resultRuns, item, 'completed', undefined, [
      withImport(workspaceId, book, counted, allAds(item, book.version)),
    ]);
  });
}

/** How many ads have figures once an import counts, if nothing else has begun or ended to count since it read them. Words alone are no figures. */
function allAds({ stored, created, reading }: ResultImportItem, version: number): number | undefined {
  if (stored?.known?.version !== version) return undefined;
  return stored.known.ads + (reading?.wordsOnly ? 0 : created);
}
