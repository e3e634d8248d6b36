import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { customTypes } from './custom-fields.ts';
import { prospectLimits } from './prospects.rules.ts';

const route = routes('prospects/fields');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);

const ProspectField = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(keysOf(customTypes)),
  /** Of a field of choices; of others, none. */
  choices: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type ProspectField = z.infer<typeof ProspectField>;

const FieldAnswer = z.object({ field: ProspectField });
const name = lineText(prospectLimits.customName);
const choices = z.array(lineText(prospectLimits.customChoice)).max(prospectLimits.customChoices);

export const listProspectFields = route({
  operation: 'listProspectFields',
  method: 'GET',
  path: '/api/prospects/fields',
  auth: 'prospects:read',
  summary: 'Les champs que l’espace ajoute à ses prospects, dans l’ordre de leur création',
  /** Twenty at most. */
  output: z.object({ items: z.array(ProspectField) }),
});

export const createProspectField = route({
  operation: 'createProspectField',
  method: 'POST',
  path: '/api/prospects/fields',
  auth: 'prospects:write',
  summary: 'Ajouter un champ aux prospects',
  body: z.strictObject({ name, type: z.enum(keysOf(customTypes)), choices: choices.optional() }),
  output: FieldAnswer,
  status: 201,
  errors: ['prospect_field_limit', 'prospect_field_name_taken'],
  idempotent: true,
});

export const updateProspectField = route({
  operation: 'updateProspectField',
  method: 'PUT',
  path: '/api/prospects/fields/{id}',
  auth: 'prospects:write',
  summary: 'Renommer un champ de prospects, ou changer ses choix ; son type ne change pas',
  params,
  /** Prospects keep a choice that is no longer offered. */
  body: z.strictObject({ name: name.optional(), choices: choices.optional(), version }),
  output: FieldAnswer,
  errors: ['conflict', 'prospect_field_name_taken'],
});

export const deleteProspectField = route({
  operation: 'deleteProspectField',
  method: 'DELETE',
  path: '/api/prospects/fields/{id}',
  auth: 'prospects:delete',
  summary: 'Supprimer un champ de prospects et toutes ses valeurs',
  params,
  output: z.object({ id: z.string() }),
});
