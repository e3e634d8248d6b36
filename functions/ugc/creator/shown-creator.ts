import { blankCreator, type CreatorRecord, creatorLimits } from '../../../shared/ugc/creator.rules.ts';
import type { Creator, CreatorMatch } from '../../../shared/ugc/creator.ts';
import { shownUrl } from '../../platform/clients/download-url.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import type { CreatorRelationItem } from '../core/creator-relation.entity.ts';
import { creatorName, isUnopened, type KnownCreator } from '../core/read-creator.ts';
import { shownSaid } from '../core/shown-said.ts';
import { ratingOf } from './creator-row.ts';

/** A creator as a workspace reads them: its own words, and theirs once they have opened its link. */
export async function shownCreator(known: KnownCreator, match: CreatorMatch | null = null): Promise<Creator> {
  const { profile, relation } = known;
  const isHidden = isUnopened(relation);
  const isOwn = relation?.added !== undefined || (relation?.metAt !== undefined && !profile.listed);
  return {
    ...(await shownSaid(isHidden ? { content: blankCreator } : profile)),
    id: profile.creatorId,
    pool: isOwn ? 'private' : 'marketplace',
    status: isHidden ? 'invited' : profile.status,
    email: relation?.added?.email ?? null,
    displayName: creatorName(known),
    ...(isHidden ? nothingOfTheirs : await factsOf(profile)),
    relation: shownRelation(relation),
    withUs: null,
    ...(match && { match }),
    // When a profile was made tells whether we knew them before.
    createdAt: (isHidden && relation?.added?.at) || profile.createdAt,
    updatedAt: (isHidden && relation?.updatedAt) || profile.updatedAt,
  };
}

const noStats = { collaborations: null, onTimeRate: null, rating: null, ratingCount: null, responseHours: null };

const nothingOfTheirs = {
  ...{ introVideoUrl: null, arppCertifiedUntil: null, lastActiveAt: null },
  ...{ billable: false, results: [], stats: noStats },
};

const factsOf = async (profile: CreatorProfileItem) => ({
  introVideoUrl: profile.introFile ? await shownUrl(profile.introFile) : null,
  arppCertifiedUntil: profile.arppUntil ?? null,
  lastActiveAt: profile.lastActiveAt ?? null,
  billable: profile.billable,
  results: profile.results,
  stats: statsOf(profile.record),
});

function statsOf(record: CreatorRecord): Creator['stats'] {
  const { collaborations, onTime, ratings, answers, answerHours } = record;
  if (collaborations < creatorLimits.enoughCollaborations) return noStats;
  return {
    collaborations,
    onTimeRate: onTime / collaborations,
    rating: ratingOf(record),
    ratingCount: ratings,
    responseHours: answers === 0 ? null : answerHours / answers,
  };
}

const shownRelation = (relation: CreatorRelationItem | null): Creator['relation'] => ({
  favorite: relation?.favorite ?? false,
  tags: relation?.tags ?? [],
  note: relation?.note ?? null,
  blocked: relation?.blocked ?? false,
  collectedFrom: relation?.added?.collectedFrom ?? null,
  version: relation?.version ?? 0,
});
