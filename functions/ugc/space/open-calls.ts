import { groupBy } from '../../../shared/kernel/group-by.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { callFits } from '../../../shared/rules/ugc/call-fits.ts';
import { spaceLimits } from '../../../shared/ugc/space.rules.ts';
import type { SpaceCall } from '../../../shared/ugc/space-call.contract.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import { shownCampaign } from '../core/shown-campaign.ts';

/** Of the newest open campaigns of the marketplace, those that a creator may answer and has not; for who is on it alone. */
export async function openCalls(
  { creatorId, listed, content }: CreatorProfileItem,
  own: readonly UgcCollaborationItem[],
): Promise<SpaceCall[]> {
  if (!listed) return [];
  const { data } = await UgcCampaign.query.byMarket({ marketKey: 'all' }).go({ order: 'desc', count: mostTogether });
  const answered = new Set(own.map(({ campaignId }) => campaignId));
  const today = parisDay();
  const fitting = data.filter(
    ({ campaignId, content: asked }) =>
      !answered.has(campaignId) && (asked.applicationsCloseOn ?? today) >= today && callFits(asked, content),
  );
  const shut = await shutTo(creatorId, fitting);
  return shown(fitting.filter(({ workspaceId }) => !shut.has(workspaceId)).slice(0, spaceLimits.calls));
}

/** The workspaces that want nothing of them. */
async function shutTo(creatorId: string, campaigns: readonly UgcCampaignItem[]): Promise<Set<string>> {
  const workspaceIds = [...new Set(campaigns.map(({ workspaceId }) => workspaceId))];
  if (workspaceIds.length === 0) return new Set();
  const items = await readTogether(workspaceIds.map((workspaceId) => CreatorRelation.get({ workspaceId, creatorId })));
  return new Set(workspaceIds.filter((_, at) => CreatorRelation.parse({ Item: items[at] }).data?.blocked));
}

/** In the order given. */
async function shown(campaigns: readonly UgcCampaignItem[]): Promise<SpaceCall[]> {
  const groups = [...groupBy(campaigns, ({ workspaceId }) => workspaceId)];
  const brands = new Map(
    await Promise.all(
      groups.map(async ([workspaceId, some]) => {
        const ids = [...new Set(some.map(({ brandId }) => brandId))];
        return [workspaceId, await clientsById(workspaceId, ids)] as const;
      }),
    ),
  );
  return Promise.all(
    campaigns.map((item) => shownCampaign(item, brands.get(item.workspaceId)?.get(item.brandId)?.name ?? '')),
  );
}
