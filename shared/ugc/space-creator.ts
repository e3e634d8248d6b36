import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { isCountry } from '../kernel/named-codes.ts';
import { clearable, clearableLine, clearableText, lineText } from '../kernel/text.ts';
import {
  contentStyles,
  creatorAges,
  creatorGenders,
  creatorLimits,
  creatorNetworks,
  creatorNiches,
  deliverableTypes,
  languageLevels,
  seenBeside,
  spokenLanguages,
} from './creator.rules.ts';
import { creatorSaid } from './creator.ts';
import { legalStatuses } from './space.rules.ts';

/** What a link was mailed for, so that it opens there. */
export const focusKinds = ['campaign', 'collaboration', 'right', 'payment'] as const;
export const SpaceFocus = z.object({ kind: z.enum(focusKinds), id: z.string() });
export type SpaceFocus = z.infer<typeof SpaceFocus>;

/** A creator as they see themself. */
export const SpaceCreator = z.object({
  id: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  ...creatorSaid,
  /** Whether every workspace finds them. */
  listed: z.boolean(),
  /** Where they want it, and the platform has not read them yet, or has refused. */
  listingReview: z.object({ status: z.enum(['pending', 'refused']), reason: z.string().nullable() }).nullable(),
  billable: z.boolean(),
  /** What contracts are made with; null until they have said it. Numbers by their last signs alone. */
  identity: z
    .object({
      legalName: z.string(),
      legalStatus: z.enum(keysOf(legalStatuses)),
      taxCountry: z.string(),
      siretHint: z.string().nullable(),
      ibanHint: z.string().nullable(),
      vatLiable: z.boolean(),
      invoicingMandate: z.boolean(),
      updatedAt: z.string(),
    })
    .nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type SpaceCreator = z.infer<typeof SpaceCreator>;

const some = <T extends z.ZodType>(one: T, max: number) => z.array(one).max(max);
const several = <K extends string>(labels: Record<K, unknown>, max: number) =>
  some(z.enum(keysOf(labels)), max).transform((all) => [...new Set(all)]);
const count = z.int().min(0).max(creatorLimits.followers);

const vacation = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Le retour ne peut pas précéder le départ' });

const firstOf = <T>(all: readonly T[], key: (one: T) => string) =>
  all.filter((one, at) => at === all.findIndex((other) => key(other) === key(one)));

/** What a creator changes of what they say: what is missing stays. */
export const editedProfileFields = {
  displayName: lineText(creatorLimits.name),
  bio: clearableText(creatorLimits.bio),
  city: clearableLine(creatorLimits.city),
  country: clearable(z.string().max(creatorLimits.country).refine(isCountry, 'Choisissez un pays')),
  languages: some(
    z.strictObject({ code: z.enum(keysOf(spokenLanguages)), level: z.enum(keysOf(languageLevels)) }),
    creatorLimits.languages,
  ).transform((all) => firstOf(all, ({ code }) => code)),
  ageRange: clearable(z.enum(keysOf(creatorAges))),
  gender: clearable(z.enum(keysOf(creatorGenders))),
  niches: several(creatorNiches, creatorLimits.niches),
  styles: several(contentStyles, creatorLimits.styles),
  appearsWith: several(seenBeside, Object.keys(seenBeside).length),
  platforms: some(
    z.strictObject({
      network: z.enum(keysOf(creatorNetworks)),
      handle: lineText(creatorLimits.handle),
      followers: count,
      /** Of 1. */
      engagementRate: z.number().min(0).max(1).nullish(),
      averageViews: count.nullish(),
    }),
    creatorLimits.platforms,
  ).transform((all) => firstOf(all, ({ network }) => network)),
  /** Euros, before tax. */
  rates: some(
    z.strictObject({
      deliverable: z.enum(keysOf(deliverableTypes)),
      price: z.number().min(0).max(creatorLimits.price).multipleOf(0.01),
    }),
    creatorLimits.rates,
  ).transform((all) => firstOf(all, ({ deliverable }) => deliverable)),
  turnaroundDays: z.int().min(1).max(creatorLimits.turnaroundDays).nullable(),
  availableFrom: clearable(Day),
  vacations: some(vacation, creatorLimits.vacations),
  /** Those that they keep, in their order: what is not named goes. */
  portfolio: some(
    z.strictObject({
      id: z.string().max(60),
      title: lineText(creatorLimits.portfolioTitle),
      sector: z.enum(keysOf(creatorNiches)).nullish(),
    }),
    creatorLimits.portfolio,
  ),
  listed: z.boolean(),
};
