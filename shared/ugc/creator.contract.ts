import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { boolParam, intParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { clearableText, email, lineText, optionalText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import {
  contentStyles,
  creatorAges,
  creatorGenders,
  creatorLimits,
  creatorNetworks,
  creatorNiches,
  creatorPools,
  deliverableTypes,
  spokenLanguages,
} from './creator.rules.ts';
import { Creator } from './creator.ts';

const route = routes('ugc/creator');

const id = z.string().max(60);
const params = z.object({ id });
const CreatorAnswer = z.object({ creator: Creator });
const tag = lineText(textLimits.tag);

const priceParam = intParam({ min: 0, max: creatorLimits.price });

export const creatorSorts = {
  relevance: 'Pertinence',
  match: 'Accord avec la campagne',
  rating: 'Meilleures notes',
  price: 'Prix les plus bas',
  turnaround: 'Délais les plus courts',
  newest: 'Nouveaux',
  recent: 'Actifs récemment',
} as const;
export type CreatorSort = keyof typeof creatorSorts;

/** What narrows a list of creators; each list means any of its values. */
export const creatorFilters = {
  /** Their name, bio, city and niches. */
  q: z.string().trim().max(textLimits.query).optional(),
  pool: listParam(z.enum(keysOf(creatorPools))).optional(),
  niche: listParam(z.enum(keysOf(creatorNiches))).optional(),
  style: listParam(z.enum(keysOf(contentStyles))).optional(),
  language: listParam(z.enum(keysOf(spokenLanguages))).optional(),
  country: listParam(z.string().max(2)).optional(),
  gender: listParam(z.enum(keysOf(creatorGenders))).optional(),
  ageRange: listParam(z.enum(keysOf(creatorAges))).optional(),
  network: listParam(z.enum(keysOf(creatorNetworks))).optional(),
  /** With a price for one of them. */
  deliverable: listParam(z.enum(keysOf(deliverableTypes))).optional(),
  tag: listParam(tag).optional(),
  minFollowers: intParam({ min: 0, max: creatorLimits.followers }).optional(),
  /** Euros, of one of the deliverables that are asked for, or of any. */
  maxPrice: priceParam.optional(),
  minRating: intParam({ min: 1, max: 5 }).optional(),
  maxTurnaroundDays: intParam({ min: 1, max: creatorLimits.turnaroundDays }).optional(),
  availableOn: Day.optional(),
  favorite: boolParam.optional(),
  /** Those that the workspace has blocked alone; without it, none of these. */
  blocked: boolParam.optional(),
};

const Facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

export const listCreators = route({
  operation: 'listCreators',
  method: 'GET',
  path: '/api/ugc/creators',
  auth: 'ugc:read',
  summary: 'Chercher parmi les créateurs de la marketplace et ceux de l’espace',
  query: z.object({
    ...creatorFilters,
    /** Of the workspace: each creator is matched against it. */
    campaignId: id.optional(),
    sort: z.enum(keysOf(creatorSorts)).optional(),
    ...pageQuery,
  }),
  output: z.object({
    items: z.array(Creator),
    nextCursor: z.string().nullable(),
    total: z.int(),
    facets: z.object({
      ...{ pool: Facet, niche: Facet, style: Facet, language: Facet, country: Facet, gender: Facet },
      ...{ ageRange: Facet, network: Facet },
    }),
  }),
  errors: ['not_found'],
});

export const createCreator = route({
  operation: 'createCreator',
  method: 'POST',
  path: '/api/ugc/creators',
  auth: 'ugc:write',
  summary: 'Ajouter un créateur, à qui un e-mail dit par qui, pourquoi et comment refuser',
  body: z.strictObject({
    email,
    displayName: lineText(creatorLimits.name),
    /** Where the workspace has the address from: the mail says it (RGPD, article 14). */
    collectedFrom: lineText(creatorLimits.collectedFrom),
    message: optionalText(creatorLimits.message),
  }),
  output: CreatorAnswer,
  status: 201,
  errors: ['creator_exists', 'ugc_creator_limit', 'rate_limited'],
  idempotent: true,
});

export const getCreator = route({
  operation: 'getCreator',
  method: 'GET',
  path: '/api/ugc/creators/{id}',
  auth: 'ugc:read',
  summary: 'Lire un créateur',
  params,
  output: CreatorAnswer,
});

export const updateCreator = route({
  operation: 'updateCreator',
  method: 'PUT',
  path: '/api/ugc/creators/{id}',
  auth: 'ugc:write',
  summary: 'Dire d’un créateur ce que l’espace seul en voit',
  params,
  body: z.strictObject({
    favorite: z.boolean().optional(),
    tags: z
      .array(tag)
      .max(creatorLimits.tags)
      .transform((all) => [...new Set(all)])
      .optional(),
    note: clearableText(creatorLimits.note),
    blocked: z.boolean().optional(),
    /** Of `relation`: 0 before the first. */
    version: z.int().min(0),
  }),
  output: CreatorAnswer,
  errors: ['conflict'],
});

export const deleteCreator = route({
  operation: 'deleteCreator',
  method: 'DELETE',
  path: '/api/ugc/creators/{id}',
  auth: 'ugc:delete',
  summary: 'Oublier un créateur que l’espace a ajouté',
  params,
  output: z.object({ id: z.string() }),
  errors: ['creator_engaged', 'creator_listed'],
});
