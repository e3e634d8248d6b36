import type { CampaignStep } from '../../../shared/ugc/message.contract.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import type { UgcCampaignItem } from '../core/campaign.entity.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import type { CollaborationStepItem } from '../core/collaboration-step.entity.ts';
import { creatorName, readCreators } from '../core/read-creator.ts';

/** A page of what happened in a campaign, as its brand reads it; names are read together, however many there are. */
export async function shownCampaignSteps(
  { workspaceId, campaignId, brandId }: UgcCampaignItem,
  steps: readonly CollaborationStepItem[],
): Promise<CampaignStep[]> {
  const [creators, people, brands] = await Promise.all([
    creatorsOf(
      workspaceId,
      [...new Set(steps.map((step) => step.collaborationId))].filter((id) => id !== campaignId),
    ),
    peopleNames([...new Set(steps.flatMap(({ userId }) => userId ?? []))]),
    clientsById(workspaceId, [brandId]),
  ]);
  return steps.map(({ stepId: id, at, side, userId, act, text, collaborationId }) => {
    const creator = creators.get(collaborationId) ?? null;
    const name = side === 'creator' ? creator?.name : (people.get(userId ?? '') ?? brands.get(brandId)?.name);
    return {
      ...{ id, at, act, creator, text: text ?? null },
      by: { kind: side, name: side === 'clock' ? null : (name ?? '') },
      refs: { collaborationId: collaborationId === campaignId ? null : collaborationId, campaignId },
    };
  });
}

/** By collaboration, a hundred at most. */
async function creatorsOf(workspaceId: string, ids: readonly string[]) {
  const read = await readTogether(ids.map((collaborationId) => UgcCollaboration.get({ workspaceId, collaborationId })));
  const items = read.flatMap((Item) => UgcCollaboration.parse({ Item }).data ?? []);
  const known = await readCreators(workspaceId, [...new Set(items.map(({ creatorId }) => creatorId))]);
  return new Map(
    items.map(({ collaborationId, creatorId: id, creatorName: noted }) => {
      const creator = known.get(id);
      return [collaborationId, { id, name: (creator && creatorName(creator)) || noted }];
    }),
  );
}
