import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { inHundredths } from '../../../shared/rules/hundredths.ts';
import {
  type CountedOffer,
  foldedObjective,
  isSameLine,
  type LegalLevel,
  legalLevel,
} from '../../../shared/rules/ugc/legal-counter.ts';
import { beyondOrder } from '../../../shared/ugc/collaboration.rules.ts';
import { extensionBeyondOrder } from '../../../shared/ugc/right.rules.ts';
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

/** For what was accepted and is owed another fee since. */
export async function countAnew(
  before: UgcCollaborationItem,
  change: Pick<CollaborationContent, 'offer' | 'extraCents'>,
): Promise<Operation[]> {
  const { offer, agreement } = before.content;
  const on = agreement?.acceptedOn;
  if (!offer || !on) return [];
  const counts = await readCounts(before, offer.terms, on);
  if (!counts.year) return [];
  const { collaborationId } = before;
  const others = counts.year.counted.filter((one) => !isSameLine(one, { collaborationId }));
  const { level } = agreement;
  const after = countedOffer({ ...before, content: { ...before.content, ...change } }, { on, level });
  if (after.cents > countedOffer(before, { on, level }).cents) await levelBeyond(after, counts.all, beyondOrder);
  return [countWrite(counts, [...others, after])];
}

/** For what was accepted and is cancelled, with those of its extensions that are not paid either, in the year of each. */
export async function countGone(
  before: UgcCollaborationItem,
  extensions: readonly { extensionId?: string | undefined; createdAt: string }[],
): Promise<Operation[]> {
  const { collaborationId, content } = before;
  const { offer, agreement } = content;
  if (!offer || !agreement?.acceptedOn) return [];
  const ids = [undefined, ...extensions.map(({ extensionId }) => extensionId)];
  const days = [agreement.acceptedOn, ...extensions.map(({ createdAt }) => parisDay(new Date(createdAt)))];
  const firstOfYear = new Map(days.map((day) => [day.slice(0, 4), day]));
  const all = await Promise.all([...firstOfYear.values()].map((day) => readCounts(before, offer.terms, day)));
  return all.flatMap((counts) => {
    const counted = counts.year?.counted ?? [];
    const left = counted.filter((one) => !ids.some((extensionId) => isSameLine(one, { collaborationId, extensionId })));
    return left.length === counted.length ? [] : [countWrite(counts, left)];
  });
}

/** What is added to an order stands in no contract: it never brings it to the threshold of the law. */
async function levelBeyond(line: CountedOffer, counted: readonly CountedOffer[], why: string): Promise<LegalLevel> {
  const level = legalLevel(line, counted, { thresholdCents: await contractThresholdCents(), policy: 'legal' });
  if (line.level === 'order' && level.level === 'contract') throw new AppError('contract_required', { message: why });
  return level;
}

type Extended = { extensionId: string; feeCents: number };

/** What an extension of rights counts for on a day: its fee, beside what its collaboration counts for. */
export async function countedExtension(item: UgcCollaborationItem, { extensionId, feeCents }: Extended, on: string) {
  const { collaborationId, content } = item;
  const { offer, agreement } = content;
  if (!offer || !agreement) throw new AppError('illegal_transition');
  const counts = await readCounts(item, offer.terms, on);
  const { level } = agreement;
  const beyondBrand = offer.terms.diffusion !== 'brand_only';
  const line: CountedOffer = { collaborationId, extensionId, on, cents: feeCents, level, beyondBrand };
  // What costs nothing brings nothing to any threshold.
  const legal = feeCents > 0 ? await levelBeyond(line, counts.all, extensionBeyondOrder) : null;
  const others = (counts.year?.counted ?? []).filter((one) => !isSameLine(one, line));
  return { legal, counts, operations: feeCents > 0 ? [countWrite(counts, [...others, line])] : [] };
}
