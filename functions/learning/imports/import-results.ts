import { daySeconds } from '../../../shared/kernel/day.ts';
import * as imports from '../../../shared/learning/imports.contract.ts';
import { resultListLabel } from '../../../shared/learning/imports.messages.ts';
import { brandIsThere } from '../../ai/core/brand-is-there.door.ts';
import { keepPayload } from '../../imports/payload.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';
import { resultRuns } from './result-import.entity.ts';
import { shownImport } from './shown-import.ts';

export const handler = defineHandler(imports.importResults, async (call) => {
  const run = await startRunOnce(resultRuns, call, async (importId) => {
    const { mapping, brandId, dryRun, platform, currency, dateOrder, decimal } = call.body;
    const { workspaceId, workspace } = call.actor;
    // Of a full workspace too: days of ads that it has are no ads more.
    const mostAds = (await planOf(workspace)).limits.resultAds ?? undefined;
    const keeping = { workspaceId, importId, listLabel: resultListLabel, borrows: dryRun };
    const { operations = [], ...kept } = await keepPayload(call.body, keeping);
    const ttl = dryRun ? Math.floor(Date.now() / 1000) + daySeconds : undefined;
    const about = { dryRun, brandId, mapping, said: { platform, currency, dateOrder, decimal }, mostAds, ttl };
    return { ...about, ...kept, operations: [...operations, ...brandIsThere(workspaceId, brandId)] };
  });
  return { import: shownImport(run) };
});
