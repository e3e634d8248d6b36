import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import {
  contentStyles,
  creatorAges,
  creatorGenders,
  creatorNetworks,
  creatorNiches,
  creatorPools,
  creatorStatuses,
  deliverableTypes,
  languageLevels,
  resultMetrics,
  seenBeside,
  spokenLanguages,
} from './creator.rules.ts';

const niche = z.enum(keysOf(creatorNiches));
const said = z.string().nullable();

const Shares = z.array(z.object({ value: z.string(), share: z.number() }));

/** What a creator says of themselves, as it is shown. */
export const creatorSaid = {
  displayName: z.string(),
  bio: said,
  city: said,
  /** ISO 3166. */
  country: said,
  languages: z.array(z.object({ code: z.enum(keysOf(spokenLanguages)), level: z.enum(keysOf(languageLevels)) })),
  ageRange: z.enum(keysOf(creatorAges)).nullable(),
  gender: z.enum(keysOf(creatorGenders)).nullable(),
  niches: z.array(niche),
  styles: z.array(z.enum(keysOf(contentStyles))),
  appearsWith: z.array(z.enum(keysOf(seenBeside))),
  platforms: z.array(
    z.object({
      network: z.enum(keysOf(creatorNetworks)),
      handle: z.string(),
      followers: z.int(),
      /** Of 1. */
      engagementRate: z.number().nullable(),
      averageViews: z.int().nullable(),
      declaredOn: Day,
    }),
  ),
  /** Of 1, each. */
  audience: z.object({ source: z.literal('declared'), countries: Shares, ages: Shares, genders: Shares }).nullable(),
  /** Euros, before tax. */
  rates: z.array(z.object({ deliverable: z.enum(keysOf(deliverableTypes)), price: z.number() })),
  turnaroundDays: z.int().nullable(),
  availableFrom: Day.nullable(),
  /** Both days included. */
  vacations: z.array(z.object({ from: Day, to: Day })),
  portfolio: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      sector: niche.nullable(),
      posterUrl: said,
      mediaUrl: said,
      durationSeconds: z.number().nullable(),
    }),
  ),
};

/** A campaign that a creator is matched against gives or keeps points, rule by rule; one that it does not ask for is not there. */
export const CreatorMatch = z.object({
  /** 0 to 100. */
  score: z.int(),
  details: z.array(z.object({ rule: z.string(), label: z.string(), points: z.int(), of: z.int() })),
});
export type CreatorMatch = z.infer<typeof CreatorMatch>;

export const Creator = z.object({
  id: z.string(),
  pool: z.enum(keysOf(creatorPools)),
  status: z.enum(keysOf(creatorStatuses)),
  /** Of those whom the workspace added, as it typed it; null of the others. */
  email: said,
  photoUrl: said,
  introVideoUrl: said,
  ...creatorSaid,
  /** Each null below three collaborations, and where nobody has said anything. */
  stats: z.object({
    collaborations: z.int().nullable(),
    /** Of 1. */
    onTimeRate: z.number().nullable(),
    /** 1 to 5. */
    rating: z.number().nullable(),
    ratingCount: z.int().nullable(),
    responseHours: z.number().nullable(),
  }),
  /** Measured by us, over 5,000 impressions at least. */
  results: z.array(
    z.object({
      sector: niche,
      metric: z.enum(keysOf(resultMetrics)),
      value: z.number(),
      impressions: z.int(),
      measuredOn: Day,
    }),
  ),
  /** Whether they may be paid: they have said under what form they work. */
  billable: z.boolean(),
  arppCertifiedUntil: Day.nullable(),
  /** What this workspace says of them; no other sees it. */
  relation: z.object({
    favorite: z.boolean(),
    tags: z.array(z.string()),
    note: said,
    blocked: z.boolean(),
    /** From where a workspace has those whom it added. */
    collectedFrom: said,
    version: z.int(),
  }),
  /** What was made together; null before the first collaboration. */
  withUs: z
    .object({
      collaborations: z.int(),
      spentThisYear: z.number(),
      counters: z.array(
        z.object({ brandId: z.string(), objective: z.string(), total: z.number(), threshold: z.number() }),
      ),
    })
    .nullable(),
  match: CreatorMatch.optional(),
  lastActiveAt: said,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Creator = z.infer<typeof Creator>;
