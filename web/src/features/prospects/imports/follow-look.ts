import type { ProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { isUnderWay } from '../../../imports/import-runs.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { prospectImports } from './prospect-imports.ts';

const pausesMs = [200, 400, 800];
const patience = 5;

type Following = { show: (run: ProspectImport) => void; isGone: () => boolean };

/** Follows a dry run to its end. Rejects when nobody answers any more. */
export async function followLook(started: ProspectImport, { show, isGone }: Following): Promise<ProspectImport> {
  let run = started;
  for (let turn = 0, failures = 0; isUnderWay(run) && !isGone(); turn++) {
    show(run);
    await new Promise((resolve) => setTimeout(resolve, pausesMs[Math.min(turn, pausesMs.length - 1)]));
    try {
      run = await prospectImports.read(run.id);
      failures = 0;
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500;
      if (refused || ++failures >= patience) throw error;
    }
  }
  return run;
}
