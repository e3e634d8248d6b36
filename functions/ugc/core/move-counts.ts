import { type CountedStage, countedStages } from '../../../shared/ugc/campaign.rules.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import { UgcCampaign } from './campaign.entity.ts';

type Moved = Partial<Record<CountedStage | 'committedCents' | 'paidCents', number>>;
type First = { frozenAt?: string; engagedAt?: string };

/**
 * Moves what is counted of a campaign, in the transaction that moves a collaboration: `{ applied: -1, shortlisted: 1 }`. The
 * first offer freezes its brief, the first acceptance says for good that it engaged someone.
 */
export function moveCounts(
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  moved: Moved,
  first: First = {},
): Operation {
  const changes = Object.fromEntries(
    [...countedStages, 'committedCents' as const, 'paidCents' as const].flatMap((name) =>
      moved[name] ? [[name, moved[name]]] : [],
    ),
  ) as Moved;
  const patch = UgcCampaign.patch({ workspaceId, campaignId }).add(changes);
  return update(Object.keys(first).length > 0 ? patch.set(first) : patch, 'not_found');
}
