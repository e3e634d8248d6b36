import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { type NamesWith, namesWith } from './fields.ts';
import { Prospect } from './prospect.ts';
import { prospectLimits } from './prospects.rules.ts';

const route = routes('prospects/duplicates');

const ProspectAnswer = z.object({ prospect: Prospect });

export const listProspectDuplicates = route({
  operation: 'listProspectDuplicates',
  method: 'GET',
  path: '/api/prospects/duplicates',
  auth: 'prospects:read',
  summary: 'Les prospects qui semblent être une même personne',
  query: z.object(pageQuery),
  output: z.object({
    items: z.array(
      z.object({
        /** What they share. */
        by: z.array(z.enum(['email', 'phone', 'name'])),
        prospects: z.array(Prospect),
      }),
    ),
    nextCursor: z.string().nullable(),
    total: z.int(),
  }),
});

/** Fields of which a merge may take the value of another prospect than the one kept. */
export const mergeableFields = namesWith('merged');
export type MergeableField = NamesWith<'merged'>;

export const mergeProspects = route({
  operation: 'mergeProspects',
  method: 'POST',
  path: '/api/prospects/merge',
  auth: 'prospects:delete',
  summary: 'Réunir des prospects en un seul',
  body: z.strictObject({
    keepId: z.string().min(1).max(60),
    mergeIds: z.array(z.string().min(1).max(60)).min(1).max(prospectLimits.merged),
    /** By field, the prospect whose value is kept; else the kept one's, or the first that has one. */
    fields: z.partialRecord(z.enum(mergeableFields), z.string().min(1).max(60)).optional(),
    /** The same of the fields of the workspace, by their ids. */
    custom: z
      .record(z.string().max(60), z.string().min(1).max(60))
      .refine((chosen) => Object.keys(chosen).length <= prospectLimits.customFields, 'Trop de champs')
      .optional(),
  }),
  output: ProspectAnswer,
  errors: ['not_found', 'conflict'],
  status: 200,
});
