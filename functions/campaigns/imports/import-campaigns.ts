import * as campaignsImports from '../../../shared/campaigns/imports.contract.ts';
import { figureListLabel } from '../../../shared/campaigns/imports.messages.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { keepPayload } from '../../imports/payload.ts';
import { startRunOnce } from '../../imports/start-run.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCampaigns } from '../core/read-campaign.ts';
import { campaignRuns, shownImport } from './campaign-import.entity.ts';

export const handler = defineHandler(campaignsImports.importCampaigns, async (call) => {
  const run = await startRunOnce(campaignRuns, call, async (importId) => {
    const { mapping, campaignId, campaignNames = {}, clientId, dryRun, ...body } = call.body;
    const { workspaceId, workspace } = call.actor;
    await refuseUnknown(workspaceId, [campaignId, ...Object.values(campaignNames).filter(isId)]);
    const keeping = { workspaceId, importId, listLabel: figureListLabel, borrows: dryRun };
    const { operations = [], ...kept } = await keepPayload(call.body, keeping);
    const { platform, currency, dateOrder, decimal, periodRows } = body;
    const ttl = dryRun ? Math.floor(Date.now() / 1000) + daySeconds : undefined;
    const said = { platform, currency, dateOrder, decimal, periodRows };
    const { timezone } = workspace;
    const about = { dryRun, campaignId, campaignNames, clientId, timezone, mapping, said, ttl };
    return { ...about, ...kept, operations: [...operations, ...fileUnder(workspaceId, clientId)] };
  });
  return { import: shownImport(run) };
});

const isId = (target: string) => target.startsWith('cmp_');

/** A 404 where one of them is no campaign of the workspace. */
async function refuseUnknown(workspaceId: string, ids: (string | undefined)[]): Promise<void> {
  const asked = [...new Set(ids.filter((id) => id !== undefined))];
  if (asked.length === 0) return;
  const found = await readCampaigns(workspaceId, asked);
  if (found.length < asked.length) throw new AppError('not_found');
}
