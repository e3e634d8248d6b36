import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { foldedObjective } from '../../../shared/rules/ugc/legal-counter.ts';
import type { Creator } from '../../../shared/ugc/creator.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { contractThresholdCents } from '../core/contract-threshold.ts';

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
  const byObjective = new Map<string, { brandId: string; objective: string; total: number; threshold: number }>();
  for (const item of thisYear) {
    const objective = item.content.offer?.terms.objective ?? '';
    const key = `${item.brandId} ${foldedObjective(objective)}`;
    const before = byObjective.get(key);
    const total = (before?.total ?? 0) + feeOf(item) + keptOf(item);
    byObjective.set(key, { brandId: item.brandId, objective, threshold, total });
  }
  return {
    collaborations: made.length,
    spentThisYear: thisYear.reduce((sum, item) => sum + feeOf(item), 0),
    counters: [...byObjective.values()].sort((a, b) => b.total - a.total),
  };
}

/** Euros, before tax, with what was added for retouches. */
const feeOf = ({ content: { offer, extraCents = 0 } }: UgcCollaborationItem): number =>
  ((offer?.cents ?? 0) + extraCents) / 100;

/** What the creator keeps counts too. */
const keptOf = ({ content: { offer } }: UgcCollaborationItem): number => offer?.terms.product.value ?? 0;
