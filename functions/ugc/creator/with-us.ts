import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { type CountedOffer, foldedObjective } from '../../../shared/rules/ugc/legal-counter.ts';
import type { Creator } from '../../../shared/ugc/creator.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { contractThresholdCents } from '../core/contract-threshold.ts';
import { ThresholdCount, type ThresholdCountItem } from '../core/threshold-count.entity.ts';

/** What a workspace made with a creator: how often, for how much this civil year, and how near each annonceur is to the threshold. Null before the first offer that was accepted. */
export async function withUsOf(workspaceId: string, creatorId: string, now = new Date()): Promise<Creator['withUs']> {
  const { data } = await UgcCollaboration.query
    .byCreator({ creatorId })
    .where((item, { eq }) => eq(item.workspaceId, workspaceId))
    .go({ pages: 'all' });
  const made = data.filter(({ status, content }) => content.agreement?.acceptedOn && status !== 'cancelled');
  if (made.length === 0) return null;
  const year = parisDay(now).slice(0, 4);
  const thisYear = made.filter(({ content }) => content.agreement?.acceptedOn?.startsWith(year));
  const threshold = (await contractThresholdCents()) / 100;
  const counts = await countsOf(workspaceId, creatorId, [...new Set(made.map(({ brandId }) => brandId))], year);
  const objectives = new Map(
    made.map(({ brandId, content: { offer } }) => {
      const objective = offer?.terms.objective ?? '';
      return [`${brandId} ${keyOf(foldedObjective(objective))}`, objective];
    }),
  );
  return {
    collaborations: made.length,
    spentThisYear: thisYear.reduce((sum, item) => sum + feeOf(item), 0) + euros(counts.flatMap(extensions)),
    counters: counts
      .map((count) => ({
        ...{ brandId: count.brandId, threshold, total: euros(count.counted) },
        objective: objectives.get(`${count.brandId} ${count.objectiveKey}`) ?? '',
      }))
      .sort((a, b) => b.total - a.total),
  };
}

/** What the law counts in a civil year, by annonceur and objective: extensions of rights, and what the creator keeps, too. */
async function countsOf(workspaceId: string, creatorId: string, brandIds: string[], year: string) {
  const read = await Promise.all(
    brandIds.map((brandId) =>
      ThresholdCount.query.byWorkspace({ workspaceId, brandId, creatorId }).go({ pages: 'all' }),
    ),
  );
  return read.flatMap(({ data }) => data).filter((count) => count.year === year && count.counted.length > 0);
}

const extensions = ({ counted }: ThresholdCountItem) => counted.filter(({ extensionId }) => extensionId !== undefined);
const euros = (lines: readonly CountedOffer[]): number => lines.reduce((sum, { cents }) => sum + cents, 0) / 100;

/** Euros, before tax, with what was added for retouches. */
const feeOf = ({ content: { offer, extraCents = 0 } }: UgcCollaborationItem): number =>
  ((offer?.cents ?? 0) + extraCents) / 100;
