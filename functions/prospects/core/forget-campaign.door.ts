import { refile } from './refile.ts';

/** Within the time of a worker's run, with room for the rest of it. */
const forgettingMs = 30_000;

/**
 * Takes a campaign that is gone for good off its prospects; until then they keep it, so that it comes back with them. Throws
 * when there was not time for all: done again, it goes on.
 */
export async function forgetCampaign(workspaceId: string, campaignId: string): Promise<void> {
  const isAll = await refile(
    { workspaceId, field: 'campaignId', from: campaignId, to: null },
    Date.now() + forgettingMs,
  );
  if (!isAll) throw new Error('Not all prospects have forgotten a campaign that is gone');
}
