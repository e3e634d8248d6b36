import { ImportStopped, type RunId, readRun } from '../../imports/import-run.ts';
import { noteRun } from '../../imports/run-ends.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { bulkLater } from '../bulk/bulk-queue.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { goneEvent } from '../core/prospect-events.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { purgeLater } from '../prospect/removals-queue.ts';
import { createdBy, type Imported } from './imported-prospects.ts';
import { type ProspectImportItem, prospectRuns } from './prospect-import.entity.ts';

const sliceMs = 20_000;
/** Of the hundred actions of a transaction, four a prospect and three for all. */
const prospectsAtOnce = 24;

/**
 * Removes the prospects that an import created and nobody has edited since, for a slice of time; then it hands the rest to
 * the next message. Each step is written over the one before: it may be asked twice, or of two at once.
 */
export async function undoImport({ workspaceId, importId }: RunId, budgetMs = sliceMs): Promise<void> {
  const until = performance.now() + budgetMs;
  const item = await readRun(prospectRuns, { workspaceId, importId });
  if (!item?.undone || item.undone.at) return;
  const imported = await createdBy(item);
  try {
    let now = item;
    for (let place = item.undone.place; place < imported.length; place += prospectsAtOnce) {
      if (performance.now() > until) return await bulkLater({ task: 'undo', workspaceId, importId });
      now = await removeSome(now, imported.slice(place, place + prospectsAtOnce));
    }
    const undone = now.undone && { ...now.undone, at: new Date().toISOString() };
    await noteRun(prospectRuns, now, { undone });
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
  }
}

async function removeSome(item: ProspectImportItem, some: Imported[]): Promise<ProspectImportItem> {
  const { workspaceId, undone = { removed: 0, kept: 0, place: 0 } } = item;
  const writesOf = new Map(some.map(({ prospectId, writes }) => [prospectId, writes]));
  const prospectIds = [...writesOf.keys()];
  await purgeLater({ workspaceId, prospectIds });
  return withFreshReads(async () => {
    const now = new Date();
    const there = await readProspects(workspaceId, prospectIds);
    const gone = there.filter((one) => isUntouched(one, writesOf.get(one.prospectId)));
    const next = {
      removed: undone.removed + gone.length,
      kept: undone.kept + there.length - gone.length,
      place: undone.place + some.length,
    };
    const removals = gone.map((one) => ({ gone: one }));
    return noteRun(prospectRuns, item, { undone: next }, () => [
      ...prospectWrites(removals, now),
      ...gone.map((one) => goneEvent(one, now)),
    ]);
  });
}

/** Whether nobody edited a prospect since its import, nor wrote on its timeline. */
const isUntouched = ({ version, activityCount }: ProspectItem, writes: number | undefined) =>
  version === writes && activityCount === 0;
