import { daySeconds } from '../../../shared/kernel/day.ts';
import { currentPlan } from '../../../shared/kernel/plans.ts';
import * as imports from '../../../shared/learning/imports.contract.ts';
import { resultListLabel } from '../../../shared/learning/imports.messages.ts';
import { brandIsThere } from '../../ai/core/brand-is-there.door.ts';
import { keepPayload } from '../../imports/payload.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readBook } from '../core/learning-book.entity.ts';
import { resultRuns } from './result-import.entity.ts';
import { shownImport } from './shown-import.ts';

export const handler = defineHandler(imports.importResults, async (call) => {
  const run = await startRunOnce(resultRuns, call, async (importId) => {
    const { mapping, brandId, dryRun, platform, currency, dateOrder, decimal } = call.body;
    const { workspaceId, workspace } = call.actor;
    const mostAds = currentPlan(workspace, new Date()).limits.resultAds ?? undefined;
    if (!dryRun) await refuseWhenFull(workspaceId, mostAds);
    const keeping = { workspaceId, importId, listLabel: resultListLabel, borrows: dryRun };
    const { operations = [], ...kept } = await keepPayload(call.body, keeping);
    const ttl = dryRun ? Math.floor(Date.now() / 1000) + daySeconds : undefined;
    const about = { dryRun, brandId, mapping, said: { platform, currency, dateOrder, decimal }, mostAds, ttl };
    return { ...about, ...kept, operations: [...operations, ...brandIsThere(workspaceId, brandId)] };
  });
  return { import: shownImport(run) };
});

/** A 402 with limit and use when the plan has no room for one ad more. */
async function refuseWhenFull(workspaceId: string, mostAds: number | undefined): Promise<void> {
  if (mostAds === undefined) return;
  const { ads } = await readBook(workspaceId);
  if (ads === undefined || ads < mostAds) return;
  const details = [
    { path: 'limit', message: String(mostAds) },
    { path: 'use', message: String(ads) },
  ];
  throw new AppError('result_limit', { details });
}
