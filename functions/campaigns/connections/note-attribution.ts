import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { replaceCampaign } from '../core/campaign-writes.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { attributionOf, type Insights } from './insights-rows.ts';

/** Keeps within how many days Meta attributes the conversions of a campaign, as its newest rows say; nothing where that is known. */
export async function noteAttribution({ workspaceId, campaignId, ...known }: CampaignItem, rows: readonly Insights[]) {
  const newest = [...rows]
    .sort((a, b) => (a.date_stop < b.date_stop ? 1 : -1))
    .find(({ attribution_setting }) => attribution_setting);
  const attribution = newest ? attributionOf(newest.attribution_setting) : null;
  if (!attribution || isDeepStrictEqual(known.platformSaid?.attribution, attribution)) return;
  await withFreshReads(async () => {
    const before = await readCampaign(workspaceId, campaignId);
    const platformSaid = { ...before.platformSaid, attribution };
    const edit = { attribution, platformSaid, updatedAt: new Date().toISOString(), version: before.version + 1 };
    await write([replaceCampaign(before, { ...before, ...edit })]);
  }).catch((error) => {
    // Deleted meanwhile.
    if (!(error instanceof AppError) || error.reason !== 'not_found') throw error;
  });
}
