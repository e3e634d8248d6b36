import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { closingShards, UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { campaignStep } from '../core/campaign-step.ts';
import { closing } from './closing.ts';

/** So many at once: what is left is taken at the next hour. */
const atOnce = 200;

/** Closes the applications of campaigns whose last day is past; as often as it takes. */
export async function closeDueCampaigns(now: Date): Promise<number> {
  const today = parisDay(now);
  const due = await Promise.all(
    closingShards.map(async (closingShard) => {
      const past = UgcCampaign.query.byClosing({ closingShard }).lt({ closesOn: today });
      return (await past.go({ count: atOnce })).data;
    }),
  );
  let closed = 0;
  for (const item of due.flat()) if (await close(item, now)) closed++;
  return closed;
}

async function close(item: UgcCampaignItem, now: Date): Promise<boolean> {
  const { workspaceId, campaignId, version } = item;
  const status = 'closed';
  const set = UgcCampaign.patch({ workspaceId, campaignId }).set({
    status,
    updatedAt: now.toISOString(),
    version: version + 1,
  });
  const open = closing(set, { ...item, status }).where(
    (attr, { eq }) => `${eq(attr.version, version)} AND ${eq(attr.status, 'open')}`,
  );
  return writeIf(update(open), [
    campaignStep(item, { act: 'campaign_closed' }, now),
    audit(bySystem(item), { type: 'ugc_campaign.closed', entityId: campaignId }, now),
  ]);
}
