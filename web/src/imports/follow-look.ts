import { ApiError } from '../lib/api-error.ts';
import { type ImportKind, type ImportRun, isUnderWay } from './import-runs.ts';

const pausesMs = [200, 400, 800];
const patience = 5;

type Following<Run> = { show: (run: Run) => void; isGone: () => boolean };

/** Follows a dry run to its end. Rejects when nobody answers any more. */
export async function followLook<Run extends ImportRun>(
  { read }: Pick<ImportKind<Run>, 'read'>,
  started: Run,
  { show, isGone }: Following<Run>,
): Promise<Run> {
  let run = started;
  for (let turn = 0, failures = 0; isUnderWay(run) && !isGone(); turn++) {
    show(run);
    await new Promise((resolve) => setTimeout(resolve, pausesMs[Math.min(turn, pausesMs.length - 1)]));
    try {
      run = await read(run.id);
      failures = 0;
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500;
      if (refused || ++failures >= patience) throw error;
    }
  }
  return run;
}
