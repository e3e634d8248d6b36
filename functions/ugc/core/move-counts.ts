import { type CountedStage, countedStages } from '../../../shared/ugc/campaign.rules.ts';
import { illegalCampaign } from '../../../shared/ugc/collaboration.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import { UgcCampaign } from './campaign.entity.ts';

type Moved = Partial<Record<CountedStage | 'committedCents' | 'paidCents', number>>;
type First = { frozenAt?: string; engagedAt?: string };
/** What binds holds only while the campaign is under way, and an offer while the brief is the one that it was made of. */
export type Held = { version?: number };

/**
 * Moves what is counted of a campaign, in the transaction that moves a collaboration: `{ applied: -1, shortlisted: 1 }`. The
 * first offer freezes its brief, the first acceptance says for good that it engaged someone.
 */
export function moveCounts(
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  moved: Moved,
  first: First = {},
  held?: Held,
): Operation {
  const changes = Object.fromEntries(
    [...countedStages, 'committedCents' as const, 'paidCents' as const].flatMap((name) =>
      moved[name] ? [[name, moved[name]]] : [],
    ),
  ) as Moved;
  const patch = UgcCampaign.patch({ workspaceId, campaignId }).add(changes);
  const moving = Object.keys(first).length > 0 ? patch.set(first) : patch;
  if (!held) return update(moving, 'not_found');
  const { version } = held;
  const asHeld = moving.where((attr, { eq }) => {
    const underWay = `(${eq(attr.status, 'open')} OR ${eq(attr.status, 'closed')})`;
    return version === undefined ? underWay : `${underWay} AND ${eq(attr.version, version)}`;
  });
  return update(
    asHeld,
    version === undefined ? new AppError('illegal_transition', { message: illegalCampaign }) : 'conflict',
  );
}
