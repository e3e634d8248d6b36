import { inHundredths } from '../../../shared/rules/hundredths.ts';
import { type CountedOffer, foldedObjective, legalLevel } from '../../../shared/rules/ugc/legal-counter.ts';
import { beyondOrder } from '../../../shared/ugc/collaboration.rules.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import type { CollaborationContent, UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { contractThresholdCents } from '../core/contract-threshold.ts';
import { ThresholdCount, type ThresholdCountItem } from '../core/threshold-count.entity.ts';

type Counted = Pick<UgcCollaborationItem, 'workspaceId' | 'collaborationId' | 'brandId' | 'creatorId'>;

/** The count of a year, and what else the twelve months before may hold. */
export type Counts = {
  key: Omit<ThresholdCountItem, 'counted' | 'revision'>;
  year: ThresholdCountItem | null;
  all: CountedOffer[];
};

/** Another acceptance moved the count: what was worked out of it is worked out again. */
export const countMoved = new AppError('document_changed');

/** What was promised to that creator for that brand and objective, as of a day. */
export async function readCounts(
  { workspaceId, brandId, creatorId }: Counted,
  { objective }: Terms,
  on: string,
): Promise<Counts> {
  const objectiveKey = keyOf(foldedObjective(objective ?? ''));
  const year = on.slice(0, 4);
  const key = { workspaceId, brandId, creatorId, objectiveKey, year };
  const [thisItem, lastItem] = await readTogether([
    ThresholdCount.get(key),
    ThresholdCount.get({ ...key, year: String(Number(year) - 1) }),
  ]);
  const { data: now } = ThresholdCount.parse({ Item: thisItem });
  const { data: before } = ThresholdCount.parse({ Item: lastItem });
  return { key, year: now, all: [...(before?.counted ?? []), ...(now?.counted ?? [])] };
}

/** What an offer counts for: its fee, what was added to it, and what the creator keeps. */
export function countedOffer(
  { collaborationId, content }: UgcCollaborationItem,
  { on, level }: { on: string; level: CountedOffer['level'] },
): CountedOffer {
  const { offer, extraCents = 0 } = content;
  const kept = inHundredths(offer?.terms.product.value ?? 0);
  const cents = (offer?.cents ?? 0) + extraCents + kept;
  return { collaborationId, on, cents, level, beyondBrand: offer?.terms.diffusion !== 'brand_only' };
}

/** Writes the count of the year over the very one that was read. */
export function countWrite({ key, year }: Counts, counted: CountedOffer[]): Operation {
  const after = { ...key, counted, revision: (year?.revision ?? 0) + 1 };
  const asRead = ThresholdCount.put(after).where((attr, { eq, notExists }) =>
    year ? eq(attr.revision, year.revision) : notExists(attr.revision),
  );
  return put(asRead, countMoved);
}

/** For what was accepted and changes since: another fee, or none when it is cancelled. */
export async function countAnew(
  before: UgcCollaborationItem,
  change: Pick<CollaborationContent, 'offer' | 'extraCents'> | 'gone',
): Promise<Operation[]> {
  const { offer, agreement } = before.content;
  const on = agreement?.acceptedOn;
  if (!offer || !on) return [];
  const counts = await readCounts(before, offer.terms, on);
  if (!counts.year) return [];
  const others = counts.year.counted.filter(({ collaborationId }) => collaborationId !== before.collaborationId);
  if (change === 'gone') return [countWrite(counts, others)];
  const { level } = agreement;
  const after = countedOffer({ ...before, content: { ...before.content, ...change } }, { on, level });
  if (after.cents > countedOffer(before, { on, level }).cents) await refuseBeyondOrder(after, counts.all);
  return [countWrite(counts, [...others, after])];
}

/** What is added to an order stands in no contract: it never brings it to the threshold of the law. */
async function refuseBeyondOrder(offer: CountedOffer, counted: readonly CountedOffer[]): Promise<void> {
  if (offer.level !== 'order') return;
  const { level } = legalLevel(offer, counted, {
    thresholdCents: await contractThresholdCents(),
    policy: 'legal',
  });
  if (level === 'contract') throw new AppError('contract_required', { message: beyondOrder });
}
