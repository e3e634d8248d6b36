import { readMeOf } from '../../../../shared/settings/export-texts.ts';
import type { Whose } from '../../../platform/exported.ts';
import type { DataExportItem } from '../data-export.entity.ts';
import { exportedIn } from '../exported-words.ts';
import { type ArchiveState, leaveState, openState, type Place } from './archive-state.ts';
import type { Budget } from './budget.ts';
import { manifestOf } from './manifest.ts';
import { writeFiles } from './write-files.ts';
import { writeThings } from './write-things.ts';
import { ZipArchive } from './zip-archive.ts';

type Work = { zip: ZipArchive; state: ArchiveState; budget: Budget };
/** Answers where to go on, in another file, when its own had to end. */
type Step = { name: string; write: (from: string | null, piece: number, work: Work) => Promise<string | null> };

type Told = {
  onBegin: (uploadId: string) => Promise<void>;
  onProgress: (percent: number) => Promise<void>;
  onWhole: (counts: Holds) => Promise<void>;
  /** Fails where another run has taken it over meanwhile. */
  onLeave: () => Promise<void>;
};
type Holds = { things: number; files: number };

/** Goes on with an archive; true where it is there, false where another run must go on. */
export async function makeArchive(item: DataExportItem, budget: Budget, told: Told): Promise<boolean> {
  const { scope, ownerId, workspaceId, userId, createdAt } = item;
  const steps = await stepsOf(item, scope === 'workspace' ? { workspaceId: ownerId, userId } : { workspaceId, userId });
  const state = await openState(item, told.onBegin);
  const work: Work = { zip: new ZipArchive(state.upload, state.entries, new Date(createdAt)), state, budget };
  try {
    return await goThrough(item, steps, work, told);
  } catch (error) {
    await state.upload.settled();
    throw error;
  }
}

async function goThrough(item: DataExportItem, steps: readonly Step[], work: Work, told: Told): Promise<boolean> {
  const { state, budget } = work;
  let place: Place | null = state.place ?? placeOf(steps[0]);
  while (place) {
    const { step, from, piece }: Place = place;
    const at = steps.findIndex(({ name }) => name === step);
    if (at === -1) throw new Error(`${item.exportId} was left at ${step}, which is no step any more`);
    const next = await steps[at]?.write(from, piece, work);
    place = next ? { step, from: next, piece: piece + 1 } : placeOf(steps[at + 1]);
    if (place && budget.isOver()) {
      await told.onLeave();
      await leaveState(item, { ...state, place });
      return false;
    }
    await told.onProgress(Math.floor((100 * (at + 1)) / (steps.length + 1)));
  }
  await end(item, work, told);
  return true;
}

const placeOf = (step: Step | undefined): Place | null => (step ? { step: step.name, from: null, piece: 1 } : null);

async function stepsOf(item: DataExportItem, whose: Whose): Promise<Step[]> {
  const { things, files } = await exportedIn(item.scope);
  return [
    ...things.map(
      (thing): Step => ({
        name: thing.name,
        write: (from, piece, work) => writeThings(thing, whose, { from, piece }, work),
      }),
    ),
    ...files.map(
      (some): Step => ({
        name: `${some.name}/`,
        write: (from, _, work) => writeFiles(some, whose, from, work),
      }),
    ),
  ];
}

async function end(item: DataExportItem, { zip, state }: Work, told: Told): Promise<void> {
  const { counts, files } = state;
  const readMe = readMeOf({ scope: item.scope, counts, at: new Date(item.createdAt) });
  await addText(zip, state, 'LISEZMOI.txt', readMe);
  const holds = { things: Object.values(counts).reduce((sum, count) => sum + count, 0), files: files.length + 1 };
  await zip.whole('manifest.json', Buffer.from(`${JSON.stringify(manifestOf(item, counts, files), null, 2)}\n`));
  await told.onWhole(holds);
  await zip.end();
}

async function addText(zip: ZipArchive, { files }: ArchiveState, path: string, text: string): Promise<void> {
  const { size, sha256 } = await zip.whole(path, Buffer.from(text));
  files.push({ path, bytes: size, sha256 });
}
