import type { SpaceCreator } from '../../../shared/ugc/space-creator.ts';
import { AppError } from '../../platform/app-error.ts';
import { creatorAddress } from '../core/creator-address.ts';
import { CreatorLegal, type CreatorLegalItem } from '../core/creator-legal.entity.ts';
import { readLegalIdentity } from '../core/creator-legal.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import { shownSaid } from '../core/shown-said.ts';

/** A creator as they see themself. */
export async function shownSpaceCreator(profile: CreatorProfileItem): Promise<SpaceCreator> {
  const { creatorId, listed, billable, createdAt, updatedAt, version } = profile;
  const [email, { data: legal }, said] = await Promise.all([
    creatorAddress(profile),
    CreatorLegal.get({ creatorId }).go({ consistent: true }),
    shownSaid(profile),
  ]);
  if (email === null) throw new AppError('unauthorized');
  const identity = legal && (await shownIdentity(legal));
  const listingReview = reviewOf(profile);
  return { id: creatorId, email, ...said, listed, listingReview, billable, identity, createdAt, updatedAt, version };
}

function reviewOf({ listed, reviewCaseId, refusedFor }: CreatorProfileItem): SpaceCreator['listingReview'] {
  if (reviewCaseId) return { status: 'pending', reason: null };
  return refusedFor !== undefined && !listed ? { status: 'refused', reason: refusedFor } : null;
}

async function shownIdentity(legal: CreatorLegalItem): Promise<NonNullable<SpaceCreator['identity']>> {
  const { legalName, legalStatus, taxCountry, vatLiable, invoicingMandate } = await readLegalIdentity(legal);
  return {
    ...{ legalName, legalStatus, taxCountry, vatLiable, invoicingMandate },
    siretHint: legal.siretHint ?? null,
    ibanHint: legal.ibanHint ?? null,
    updatedAt: legal.updatedAt,
  };
}
