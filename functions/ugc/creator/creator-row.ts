import { foldedWords } from '../../../shared/kernel/fold.ts';
import type { MatchedCreator } from '../../../shared/rules/ugc/creator-match.ts';
import {
  blankCreator,
  type CreatorContent,
  type CreatorRecord,
  creatorLimits,
  creatorNiches,
  noRecord,
} from '../../../shared/ugc/creator.rules.ts';
import type { CreatorProfileItem } from '../core/creator-profile.entity.ts';
import type { CreatorRelationItem } from '../core/creator-relation.entity.ts';

/** A creator as they are searched, sorted, counted and matched. */
export type CreatorRow = MatchedCreator & {
  creatorId: string;
  listed: boolean;
  /** The words that a search looks at, each after a space. */
  text: string;
  /** Of these, those of the name. */
  nameText: string;
  styles: CreatorContent['styles'];
  networkNames: string[];
  mostFollowers: number;
  leastCents: number | null;
  createdAt: string;
  lastActiveAt: string;
};

/** What is read of a profile to find it. */
export const rowFields = ['creatorId', 'listed', 'content', 'record', 'createdAt', 'lastActiveAt'] as const;
type RowSource = Pick<CreatorProfileItem, (typeof rowFields)[number]>;

export const rowOf = ({ creatorId, listed, content, record, createdAt, lastActiveAt }: RowSource): CreatorRow =>
  filled({ creatorId, listed, content, record, createdAt, lastActiveAt });

/** Of someone who has not opened the link of the workspace that added them: it knows what it typed. */
export const typedRow = ({ creatorId, added, createdAt }: CreatorRelationItem): CreatorRow =>
  filled({
    // Behind those of whom more is known.
    ...{ creatorId, listed: false, record: noRecord, createdAt, lastActiveAt: '' },
    content: { ...blankCreator, displayName: added?.displayName ?? '' },
  });

/** A row under the name by which its workspace added them, until they have said theirs. */
export const rowNamed = (row: CreatorRow, { added }: CreatorRelationItem): CreatorRow => {
  if (row.nameText !== '' || !added) return row;
  const nameText = wordsOf([added.displayName]);
  return { ...row, nameText, text: `${nameText}${row.text}` };
};

const wordsOf = (texts: (string | null)[]): string =>
  texts.flatMap((text) => (text === null ? [] : foldedWords(text))).reduce((all, word) => `${all} ${word}`, '');

function filled({ creatorId, listed, content, record, createdAt, lastActiveAt = createdAt }: RowSource): CreatorRow {
  const nameText = wordsOf([content.displayName]);
  const networks = content.platforms.map(({ network, followers }) => ({ network, followers }));
  return {
    creatorId,
    listed,
    text: `${nameText}${wordsOf([content.city, ...content.niches.map((niche) => creatorNiches[niche]), content.bio])}`,
    nameText,
    niches: content.niches,
    styles: content.styles,
    languages: content.languages.map(({ code }) => code),
    country: content.country,
    gender: content.gender,
    ageRange: content.ageRange,
    networks,
    networkNames: networks.map(({ network }) => network),
    mostFollowers: Math.max(0, ...networks.map(({ followers }) => followers)),
    rates: content.rates,
    leastCents: leastOf(content.rates),
    turnaroundDays: content.turnaroundDays,
    availableFrom: content.availableFrom,
    vacations: content.vacations,
    rating: ratingOf(record),
    createdAt,
    lastActiveAt,
  };
}

const leastOf = (rates: CreatorContent['rates']): number | null =>
  rates.length === 0 ? null : Math.min(...rates.map(({ cents }) => cents));

/** Null of who has made too little for it to be of nobody. */
export const ratingOf = ({ collaborations, ratings, ratingSum }: CreatorRecord): number | null =>
  collaborations < creatorLimits.enoughCollaborations || ratings === 0 ? null : ratingSum / ratings;
