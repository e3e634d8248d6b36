import * as z from 'zod';
import { Count } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { intParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { customEdit, day, moment, ownership, reference, schemasOf, tag } from './field-schemas.ts';
import { fields } from './fields.ts';
import { Prospect } from './prospect.ts';
import {
  amountText,
  companySizes,
  grades,
  jobLevels,
  prospectLimits,
  prospectSources,
  prospectStatuses,
} from './prospects.rules.ts';

const route = routes('prospects/prospect');
const searchRoute = routes('prospects/search');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);
const ProspectAnswer = z.object({ prospect: Prospect });

export const createProspect = route({
  operation: 'createProspect',
  method: 'POST',
  path: '/api/prospects',
  auth: 'prospects:write',
  summary: 'Créer un prospect',
  body: z.strictObject({ ...schemasOf('create'), custom: customEdit }),
  output: ProspectAnswer,
  status: 201,
  errors: ['plan_limit', 'prospect_email_taken'],
  idempotent: true,
});

export const getProspect = route({
  operation: 'getProspect',
  method: 'GET',
  path: '/api/prospects/{id}',
  auth: 'prospects:read',
  summary: 'Lire un prospect',
  params,
  output: ProspectAnswer,
});

export const updateProspect = route({
  operation: 'updateProspect',
  method: 'PUT',
  path: '/api/prospects/{id}',
  auth: 'prospects:write',
  summary: 'Modifier un prospect',
  params,
  /** What is missing stays; an end of retention that is cleared follows the last contact again. */
  body: z.strictObject({ ...schemasOf('edit'), custom: customEdit, version }),
  output: ProspectAnswer,
  errors: ['conflict', 'prospect_email_taken'],
});

export const deleteProspect = route({
  operation: 'deleteProspect',
  method: 'DELETE',
  path: '/api/prospects/{id}',
  auth: 'prospects:delete',
  summary: 'Supprimer un prospect ; il se rétablit pendant 30 secondes',
  params,
  output: z.object({ id: z.string() }),
});

export const restoreProspect = route({
  operation: 'restoreProspect',
  method: 'POST',
  path: '/api/prospects/{id}/restore',
  auth: 'prospects:write',
  summary: 'Rétablir un prospect supprimé depuis moins de 30 secondes',
  params,
  body: z.strictObject({}),
  output: ProspectAnswer,
  status: 200,
  errors: ['plan_limit', 'prospect_email_taken'],
});

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What prospects can be sorted by, and which way unless it is said. Those that have nothing there come last both ways. */
export const prospectSorts = {
  newest: 'desc',
  score: 'desc',
  recent_activity: 'desc',
  value: 'desc',
  name: 'asc',
  next_action: 'asc',
  status: 'asc',
  company: 'asc',
  owner: 'asc',
  client: 'asc',
  campaign: 'asc',
  email: 'asc',
  phone: 'asc',
  city: 'asc',
  source: 'asc',
  tag: 'asc',
} as const satisfies Record<string, SortOrder>;
export type ProspectSort = keyof typeof prospectSorts;
/** By a field of the workspace: its id. */
export type CustomSort = `pfd_${string}`;
export type AnySort = ProspectSort | CustomSort;

export const isCustomSort = (sort: string): sort is CustomSort => /^pfd_\w{1,40}$/.test(sort);

/** Which way a sort goes unless it is said. */
export const usualOrder = (sort: AnySort): SortOrder => (isCustomSort(sort) ? 'asc' : prospectSorts[sort]);

const customSort = z
  .string()
  .max(44)
  .regex(/^pfd_\w{1,40}$/)
  .transform((id): CustomSort => `pfd_${id.slice(4)}`)
  .meta({ type: 'string' });

const sorting = {
  sort: z.union([z.enum(keysOf(prospectSorts)), customSort]).default('newest'),
  order: z.enum(sortOrders).optional(),
};

const amountParam = z
  .string()
  .regex(amountText, 'Montant attendu')
  .transform(Number)
  .pipe(z.number().max(prospectLimits.value))
  .meta({ type: 'number', minimum: 0 });
const scoreParam = intParam({ min: 0, max: 100 });

/** `pfd_01J…:Nord`: a field of the workspace, then what it is asked for. */
const customParam = z
  .string()
  .max(700)
  .regex(/^pfd_\w{1,40}:/, 'Champ et valeur attendus, séparés par deux-points')
  .transform((text) => ({ id: text.slice(0, text.indexOf(':')), value: text.slice(text.indexOf(':') + 1).trim() }))
  .meta({ type: 'string' });

/** What narrows a list of prospects; each list means any of its values. */
export const prospectFilters = {
  q: z.string().trim().max(textLimits.query).optional(),
  status: listParam(z.enum(keysOf(prospectStatuses))).optional(),
  source: listParam(z.enum(keysOf(prospectSources))).optional(),
  tag: listParam(tag).optional(),
  grade: listParam(z.enum(grades)).optional(),
  ...ownership,
  /** However they are written: `fashion` finds « Mode & bijoux », `FR` finds « France ». */
  industry: listParam(lineText(fields.industry.max)).optional(),
  country: listParam(lineText(fields.country.max)).optional(),
  /** What a job title tells. */
  jobLevel: listParam(z.enum(keysOf(jobLevels))).optional(),
  companySize: listParam(z.enum(keysOf(companySizes))).optional(),
  /** Ids of campaigns, and `none`. */
  campaignId: listParam(reference).optional(),
  /**
   * By field of the workspace: one of its choices, words of its text, a number or a day, or two bounds of which one may be
   * missing, `10..50`, `..2026-12-31`; nothing after the colon asks for those without a value. All fields, any value of each.
   */
  custom: listParam(customParam).optional(),
  minScore: scoreParam.optional(),
  maxScore: scoreParam.optional(),
  minValue: amountParam.optional(),
  maxValue: amountParam.optional(),
  /** Due before this moment, and not closed. */
  nextActionBefore: moment.optional(),
  /** Days in Paris, both included. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** To be kept no longer on this day. */
  retainUntilBefore: day.optional(),
};

export const searchProspects = searchRoute({
  operation: 'searchProspects',
  method: 'GET',
  path: '/api/prospects/search',
  auth: 'prospects:read',
  summary: 'Chercher parmi les prospects',
  query: z.object({
    ...prospectFilters,
    ...sorting,
    ...pageQuery,
    /** Asks for the first prospects of each status beside the page, so many of each. */
    perStatus: intParam({ min: 1, max: 50 }).optional(),
  }),
  output: z.object({
    items: z.array(Prospect),
    nextCursor: z.string().nullable(),
    total: z.int(),
    facets: z.object({
      status: z.array(Count),
      source: z.array(Count),
      grade: z.array(Count),
      tag: z.array(Count),
      ownerId: z.array(Count),
      clientId: z.array(Count),
      campaignId: z.array(Count),
    }),
    /** By status, what the prospects found are worth together, in the main currency. */
    valueByStatus: z.array(Count.extend({ value: z.enum(keysOf(prospectStatuses)), amount: z.number() })),
    /** The currency of the amounts: the one most used. */
    currency: z.string(),
    /** With `perStatus`, every status in its order; the cursor is that of the same search of this status alone. */
    columns: z
      .array(
        z.object({
          status: z.enum(keysOf(prospectStatuses)),
          items: z.array(Prospect),
          nextCursor: z.string().nullable(),
        }),
      )
      .nullable(),
  }),
});

export const exportProspects = searchRoute({
  operation: 'exportProspects',
  method: 'GET',
  path: '/api/prospects/export',
  auth: 'prospects:export',
  summary: 'Les prospects d’une recherche, en CSV ; au-delà de 4 Mo, l’adresse d’un fichier',
  query: z.object({ ...prospectFilters, ...sorting }),
  output: z.union([z.string(), z.object({ url: z.string(), expiresAt: z.string() })]),
  contentType: 'text/csv',
});
