import * as z from 'zod';
import { reportTexts } from '../../shared/imports/messages.ts';
import { csvText } from '../platform/csv.ts';
import { update, write } from '../platform/db/write.ts';
import type { Page } from '../platform/http/page-of.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { continueRun } from './continue-run.ts';
import { leaveLine, startNext } from './import-line.ts';
import { findRun, type ImportRuns, type RunItem } from './import-run.ts';
import { RejectedLines, reportedLines } from './rejected-lines.entity.ts';
import { endLine } from './run-ends.ts';

const Position = z.object({ importId: z.string() });

/** The runs of a workspace, newest first. */
export async function listRuns<Item extends RunItem>(
  runs: ImportRuns<Item>,
  { workspaceId }: Actor,
  page: Page,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const before = await page.after(Position);
  const query = runs.entity.query.byWorkspace({ workspaceId });
  const from = before ? query.lt(before) : query;
  const { data } = await from.go({ order: 'desc', limit: page.limit + 1, consistent: true });
  const items = data.slice(0, page.limit) as Item[];
  const last = data.length > page.limit ? items.at(-1) : undefined;
  return { items, nextCursor: await page.next(last && { importId: last.importId }) };
}

/** Stops a run at its next step; what is stored stays. The worker throws its file away. */
export async function cancelRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  actor: Actor,
  importId: string,
): Promise<Item> {
  const id = { workspaceId: actor.workspaceId, importId };
  const item = await findRun(runs, id);
  const now = new Date().toISOString();
  const cancel = runs.entity
    .patch(id)
    .set({ status: 'cancelled', finishedAt: now, updatedAt: now })
    .remove(['message'])
    // A step is written over the version that it read: the one in progress is refused.
    .add({ version: 1 })
    .where(({ status }, { eq }) => `(${eq(status, 'queued')} OR ${eq(status, 'running')})`);
  await write([
    update(cancel, 'import_finished'),
    ...leaveLine(runs, item),
    ...endLine(runs, item, 'cancelled', actor),
  ]);
  // Its own message may be spent: the worker throws the file away.
  await continueRun(runs, item);
  await startNext(runs, item);
  return findRun(runs, id);
}

/** The lines that a run refused, or kept with a remark, for a spreadsheet. */
export async function reportOfRun<Item extends RunItem>(
  runs: ImportRuns<Item>,
  { workspaceId }: Actor,
  importId: string,
): Promise<string> {
  const run: RunItem & { remarkedCount?: number | undefined } = await findRun(runs, { workspaceId, importId });
  const { data } = await RejectedLines.query.byImport({ workspaceId, importId }).go({ pages: 'all', consistent: true });
  const told = data.flatMap(({ lines }) => lines).slice(0, reportedLines);
  const rows = told.map(({ line, reason }) => [String(line), reason]);
  const more = run.rejectedCount + (run.remarkedCount ?? 0) - told.length;
  return csvText(reportTexts.header, more > 0 ? [...rows, ['', reportTexts.more(more)]] : rows);
}
